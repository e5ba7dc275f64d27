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
const builtStorybook = { WAYMARK_STORYBOOK: 'built' };
const buildKit = isRequested('sizes') ? [] : ['build:kit'];

/**
 * The npm scripts of each stage. Two stages run at a time, and of those that use `browsers` on all processors one: pages wait for
 * frames, timers and requests for a fifth of the time, in which the stage beside it runs. Each begins in this order, and `after` the
 * stage whose build it uses. A stage with tests writes `dist/reports/<stage>.json`. A build without tests also runs when only a stage
 * after it is requested.
 *
 * @type {Record<string, { scripts: string[], tests?: boolean, browsers?: boolean, after?: string, env?: NodeJS.ProcessEnv }>}
 */
const stages = {
  storybook: { scripts: ['build:storybook'], env: { WAYMARK_STORYBOOK: 'tested' } },
  behavior: { scripts: ['test:behavior'], browsers: true, tests: true },
  e2e: { scripts: ['test:e2e'], browsers: true, after: 'storybook', tests: true },
  stories: { scripts: ['test:stories'], browsers: true, after: 'storybook', tests: true, env: builtStorybook },
  types: { scripts: ['types'] },
  unit: { scripts: ['test:unit'], tests: true },
  lint: { scripts: ['lint', 'lint:unused'] },
  format: { scripts: ['format:check'] },
  // The sizes do not depend on the developer's own .env files.
  sizes: { scripts: ['build', 'build:kit', 'test:sizes'], tests: true, env: placeholderEnv },
  // On the embedded database, and on a Postgres server where one is installed.
  api: { scripts: ['test:api'], tests: true },
  // Pages of a project that installs the package, which the sizes have built.
  consumers: { scripts: [...buildKit, 'test:consumers'], after: 'sizes', tests: true },
  // Projects that create-waymark and the CLI of shadcn create from the packages, which the sizes have built.
  starters: { scripts: [...buildKit, 'build:create', 'test:starters'], after: 'sizes', tests: true },
  // The stories of the Storybook in Firefox and WebKit.
  engines: { scripts: ['test:engines:stories'], after: 'storybook', tests: true, env: builtStorybook },
};
const started = Date.now();

/** The minutes since a time in ms. */
const minutesSince = (/** @type {number} */ start) => ((Date.now() - start) / 60_000).toFixed(1);

/** @param {string} name @returns {Promise<import('./lib/summary.mjs').Result>} */
async function run(name) {
  const start = Date.now();
  const { scripts, tests, browsers, env } = stages[name] ?? { scripts: [] };
  /** @type {Counts} */
  let counts = { passed: 0, failures: [], skipped: [] };
  let failure = '';
  for (const script of scripts) {
    console.log(`> npm run ${script}`);
    // The output of a stage without browsers is printed as a whole.
    const stdio = browsers ? 'inherit' : 'pipe';
    const result = await execa({ env, reject: false, stdio, all: !browsers })`npm run ${script}`;
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

/** @type {import('./lib/summary.mjs').Result[]} */
const results = [];
const waiting = [...names];
/** @type {Map<string, Promise<unknown>>} */
const running = new Map();
const usesBrowsers = (/** @type {string} */ name) => Boolean(stages[name]?.browsers);
const canStart = (/** @type {string} */ name) => {
  const before = stages[name]?.after ?? '';
  const isReady = !waiting.includes(before) && !running.has(before);
  return isReady && !(usesBrowsers(name) && [...running.keys()].some(usesBrowsers));
};
while (waiting.length + running.size > 0) {
  const name = running.size < Math.min(2, availableParallelism()) && waiting.find(canStart);
  if (name) {
    waiting.splice(waiting.indexOf(name), 1);
    const finished = run(name).then((result) => results.push(result) && running.delete(name));
    running.set(name, finished);
  } else {
    await Promise.race(running.values());
  }
}

const { lines, isFailed } = summarize(results);
console.log(`\nSummary after ${minutesSince(started)} min\n${lines.join('\n')}`);
process.exitCode = isFailed ? 1 : 0;
