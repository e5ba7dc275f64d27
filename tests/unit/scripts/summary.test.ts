// @vitest-environment node
import { expect, it } from 'vitest';
import { countReport, skippedPictures, summarize } from '../../../scripts/lib/summary.mjs';

const jestFile = (name: string, ...statuses: string[]) => ({
  name,
  assertionResults: statuses.map((each, index) => ({ fullName: `${name} ${index}`, status: each })),
});
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
/** Returns the result of a stage with this report. */
const stage = (name: string, report: Parameters<typeof countReport>[0]) => ({
  name,
  minutes: '0.1',
  tests: true,
  ...countReport(report),
});

it('counts Vitest and Jest tests', () => {
  const testResults = [jestFile('a', 'passed', 'passed', 'pending'), jestFile('b', 'passed', 'failed')];
  expect(countReport({ testResults })).toEqual({ passed: 3, failures: ['b > b 1'], skipped: ['a > a 2'] });
});

it('counts Playwright tests, with flaky tests and outside errors as failures', () => {
  const group = { title: 'group', specs: [spec('three', 'flaky'), spec('four', 'skipped')] };
  const file = { title: 'file', specs: [spec('one', 'expected'), spec('two', 'unexpected')], suites: [group] };
  expect(countReport({ suites: [file], errors: [{ message: 'no server' }] })).toEqual({
    passed: 1,
    failures: ['no server', 'file > two', 'file > group > three'],
    skipped: ['file > group > four'],
  });
});

it('lists a stage with only skipped tests, and fails if no test ran', () => {
  const engines = stage('engines', { suites: [{ title: 'stories.spec.ts', specs: [spec('Firefox', 'skipped')] }] });
  const unit = stage('unit', { testResults: [jestFile('a', 'passed')] });
  const { lines, isFailed } = summarize([unit, engines]);
  expect(isFailed).toBe(false);
  expect(lines).toContain('    skipped: stories.spec.ts > Firefox');
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(summarize([engines]).isFailed).toBe(true);
});

it('fails if a stage finds no test or a command fails', () => {
  const { lines, isFailed } = summarize([stage('e2e', { suites: [] })]);
  expect(isFailed).toBe(true);
  expect(lines).toContain('    failed: no test was found');
  const format = { name: 'format', minutes: '0.1', tests: false, passed: 0, failures: [], skipped: [] };
  expect(summarize([format]).isFailed).toBe(false);
  expect(summarize([{ ...format, failures: ['npm run format:check: exit code 1'] }]).isFailed).toBe(true);
});

it('lists the pictures that could not be compared, without failing', () => {
  const lines = ['a/light-ltr', 'b/light-ltr'].map((name) => `picture ${name} skipped: Chromium 1 on darwin arm64`);
  expect(skippedPictures(`PASS one\n${lines.join('\nPASS two\n')}\n`)).toEqual(lines);
});
