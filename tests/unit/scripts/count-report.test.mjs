// @vitest-environment node
import { expect, it } from 'vitest';
import { countReport } from '../../../scripts/lib/count-report.mjs';

const jestFile = (name, status, ...statuses) => ({
  name,
  status,
  assertionResults: statuses.map((each, index) => ({ fullName: `${name} ${index}`, status: each })),
});

it('counts the tests of Vitest and Jest, and a file that could not be loaded as one failure', () => {
  const testResults = [
    jestFile('a', 'passed', 'passed', 'passed', 'pending'),
    jestFile('b', 'failed', 'passed', 'failed'),
    jestFile('c', 'failed'),
  ];
  expect(countReport({ testResults })).toEqual({ passed: 3, failures: ['b 1', 'c'], skipped: ['a 2'] });
});

it('counts the tests of Playwright, with a flaky one and an error outside of the tests as failures', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'file',
      specs: [spec('one', 'expected'), spec('two', 'unexpected')],
      suites: [{ title: 'group', specs: [spec('three', 'flaky'), spec('four', 'skipped')] }],
    },
  ];
  expect(countReport({ suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 1,
    failures: ['no server', 'file > two', 'file > group > three'],
    skipped: ['file > group > four'],
  });
});
