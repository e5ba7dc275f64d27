// @ts-check
// `npm run test:behaviour`: what takes many runs or a real pointer, on the stories of the static Storybook.
//   --no-build   uses the static build that is there, when it is newer than what it is made of
// Anything else goes to Playwright: `npm run test:behaviour -- flyout.spec.ts --headed`. With WAYMARK_BASE_URL the
// stories come from there, from a running `npm run storybook` for instance, and nothing is built.
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { bins, root } from './lib/paths.mjs';
import { onEnd, startNode, stopAll } from './lib/processes.mjs';
import { ensureStorybook, quickStorybookDir } from './lib/stories/build.mjs';
import { serveFolder } from './lib/stories/static-server.mjs';

/** @param {boolean} reuse @returns {Promise<string>} */
async function serveStories(reuse) {
  await ensureStorybook(reuse, true);
  const server = await serveFolder(quickStorybookDir);
  onEnd(server.close);
  return server.url;
}

await main(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  const browser = await ensureBrowser();
  const url = process.env.WAYMARK_BASE_URL || (await serveStories(args.includes('--no-build')));

  const playwright = startNode(
    bins.playwright,
    [
      'test',
      '-c',
      join('tests', 'behaviour', 'playwright.config.ts'),
      ...args.filter((argument) => argument !== '--no-build'),
    ],
    { cwd: root, output: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser.path, WAYMARK_BASE_URL: url } },
  );
  const { code } = await playwright.finished;
  await stopAll();
  return code;
});
