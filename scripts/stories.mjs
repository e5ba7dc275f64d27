// @ts-check
// `npm run test:stories`: every story's play function, axe in every mode, and pictures against their baselines.
//   --filter <regex>   only stories whose id or title matches
//   --update           takes the pictures as the new baselines (`npm run visual:update`)
//   --no-build         uses the static build that is there, when it is newer than what it is made of
// Anything else goes to test-storybook.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { main } from './lib/main.mjs';
import { reportsDir, root, withFolder } from './lib/paths.mjs';
import { onEnd, startNode } from './lib/processes.mjs';
import { seconds } from './lib/progress.mjs';
import { findOrphans, isSame, recordBrowser, recordedBrowser, removeOrphans } from './lib/stories/baselines.mjs';
import { ensureStorybook, readIndex, storybookDir } from './lib/stories/build.mjs';
import {
  incompleteFile,
  incompleteOf,
  readResults,
  resultsDir,
  storiesCache,
  storybookUrl,
  visualReportDir,
} from './lib/stories/results.mjs';
import { servedEntries } from './lib/stories/served-index.mjs';
import { serveFolder } from './lib/stories/static-server.mjs';
import { checkVerification } from './lib/stories/verification.mjs';
import { writeVisualReport } from './lib/stories/visual-report.mjs';
import { UserError } from './lib/user-error.mjs';

const testStorybook = join(root, 'node_modules', '@storybook', 'test-runner', 'dist', 'test-storybook.js');
const reportFile = process.env.WAYMARK_REPORT_FILE || join(reportsDir, 'stories.json');

/** How many pages are open at a time. Each waits for its frames a third of the time: one more than there are processors. */
const pages = Math.min(4, availableParallelism() + 1);

/** What test-storybook says of itself on every run; all else that it says is passed on. */
const chatter = [
  /^\[test-storybook\] (Detected a remote Storybook URL|Detected Vite-based Storybook|Cleaning up)/,
  /^https:\/\/storybook\.js\.org\/docs\/writing-tests\/integrations\/vitest-addon\/migration-guide/,
  /^Test results written to:/,
];

function readArguments() {
  const { values, tokens } = parseArgs({
    options: { filter: { type: 'string' }, update: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const own = new Set(['filter', 'update', 'no-build']);
  const rest = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value];
    if (token.kind !== 'option' || own.has(token.name)) return [];
    return [token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName];
  });
  if (values.filter === true || values.filter === '') throw new UserError('--filter needs a regular expression.');
  return {
    filter: typeof values.filter === 'string' ? new RegExp(values.filter, 'i') : undefined,
    update: values.update === true,
    reuse: values['no-build'] === true,
    rest,
  };
}

/** @param {string} url @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
async function runTests(url, args, env) {
  let line = '';
  let blank = true;
  const print = (/** @type {string} */ text) => {
    const plain = stripVTControlCharacters(text);
    if (chatter.some((pattern) => pattern.test(plain)) || (blank && !plain)) return;
    blank = !plain;
    // The runner colours what it says wherever it goes.
    console.log(process.stdout.isTTY ? text : plain);
  };
  const runner = startNode(
    testStorybook,
    ['--index-json', '--url', url, `--maxWorkers=${pages}`, '--json', '--outputFile', reportFile, ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      onOutput: (text) => {
        const lines = (line + text).split('\n');
        line = lines.pop() ?? '';
        lines.forEach(print);
      },
    },
  );
  const { code } = await runner.finished;
  if (line) print(line);
  return code;
}

/**
 * Adds what is tested outside of a story to jest's report, so that it is counted.
 *
 * @param {string} title
 * @param {string} failure empty when it passed
 */
function addToReport(title, failure) {
  if (!existsSync(reportFile)) return;
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const status = failure ? 'failed' : 'passed';
  const failureMessages = failure ? [failure] : [];
  report.testResults.push({
    name: 'scripts/stories.mjs',
    status,
    message: failure,
    assertionResults: [{ ancestorTitles: [], title, fullName: title, status, failureMessages }],
  });
  report.numTotalTests += 1;
  report[failure ? 'numFailedTests' : 'numPassedTests'] += 1;
  report.success &&= !failure;
  writeFileSync(reportFile, JSON.stringify(report));
}

/** @param {readonly import('./lib/stories/results.mjs').StoryResult[]} results */
function reportIncomplete(results) {
  const incomplete = incompleteOf(results);
  writeFileSync(withFolder(incompleteFile), `${JSON.stringify(incomplete, undefined, 2)}\n`);
  /** @type {Map<string, string[]>} */
  const rules = new Map();
  for (const { rule, story } of incomplete) rules.set(rule, [...(rules.get(rule) ?? []), story]);
  if (rules.size > 0)
    console.log(`\nFor a person to look at (${relative(root, incompleteFile)}), axe could not decide:`);
  for (const [rule, stories] of rules) {
    console.log(`  ${rule}: ${stories.length}, in ${new Set(stories).size} of ${results.length} stories`);
  }
  return rules.size;
}

await main(async () => {
  const started = Date.now();
  const { filter, update, reuse, rest } = readArguments();
  const browser = await ensureBrowser();
  const recorded = recordedBrowser();
  if (update && filter && recorded && recorded.version !== browser.version) {
    throw new UserError(
      `The baselines are of Chromium ${recorded.version} and this is ${browser.version}: run npm run visual:update without --filter, so that all are of one browser.`,
    );
  }
  await ensureStorybook(reuse);

  const index = readIndex();
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const chosen = stories.filter(({ id, title }) => !filter || filter.test(id) || filter.test(title));
  if (chosen.length === 0) throw new UserError(filter ? `No story matches ${filter}.` : 'There is no story to test.');

  for (const path of [storiesCache, visualReportDir, withFolder(reportFile)])
    rmSync(path, { recursive: true, force: true });
  const server = await serveFolder(storybookDir, {
    '/index.json': JSON.stringify({ ...index, entries: servedEntries(chosen) }),
  });
  onEnd(server.close);
  const code = await runTests(server.url, rest, {
    CHROMIUM_PATH: browser.path,
    DEBUG_PRINT_LIMIT: '5000',
    // The server is gone when a message is read.
    REFERENCE_URL: storybookUrl,
    WAYMARK_STORY_RESULTS: resultsDir,
    WAYMARK_VISUAL_UPDATE: update ? '1' : '',
  });
  server.close();

  const results = readResults();
  // Were the hooks not called, the play functions alone would look like all of it.
  if (code === 0 && results.length < chosen.length) throw new Error('Some stories passed without being looked at.');
  const used = results[0]?.browser;
  if (update && used) {
    recordBrowser(used);
  } else if (used && recorded && !isSame(used, recorded)) {
    console.log(
      `\nThe baselines are of Chromium ${recorded.version} on ${recorded.platform}, this is ${used.version} on ${used.platform}: compared with a tolerance (.storybook/verify/baselines.ts).`,
    );
  }

  const orphans = findOrphans(new Set(stories.map(({ id }) => id)), results);
  if (update) removeOrphans(orphans);
  const orphanFailure =
    orphans.length > 0 && !update
      ? `Baselines without a story, which \`npm run visual:update\` removes:\n${orphans.map((path) => `  ${path}`).join('\n')}`
      : '';
  if (orphanFailure) console.log(`\n${orphanFailure}`);
  addToReport('Every visual baseline belongs to a story', orphanFailure);

  // A run of some stories knows nothing of the others, and one with a failure not all of those that it ran.
  const isWhole = results.length === stories.length;
  const verificationFailure = isWhole ? checkVerification(results, update) : '';
  if (verificationFailure) console.log(`\n${verificationFailure}`);
  if (isWhole) addToReport('docs/verification.md is what the run found', verificationFailure);

  const incomplete = reportIncomplete(results);
  const page = writeVisualReport(results);
  if (page) console.log(`\nThe pictures that differ are side by side in ${relative(root, page)}`);

  const sum = (/** @type {(result: import('./lib/stories/results.mjs').StoryResult) => number} */ count) =>
    results.reduce((total, result) => total + count(result), 0);
  const totals = [
    `${chosen.length} stories`,
    `${sum(({ axeRuns }) => axeRuns)} axe runs`,
    `${sum(({ captures }) => captures.length)} screenshots`,
    ...(update ? [`${sum(({ updated }) => updated)} baselines written, ${orphans.length} removed`] : []),
    `${incomplete} incomplete rules`,
    seconds(Date.now() - started),
  ];
  console.log(`\n${totals.join(', ')}`);
  return code === 0 && results.length > 0 && !orphanFailure && !verificationFailure ? 0 : 1;
});
