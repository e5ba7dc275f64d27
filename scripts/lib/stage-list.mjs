// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnv, demoFirebase, placeholderEnv } from './app-env.mjs';
import { bins, e2eAppDir, root } from './paths.mjs';
import { storybookBuild } from './stories/build.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

const script = (/** @type {string} */ name) => join(root, 'scripts', name);
const vitestReport = (/** @type {string} */ report) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @type {readonly Stage[]} */
export const quickStages = [
  { name: 'types', file: bins.tsc, args: () => ['--noEmit'] },
  { name: 'lint', file: bins.oxlint, args: () => ['--type-aware', '--max-warnings', '0'] },
  { name: 'unit', file: bins.vitest, args: (report) => ['run', ...vitestReport(report)], tests: true },
];

const sizesConfig = 'tests/sizes/vitest.config.ts';

/**
 * Arguments that build the app as the end-to-end tests need it.
 *
 * @param {string} emulatorUrl
 */
export function e2eBuild(emulatorUrl) {
  return {
    args: ['build', '--mode', 'e2e', '--outDir', e2eAppDir, '--emptyOutDir', '--logLevel', 'warn'],
    // Apple as well: its access is revoked when it is unlinked.
    env: { ...demoFirebase, VITE_AUTH_PROVIDERS: 'google.com,github.com,apple.com', ...emulatorEnv(emulatorUrl) },
  };
}

/**
 * Every stage of `npm test`, quick ones first.
 *
 * @param {{ app: number, emulator: number }} e2ePorts chosen before the build, which carries the emulator's address
 * @returns {Stage[]}
 */
export function allStages(e2ePorts) {
  const e2e = e2eBuild(`http://localhost:${e2ePorts.emulator}`);
  return [
    ...quickStages,
    { name: 'build-app', file: bins.vite, args: () => ['build', '--logLevel', 'warn'], env: { ...placeholderEnv } },
    { name: 'build-kit', file: script('build-kit.mjs') },
    ...[false, true].map((quick) => {
      const { args, env } = storybookBuild(quick);
      return { name: quick ? 'build-storybook-quick' : 'build-storybook', file: bins.storybook, args: () => args, env };
    }),
    { name: 'build-e2e', file: bins.vite, args: () => e2e.args, env: e2e.env },
    {
      name: 'sizes',
      file: bins.vitest,
      args: (report) => [
        'run',
        ...(existsSync(join(root, sizesConfig)) ? ['--config', sizesConfig] : ['--dir', 'tests/sizes']),
        ...vitestReport(report),
      ],
      tests: true,
      needs: ['build-app', 'build-kit'],
    },
    {
      name: 'stories',
      file: script('stories.mjs'),
      args: () => ['--no-build'],
      tests: true,
      needs: ['build-storybook'],
      alone: true,
    },
    {
      name: 'behaviour',
      file: script('behaviour.mjs'),
      args: () => ['--no-build'],
      tests: true,
      needs: ['build-storybook-quick'],
      alone: true,
    },
    {
      name: 'e2e',
      file: script('e2e.mjs'),
      tests: true,
      needs: ['build-e2e'],
      alone: true,
      env: {
        WAYMARK_E2E_PORT: String(e2ePorts.app),
        WAYMARK_E2E_EMULATOR_PORT: String(e2ePorts.emulator),
        WAYMARK_E2E_BUILT: '1',
      },
    },
  ];
}
