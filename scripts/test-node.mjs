// @ts-check
// `npm run test:node`: the unit tests and the test of `npm start` on the newest Node, which tests/node installs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';

const root = path.resolve(import.meta.dirname, '..');
const platform = `${process.platform}-${process.arch}`;
const bin = path.join(root, 'tests', 'node', 'node_modules', `node-${platform}`, 'bin');

const run = execa({
  cwd: root,
  preferLocal: true,
  stdio: 'inherit',
  reject: false,
  env: { PATH: `${bin}${path.delimiter}${process.env.PATH}` },
});
/** With a folder of its own, because the stage `start` may run at the same time. */
const suites = {
  'unit tests': () => run`vitest run`,
  'npm start': () =>
    run`playwright test --config tests --project=start --reporter=list --output ${path.join(root, 'dist/test-results/start-node')}`,
};

/** @type {{ fullName: string, status: string }[]} */
const assertionResults = [];
if (existsSync(bin)) {
  const { stdout: version } = await execa(path.join(bin, 'node'), ['--version']);
  for (const [name, start] of Object.entries(suites)) {
    const { failed } = await start();
    assertionResults.push({ fullName: `${name} on Node ${version}`, status: failed ? 'failed' : 'passed' });
  }
} else assertionResults.push({ fullName: `npm has no newest Node for ${platform}`, status: 'skipped' });

for (const { fullName, status } of assertionResults) console.log(`${fullName}: ${status}`);
if (assertionResults.some(({ status }) => status === 'failed')) process.exitCode = 1;
mkdirSync('dist/reports', { recursive: true });
// As Vitest's, for the totals of `npm test`.
writeFileSync(
  'dist/reports/node.json',
  JSON.stringify({ testResults: [{ name: 'node', status: 'passed', assertionResults }] }),
);
