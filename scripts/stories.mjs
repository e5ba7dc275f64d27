// `npm run test:stories`: runs @storybook/test-runner on the static Storybook, with the checks in test-runner.ts.
//   npm run test:stories -- layers-popover controls   only the stories whose id contains one of the words
//   --update     records new baselines (`npm run visual:update`)
// WAYMARK_STORYBOOK=built uses the existing Storybook in dist/stories.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { runnerImport } from 'vite';
import { findFreePort } from './lib/ports.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';

/** `stories` runs all checks, or those of the gate with WAYMARK_GATE; `modes` runs those that the gate omits. */
const suite = process.env.WAYMARK_SUITE ?? 'stories';

const { values, positionals } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true });
if (values.update) process.env.WAYMARK_VISUAL_UPDATE = '1';

/** A page spends a third of the time waiting for frames. */
const workers = Math.min(4, availableParallelism() + 1);

/**
 * The maximum number of stories per test file. Each file starts a separate page, which takes as long as three stories:
 * one file per title, which the test runner creates from Storybook's own index, costs a fifth more processor time.
 */
const maxStoriesOfFile = 120;

/**
 * Writes the index from which the test runner creates a test file for each title, with several titles combined into
 * one.
 */
function writeTestIndex() {
  const index = JSON.parse(readFileSync('dist/stories/index.json', 'utf8'));
  /** @type {{ id: string, title: string, name: string, type: string }[]} */
  const stories = Object.values(index.entries).filter(
    ({ id, type }) => type === 'story' && (positionals.length === 0 || positionals.some((word) => id.includes(word))),
  );
  const size = Math.min(maxStoriesOfFile, Math.ceil(stories.length / workers));
  const entries = stories.map((story, position) => {
    const file = stories.slice(position - (position % size)).slice(0, size);
    const title = `${file[0]?.id} to ${file.at(-1)?.id}`;
    return [story.id, { ...story, title, name: `${story.title} ${story.name}` }];
  });
  mkdirSync('dist/stories/tests', { recursive: true });
  writeFileSync('dist/stories/tests/index.json', JSON.stringify({ ...index, entries: Object.fromEntries(entries) }));
  return Object.keys(index.entries);
}

const port = await findFreePort();
const stop = new AbortController();
const { exited } = await serveStorybook({ outDir: 'dist/stories', kind: 'tested', port, signal: stop.signal });
const storyIds = writeTestIndex();
// Jest does not create the folder of its report.
mkdirSync('dist/reports', { recursive: true });
const options = {
  preferLocal: true,
  reject: false,
  stdio: /** @type {const} */ ('inherit'),
  env: { DEBUG_PRINT_LIMIT: '5000', REFERENCE_URL: 'http://localhost:6006' },
};
const tests = await execa(options)('test-storybook', [
  '--index-json',
  `--url=http://localhost:${port}/tests/`,
  '--disable-telemetry',
  `--maxWorkers=${workers}`,
  '--ci',
  '--json',
  '--outputFile',
  `dist/reports/${suite}.json`,
]);
stop.abort();
await exited;
// The baselines that belong to no story. The pictures of pages are in separate folders.
const { module } = await runnerImport('./tests/checks/pictures.ts', { configFile: false, logLevel: 'warn' });
const problems = module.obsoletePictures('', ['browser', 'app', 'starters', ...storyIds]);
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = tests.failed || problems.length > 0 ? 1 : 0;
