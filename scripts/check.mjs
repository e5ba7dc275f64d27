// @ts-check
// `npm run check`: checks the files that have changed since the branch left main. `npm test` checks everything.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { describeFailures, describeTests } from './lib/check-report.mjs';

const logFolder = 'dist/reports/check';
const testReport = `${logFolder}/tests.json`;

const run = execa({ preferLocal: true, reject: false, all: true, env: { NO_COLOR: '1' } });
const git = async (/** @type {string[]} */ ...args) => {
  const { failed, stdout } = await run('git', args);
  return failed ? [] : stdout.split('\n').filter(Boolean);
};

const filesIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      )
    : [];

const importsOf = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8')
    .match(/^import [^;]+/gm)
    ?.join('\n') ?? '';

/** The files that differ from the commit where the branch left main, and those that are not committed. Deleted ones too. */
async function findChanges() {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return (await Promise.all(lists)).flat();
}

/**
 * The contracts, the changed tests, and the unit tests that import a name from a changed folder of `src`. The tests that import a
 * file indirectly would be nearly all for a file of the kit.
 *
 * @param {readonly string[]} changed
 */
function findTests(changed) {
  const folders = new Set(changed.filter((file) => file.startsWith('src/')).map((file) => path.dirname(file)));
  const names = [...folders]
    .flatMap((folder) => filesIn(folder).filter((file) => path.dirname(file) === folder && /\.tsx?$/.test(file)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)])
    .map(([, name]) => name);
  const named = new RegExp(String.raw`\b(?:${names.join('|') || '(?!)'})\b`);
  return [...filesIn('tests/contracts'), ...filesIn('tests/unit')]
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file))
    .filter((file) => file.startsWith('tests/contracts/') || changed.includes(file) || named.test(importsOf(file)));
}

const changed = await findChanges();
if (changed.length === 0) {
  console.log('Nothing has changed since main. "npm test" checks everything.');
  process.exit();
}
mkdirSync(logFolder, { recursive: true });
// A run that ends early writes no report.
rmSync(testReport, { force: true });
const files = changed.filter((file) => existsSync(file));
const tests = findTests(changed);

/** @type {Record<string, { command: string, files?: string[], advice: string }>} */
const checks = {
  types: {
    command: 'tsc --noEmit --pretty false --incremental --tsBuildInfoFile node_modules/.cache/check.tsbuildinfo',
    advice: 'Fix the types.',
  },
  lint: {
    command: 'oxlint --type-aware --max-warnings 0 --format unix --no-error-on-unmatched-pattern',
    files: files.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file)),
    advice: 'Fix what the linter reports.',
  },
  imports: {
    command: 'depcruise src stories tests .storybook --cache',
    advice: 'Fix the imports (docs/architecture.md has the boundaries).',
  },
  format: { command: 'prettier --check --ignore-unknown --log-level warn', files, advice: 'Run "npm run format".' },
  tests: {
    command: `vitest run --reporter json --outputFile ${testReport}`,
    files: tests,
    advice: 'Fix the failed tests.',
  },
};

const started = Date.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, { command, files: of, advice }]) => {
    if (of?.length === 0) return [];
    const [tool = '', ...args] = command.split(' ');
    const { failed, all } = await run(tool, [...args, ...(of ?? [])]);
    writeFileSync(path.join(logFolder, `${name}.log`), all);
    const isReported = name === 'tests' && existsSync(testReport);
    const output = isReported ? describeTests(JSON.parse(readFileSync(testReport, 'utf8'))) : all;
    return failed ? [{ name, advice, output }] : [];
  }),
);
const failures = results.flat();
const seconds = Math.round((Date.now() - started) / 1000);
if (failures.length > 0) console.error(describeFailures(failures, logFolder).join('\n'));
else
  console.log(
    `${changed.length} changed files and ${tests.length} test files passed in ${seconds} s. "npm test" checks everything.`,
  );
process.exitCode = failures.length > 0 ? 1 : 0;
