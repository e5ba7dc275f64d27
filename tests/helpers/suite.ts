import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { demoFirebase, emulatorEnv, projectId } from '../../scripts/lib/app-env.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { launchOptions } from './launch-options';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port for a server of this run. Playwright's workers read the configuration again and find it in the environment. */
async function portOf(server: string): Promise<number> {
  return Number((process.env[`WAYMARK_${server}_PORT`] ??= String(await findFreePort())));
}

/** What the suites of Playwright share. Each writes its results to `dist/reports` for the totals of `npm test`. */
export function suite(name: string, port = 0): PlaywrightTestConfig {
  return {
    testDir: path.join(root, 'tests', name),
    outputDir: path.join(root, 'dist', 'test-results', name),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // A test that passes only on a second attempt hides a bug.
    retries: 0,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: path.join(root, 'dist', 'reports', `${name}.json`) }]],
    use: {
      baseURL: `http://localhost:${port}`,
      locale: 'en-US',
      timezoneId: 'UTC',
      screenshot: 'only-on-failure',
      launchOptions: launchOptions(),
    },
  };
}

/** A suite that runs on the built app, with an Auth emulator and a data API of its own. */
export async function appSuite(name: string): Promise<PlaywrightTestConfig> {
  const port = await portOf('APP');
  const emulatorPort = await portOf('EMULATOR');
  const apiPort = await portOf('API');
  const emulatorUrl = `http://localhost:${emulatorPort}`;
  Object.assign(process.env, { WAYMARK_EMULATOR_URL: emulatorUrl, WAYMARK_PROJECT_ID: projectId });
  const config = '--config tests/helpers/vite.app.ts --mode e2e';
  return {
    ...suite(name, port),
    webServer: [
      {
        name: 'emulator',
        command: 'node scripts/emulator/serve.mjs',
        cwd: root,
        url: emulatorUrl,
        timeout: 180_000,
        env: { AUTH_EMULATOR_PORT: String(emulatorPort) },
      },
      {
        name: 'api',
        command: 'node tests/helpers/serve-api.mjs',
        cwd: root,
        // It deletes its database.
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        url: `http://localhost:${apiPort}/api/v1/health`,
        timeout: 180_000,
        env: { API_PORT: String(apiPort), AUTH_EMULATOR_PORT: String(emulatorPort), DEMO_READINGS: '10000' },
      },
      {
        name: 'app',
        command: `vite build ${config} --logLevel warn && vite preview ${config} --port ${port}`,
        cwd: root,
        url: `http://localhost:${port}`,
        timeout: 180_000,
        // Apple too: unlinking it revokes its token.
        env: {
          ...demoFirebase,
          VITE_AUTH_PROVIDERS: 'google.com,github.com,apple.com',
          ...emulatorEnv(emulatorUrl),
          // Read by the proxy of vite.config.ts.
          API_PORT: String(apiPort),
        },
      },
    ],
  };
}

/**
 * A suite that runs on the stories of a static Storybook: `storybook-quick` with a production build of React, `storybook`
 * with a development build, which play functions expect. WAYMARK_STORYBOOK=built uses the one of the last build.
 */
export async function storySuite(
  name: string,
  output: 'storybook' | 'storybook-quick' = 'storybook-quick',
): Promise<PlaywrightTestConfig> {
  const port = await portOf('STORIES');
  const folder = `dist/${output}`;
  const build = `storybook build --output-dir ${folder} --quiet && `;
  return {
    ...suite(name, port),
    webServer: {
      name: 'stories',
      command: `${process.env.WAYMARK_STORYBOOK === 'built' ? '' : build}vite preview --outDir ${folder} --port ${port}`,
      cwd: root,
      env: { WAYMARK_STORYBOOK: output === 'storybook-quick' ? 'quick' : 'tested' },
      url: `http://localhost:${port}`,
      timeout: 180_000,
    },
  };
}
