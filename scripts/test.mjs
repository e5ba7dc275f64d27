// @ts-check
// `npm test`: everything. `npm test -- unit e2e` runs some stages. The last line is "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { placeholderEnv } from './lib/app-env.mjs';
import { countReport, summarize } from './lib/summary.mjs';

/** @typedef {import('./lib/summary.mjs').Counts} Counts */

const reports = 'dist/reports';
const requested = process.argv.slice(2);
const isRequested = (/** @type {string} */ name) => requested.length === 0 || requested.includes(name);

/**
 * The npm scripts of each stage. `parallel` stages run first, two at a time. Each of the others uses all processors. A stage with
 * tests writes `dist/reports/<stage>.json`. A stage begins `after` the one whose build it uses. A build without tests also runs when
 * only a stage after it is requested.
 *
 * @type {Record<string, { scripts: string[], tests?: boolean, parallel?: boolean, after?: string, env?: NodeJS.ProcessEnv }>}
 */
const stages = {
  unit: { scripts: ['test:unit'], parallel: true, tests: true },
  // A build leaves a processor idle for most of the time, so it runs beside the others.
  storybook: { scripts: ['build:storybook'], parallel: true, env: { WAYMARK_STORYBOOK: 'tested' } },
  types: { scripts: ['types'], parallel: true },
  lint: { scripts: ['lint', 'lint:unused'], parallel: true },
  format: { scripts: ['format:check'], parallel: true },
  // On the embedded database, and on a Postgres server where one is installed.
  api: { scripts: ['test:api'], parallel: true, tests: true },
  // Its servers transform modules on request, which takes minutes beside other tests of pages.
  start: { scripts: ['test:start'], parallel: true, tests: true },
  // The sizes do not depend on the developer's own .env files.
  sizes: { scripts: ['build', 'build:kit', 'test:sizes'], parallel: true, tests: true, env: placeholderEnv },
  // The stories of the Storybook in Firefox and WebKit, which wait for a third of the time.
  engines: {
    scripts: ['test:engines:stories'],
    parallel: true,
    after: 'storybook',
    tests: true,
    env: { WAYMARK_STORYBOOK: 'built' },
  },
  // Pages of a project that installs the package, which the sizes have built.
  consumers: {
    scripts: isRequested('sizes') ? ['test:consumers'] : ['build:kit', 'test:consumers'],
    parallel: true,
    after: 'sizes',
    tests: true,
  },
  // Projects that create-waymark and the CLI of shadcn create from the packages, which the sizes have built.
  starters: {
    scripts: [...(isRequested('sizes') ? [] : ['build:kit']), 'build:create', 'test:starters'],
    parallel: true,
    after: 'sizes',
    tests: true,
  },
  stories: { scripts: ['test:stories'], after: 'storybook', tests: true, env: { WAYMARK_STORYBOOK: 'built' } },
  behavior: { scripts: ['test:behavior'], tests: true },
  e2e: { scripts: ['test:e2e'], tests: true },
};
const started = Date.now();

/** The minutes since a time in ms. */
const minutesSince = (/** @type {number} */ start) => ((Date.now() - start) / 60_000).toFixed(1);

/** @param {string} name @returns {Promise<import('./lib/summary.mjs').Result>} */
async function run(name) {
  const start = Date.now();
  const { scripts, tests, parallel, env } = stages[name] ?? { scripts: [] };
  /** @type {Counts} */
  let counts = { passed: 0, failures: [], skipped: [] };
  let failure = '';
  for (const script of scripts) {
    console.log(`> npm run ${script}`);
    // The output of parallel stages is printed as a whole.
    const result = await execa({
      env,
      reject: false,
      stdio: parallel ? 'pipe' : 'inherit',
      all: parallel,
    })`npm run ${script}`;
    if (result.all) console.log(result.all);
    if (result.failed) failure ||= `npm run ${script}: exit code ${result.exitCode}`;
  }
  try {
    if (tests) counts = countReport(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
  } catch (error) {
    counts.failures.push(`no report: ${String(error)}`);
  }
  if (failure && counts.failures.length === 0) counts.failures.push(failure);
  return { name, minutes: minutesSince(start), tests: Boolean(tests), ...counts };
}

const names = Object.keys(stages).filter(
  (name) => isRequested(name) || (!stages[name]?.tests && requested.some((other) => stages[other]?.after === name)),
);
const unknown = requested.find((name) => !stages[name]);
if (unknown) {
  console.error(`There is no stage "${unknown}". The stages are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });

const results = [];
const waiting = names.filter((name) => stages[name]?.parallel);
/**
 * The stages that run or wait. Each is added before anything is awaited, because both workers take their first stage in the same tick.
 *
 * @type {Map<string | undefined, Promise<unknown>>}
 */
const running = new Map();
const worker = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const result = Promise.resolve(running.get(stages[name]?.after)).then(() => run(name));
    running.set(name, result);
    results.push(await result);
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
for (const name of names.filter((other) => !stages[other]?.parallel)) results.push(await run(name));

const { lines, isFailed } = summarize(results);
console.log(`\nSummary after ${minutesSince(started)} min\n${lines.join('\n')}`);
process.exitCode = isFailed ? 1 : 0;
