// @ts-check
// `npm run test:e2e`: the end-to-end tests, on the built app and an Auth emulator of their own.
// Arguments go to Playwright: `npm run test:e2e -- sign-in.spec.ts --headed`.
//   --update   takes the pictures of the app's pages as the new baselines (`npm run visual:update`)
// A second run beside the first needs a folder of its own: WAYMARK_E2E_DIR.
import process from 'node:process';
import { runOnApp } from './lib/app-under-test.mjs';
import { main } from './lib/main.mjs';

const args = process.argv.slice(2);
if (args.includes('--update')) process.env.WAYMARK_VISUAL_UPDATE = '1';

await main(() =>
  runOnApp(
    'e2e',
    args.filter((argument) => argument !== '--update'),
  ),
);
