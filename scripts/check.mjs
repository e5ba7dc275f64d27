// @ts-check
// `npm run check`: what a change must pass before it is worth a full `npm test`.
import process from 'node:process';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { quickStages } from './lib/stage-list.mjs';
import { runAll, selectStages } from './lib/stages.mjs';

await main(async () => {
  const stages = selectStages(quickStages, process.argv.slice(2));
  await ensureInstalled();
  const { results } = await runAll(stages);
  const ok = results.every((result) => result.ok && result.problem === undefined && !result.counts?.failed);
  console.log(ok ? '\nAll good.' : '\nNot yet.');
  return ok ? 0 : 1;
});
