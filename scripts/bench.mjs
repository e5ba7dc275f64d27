// @ts-check
// `npm run bench`: how long a person waits for the app on a slow machine; writes docs/benchmarks.md. It judges nothing: a clock
// is no gate. Best with nothing else running. Arguments go to Playwright: `npm run bench -- --headed`.
import process from 'node:process';
import { runOnApp } from './lib/app-under-test.mjs';
import { main } from './lib/main.mjs';

await main(() => runOnApp('bench', process.argv.slice(2)));
