// @ts-check
// `npm test`: everything, from a fresh clone on. `npm test -- --only=unit,e2e` runs some stages and
// what they need. The last line is always "N passed, N failed".
import process from 'node:process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureEmulatorInstalled, ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { findFreePort } from './lib/ports.mjs';
import { allStages } from './lib/stage-list.mjs';
import { runAll, selectStages } from './lib/stages.mjs';

await main(async () => {
  const emulator = await findFreePort();
  const app = await findFreePort([emulator]);
  const stages = selectStages(allStages({ app, emulator }), process.argv.slice(2));
  const names = new Set(stages.map(({ name }) => name));

  await ensureInstalled();
  if (names.has('e2e')) await ensureEmulatorInstalled();
  if (['stories', 'behaviour', 'e2e'].some((name) => names.has(name))) {
    const browser = await ensureBrowser();
    process.env.CHROMIUM_PATH = browser.path; // one choice for every runner below
    console.log(`Browser: Chromium ${browser.version}, ${browser.path}`);
  }

  const { passed, failed, green } = await runAll(stages);
  console.log(`\n${passed} passed, ${failed} failed`);
  return green ? 0 : 1;
});
