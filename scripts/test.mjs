// `npm test`: the gate. `npm test -- --all`: everything. `npm test -- --further`: what --all adds to the gate.
// `npm test -- unit core` runs some stages. The last line is "N passed, N failed".
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import PQueue from 'p-queue';
import { placeholderEnv } from './lib/app-env.mjs';
import { countReport, skippedPictures, summarize } from './lib/summary.mjs';

/**
 * The npm scripts of a stage. A stage with `tests` writes `dist/reports/<stage>.json`. It starts `after` the stage
 * whose build it needs.
 *
 * @typedef {{ scripts: string[], tests?: boolean, after?: string, env?: NodeJS.ProcessEnv }} Stage
 */

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, further: { type: 'boolean' } },
  allowPositionals: true,
});

/**
 * `--all` runs each suite completely, and therefore each story once: `stories` with `modes`, and `e2e` with `core`.
 * `unused` checks all types.
 */
const parts = ['core', 'modes', 'types'];

/** What a stage needs to use the build of the stage `build-stories`. */
const built = { WAYMARK_STORYBOOK: 'built' };

/**
 * The gate, in the order in which its stages start: those that others wait for some time before them, then the longest.
 *
 * @type {Record<string, Stage>}
 */
const gate = {
  'build-stories': { scripts: ['build:stories'], env: { WAYMARK_STORYBOOK: 'tested' } },
  'build-kit': { scripts: ['build:kit'] },
  core: { scripts: ['test:core'], tests: true },
  stories: {
    scripts: ['test:stories'],
    after: 'build-stories',
    tests: true,
    env: { ...built, ...(!values.all && { WAYMARK_GATE: '1' }) },
  },
  unit: { scripts: ['test:unit'], tests: true },
  api: { scripts: ['test:api'], tests: true, env: { WAYMARK_DATABASE: 'embedded' } },
  start: { scripts: ['test:start'], tests: true },
  lint: { scripts: ['lint'] },
  types: { scripts: ['types'] },
  format: { scripts: ['format:check'] },
};

/**
 * Stages that take longer than the gate and fail less often.
 *
 * @type {Record<string, Stage>}
 */
const further = {
  // `dev` and the hosting in `e2e` use its documentation.
  'build-docs': { scripts: ['build:docs -- --once', 'build:storybook', 'build:registry'] },
  // The sizes do not depend on the developer's own .env files.
  sizes: { scripts: ['build', 'test:sizes'], after: 'build-kit', tests: true, env: placeholderEnv },
  openapi: { scripts: ['test:openapi'], tests: true },
  e2e: { scripts: [values.all ? 'test:e2e' : 'test:e2e -- --grep-invert @core'], after: 'build-docs', tests: true },
  modes: { scripts: ['test:stories'], after: 'build-stories', tests: true, env: { ...built, WAYMARK_SUITE: 'modes' } },
  starters: { scripts: ['build:create', 'test:starters'], after: 'build-kit', tests: true },
  consumers: { scripts: ['test:consumers'], after: 'build-kit', tests: true },
  engines: { scripts: ['test:engines'], after: 'build-stories', tests: true, env: built },
  behavior: { scripts: ['test:behavior'], tests: true },
  dev: { scripts: ['test:dev'], after: 'build-docs', tests: true },
  postgres: { scripts: ['test:postgres'], tests: true, env: { WAYMARK_DATABASE: 'postgres' } },
  // Its first script checks all types, including those that need the packages in tests/package.json.
  unused: { scripts: ['types:all', 'lint:unused'] },
  // The newest Node, which tests/node installs. If npm provides none, the stage uses the same Node as the others.
  node: {
    scripts: ['test:node'],
    env: { PATH: `${resolve('tests/node/node_modules/.bin')}${delimiter}${process.env.PATH}` },
  },
};

const reports = join('dist', 'reports');
const started = Date.now();

/** Returns the minutes since a time in ms. */
const minutesSince = (/** @type {number} */ start) => ((Date.now() - start) / 60_000).toFixed(1);

/** Returns the stages that run, with the builds that they need. */
function findRequested() {
  /** @type {Record<string, Stage>} */
  const stages = { ...gate, ...further };
  const unknown = positionals.find((name) => !(name in stages));
  if (unknown) throw new Error(`There is no stage "${unknown}". The stages are ${Object.keys(stages).join(', ')}.`);
  const named = values.further ? Object.keys(further) : positionals;
  const requested = named.length > 0 ? named : Object.keys(gate);
  const isRequested = (/** @type {string} */ name) =>
    values.all
      ? !parts.includes(name)
      : requested.includes(name) || requested.some((other) => stages[other]?.after === name);
  return Object.fromEntries(Object.entries(stages).filter(([name]) => isRequested(name)));
}

/** Runs a stage. Its output is in `dist/reports/<stage>.log`, and printed when it fails. @param {string} name @param {Stage} stage */
async function run(name, { scripts, tests = false, env }) {
  const start = Date.now();
  /** @type {import('./lib/summary.mjs').Counts} */
  let counts = { passed: 0, failures: [], skipped: [] };
  let failure = '';
  let output = '';
  for (const script of scripts) {
    const result = await execa({ env, reject: false, all: true, stdin: 'ignore' })`npm run ${script.split(' ')}`;
    output += `${result.all}\n`;
    if (result.failed) failure ||= `npm run ${script}: exit code ${result.exitCode}`;
  }
  writeFileSync(join(reports, `${name}.log`), output);
  try {
    if (tests) counts = countReport(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
  } catch (error) {
    counts.failures.push(`no report: ${String(error)}`);
  }
  counts.skipped.push(...skippedPictures(output));
  if (failure && counts.failures.length === 0) counts.failures.push(failure);
  const result = { name, minutes: minutesSince(start), tests, ...counts };
  if (counts.failures.length > 0) console.log(output);
  console.log(summarize([result]).lines[0]);
  return result;
}

/** Runs the stages, as many at a time as there are processors. @param {Record<string, Stage>} stages */
function runAll(stages) {
  const queue = new PQueue({ concurrency: availableParallelism() });
  /** @type {Map<string, Promise<import('./lib/summary.mjs').Result>>} */
  const runs = new Map();
  for (const [name, stage] of Object.entries(stages)) {
    const runAfter = async () => {
      await runs.get(stage.after ?? '');
      return run(name, stage);
    };
    runs.set(name, queue.add(runAfter));
  }
  return Promise.all(runs.values());
}

try {
  const stages = findRequested();
  // Done beforehand, because otherwise two stages would install the same packages at the same time.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const setups = Object.values(stages)
    .flatMap((stage) => stage.scripts)
    .map((script) => scripts[`pre${script.split(' ')[0]}`]);
  await execa({ stdio: 'inherit' })`node scripts/setup.mjs ${setups.join(' ').match(/--\w+/g) ?? []}`;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  console.log(`Running ${Object.keys(stages).join(', ')} ...`);
  const { lines, isFailed } = summarize(await runAll(stages));
  console.log(`\nSummary after ${minutesSince(started)} min\n${lines.join('\n')}`);
  process.exitCode = isFailed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
