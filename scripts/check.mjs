// `npm run check`: checks the files that have changed since the branch diverged from main. `npm test` checks
// everything.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';

// Without the limit, a failing Testing Library query prints the whole document.
const run = execa({ preferLocal: true, reject: false, all: true, env: { NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' } });
/** Returns the lines that Git prints. @param {string[]} args */
const git = async (...args) => {
  const { failed, stdout } = await run('git', args);
  return failed ? [] : stdout.split('\n').filter(Boolean);
};

// Those that differ from the commit where the branch left main, and those that are not committed. Deleted ones too.
const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
const changed = [
  ...(await git('diff', '--name-only', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];
const files = changed.filter((file) => existsSync(file));
/** The names of changed tests, and of changed folders of `src`: Vitest runs the tests whose path has one of them. */
const tests = changed.flatMap((file) => {
  if (/^tests\/(unit|contracts)\/.*\.test\./.test(file)) return file;
  return file.startsWith('src/') ? path.basename(path.dirname(file)) : [];
});

/**
 * The commands, each with the files that it checks, or without files to check everything.
 *
 * @type {[command: string, files?: string[]][]}
 */
const checks = [
  ['tsc --noEmit --pretty false --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'],
  [
    'oxlint --type-aware --max-warnings 0 --format unix --no-error-on-unmatched-pattern',
    files.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file)),
  ],
  // docs/architecture.md describes the boundaries.
  ['depcruise src stories tests .storybook --cache'],
  ['oxfmt --check --no-error-on-unmatched-pattern', files],
  ['vitest run --reporter agent', ['tests/contracts', ...new Set(tests)]],
];

const started = Date.now();
const results = await Promise.all(
  checks.map(async ([command, of]) => {
    if (of?.length === 0) return [];
    const [tool = '', ...args] = command.split(' ');
    const { failed, all } = await run(tool, [...args, ...(of ?? [])]);
    return failed ? [`${command}\n${all}\n`] : [];
  }),
);
const failures = results.flat();
const seconds = Math.round((Date.now() - started) / 1000);
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
} else
  console.log(`The checks of ${changed.length} changed files passed in ${seconds} s. "npm test" checks everything.`);
