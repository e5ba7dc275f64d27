// @ts-check
// `npm run test:stories`: runs @storybook/test-runner on the static Storybook. .storybook/test-runner.ts says what it checks.
//   npm run test:stories -- layers-popover controls   only the stories files whose id matches
//   --update     records new baselines (`npm run visual:update`)
//   --no-build   uses the Storybook in dist/storybook as it is
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { preview } from 'vite';
import { findBrowser } from '../tests/helpers/browsers.mjs';

const storybookDir = path.join('dist', 'storybook');
const visualDir = path.join('tests', 'visual');
const baselinesDir = path.join(visualDir, 'baselines');
const browserFile = path.join(baselinesDir, 'browser.json');
const reportFile = path.join('dist', 'reports', 'stories.json');

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
  allowPositionals: true,
});

/** The browser build, which the baselines depend on. */
async function readBrowser() {
  process.env.CHROMIUM_PATH ||= findBrowser();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  await browser.close();
  return { version: browser.version(), platform: `${process.platform} ${process.arch}` };
}

/** Baseline folders of stories that no longer exist. The test runner checks the files in the other folders. */
const findObsoleteFolders = (/** @type {Record<string, unknown>} */ entries) =>
  readdirSync(baselinesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'app' && !entries[entry.name])
    .map(({ name }) => path.join(baselinesDir, name));

/** Links in the documentation to pages or stories that do not exist. */
const findBrokenLinks = (/** @type {Record<string, unknown>} */ entries) =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(path.join('stories', file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
        .filter(([, id = '']) => !entries[id])
        .map(([link]) => `stories/${file}: ${link}`),
    );

const run = execa({ preferLocal: true, stdio: 'inherit', reject: false });
if (!values['no-build']) {
  const build = await run({
    env: { WAYMARK_STORYBOOK: 'tested' },
  })`storybook build --output-dir ${storybookDir} --quiet --disable-telemetry`;
  if (build.failed) process.exit(1);
}

const browser = await readBrowser();
const recorded = existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')) : browser;
const isSameBrowser = recorded.version === browser.version && recorded.platform === browser.platform;
if (values.update) writeFileSync(browserFile, `${JSON.stringify(browser, undefined, 2)}\n`);
else if (!isSameBrowser) {
  console.log(
    `The baselines were recorded by Chromium ${recorded.version} on ${recorded.platform}. This is ${browser.version} on ` +
      `${browser.platform}, so pictures are compared with a tolerance (.storybook/verify/snapshots.ts).`,
  );
}

rmSync(path.join(visualDir, 'report'), { recursive: true, force: true });
mkdirSync(path.dirname(reportFile), { recursive: true });
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: storybookDir },
  preview: { host: '127.0.0.1', port: 6100 },
});
const tests = await run({
  env: {
    DEBUG_PRINT_LIMIT: '5000',
    REFERENCE_URL: 'http://localhost:6006',
    WAYMARK_VISUAL_UPDATE: values.update ? '1' : '',
  },
})('test-storybook', [
  '--index-json',
  `--url=${server.resolvedUrls?.local[0]}`,
  '--disable-telemetry',
  // A page waits for frames a third of the time.
  `--maxWorkers=${Math.min(4, availableParallelism() + 1)}`,
  values.update ? '--updateSnapshot' : '--ci',
  '--json',
  '--outputFile',
  reportFile,
  ...positionals,
]);
await server.close();

const { entries } = JSON.parse(readFileSync(path.join(storybookDir, 'index.json'), 'utf8'));
const obsolete = findObsoleteFolders(entries);
const brokenLinks = findBrokenLinks(entries);
if (values.update) for (const folder of obsolete.splice(0)) rmSync(folder, { recursive: true });
if (obsolete.length > 0) {
  console.error(`No story has these baselines, which "npm run visual:update" removes:\n  ${obsolete.join('\n  ')}`);
}
if (brokenLinks.length > 0) console.error(`These links lead nowhere:\n  ${brokenLinks.join('\n  ')}`);
process.exitCode = tests.failed || obsolete.length > 0 || brokenLinks.length > 0 ? 1 : 0;
