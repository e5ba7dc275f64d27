// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countReport, readReport, sum } from '../../../scripts/lib/report.mjs';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Cut down from what the runners themselves have written.
const vitest = {
  numTotalTests: 4,
  success: false,
  testResults: [
    {
      name: 'tests/unit/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'subtracts' },
        { status: 'skipped', fullName: 'divides' },
        { status: 'todo', fullName: 'multiplies' },
      ],
    },
    { name: 'tests/unit/b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'works' }] },
  ],
};
const unloadable = {
  testResults: [
    { name: 'tests/unit/c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const jest = {
  numPendingTests: 1,
  testResults: [
    {
      name: 'button.stories.tsx',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'Button Default smoke-test', title: 'smoke-test' },
        { status: 'pending', fullName: 'Button Old smoke-test', title: 'smoke-test' },
      ],
    },
  ],
};
const playwright = {
  config: {},
  suites: [
    {
      title: 'sign-in.spec.ts',
      specs: [
        { title: 'signs in', tests: [{ status: 'expected', results: [{ status: 'passed' }] }] },
        { title: 'signs out', tests: [{ status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }] },
      ],
      suites: [
        {
          title: 'return targets',
          specs: [
            { title: 'refuses //host', tests: [{ status: 'unexpected', results: [{ status: 'failed' }] }] },
            { title: 'waits for a feature', tests: [{ status: 'skipped', results: [] }] },
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
};

describe('counting the tests of a report', () => {
  it('counts vitest: skipped and todo tests are named, and neither passed nor failed', () => {
    expect(countReport(vitest)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['subtracts'],
      skipped: ['divides', 'multiplies'],
    });
  });

  it('counts a test file that could not be loaded as one failure', () => {
    expect(countReport(unloadable)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts jest', () => {
    expect(countReport(jest)).toEqual({ passed: 1, failed: 0, failures: [], skipped: ['Button Old smoke-test'] });
  });

  it('counts Playwright: a flaky test has failed', () => {
    expect(countReport(playwright)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['sign-in.spec.ts > signs out (flaky)', 'sign-in.spec.ts > return targets > refuses //host'],
      skipped: ['sign-in.spec.ts > return targets > waits for a feature'],
    });
  });

  it('counts an error outside of any Playwright test as a failure', () => {
    expect(countReport({ suites: [], errors: [{ message: 'No tests found\nat x' }] })).toMatchObject({
      failed: 1,
      failures: ['No tests found'],
    });
  });

  it.each([[null], [{}], [[]], ['x'], [{ suites: 3 }]])('refuses %j', (report) => {
    expect(() => countReport(report)).toThrow('not a report');
  });
});

describe('reading a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-report-'));
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it.each([
    ['is missing', () => join(folder, 'absent.json'), 'no report'],
    ['is empty', () => write('empty.json', ''), 'cannot be read'],
    ['is cut off', () => write('cut.json', '{"testRes'), 'cannot be read'],
    ['holds no test', () => write('none.json', '{"testResults":[]}'), 'no test'],
    [
      'holds skipped tests only',
      () =>
        write(
          'skipped.json',
          JSON.stringify({ testResults: [{ assertionResults: [{ status: 'skipped', fullName: 'a' }] }] }),
        ),
      'no test',
    ],
  ])('says so when it %s', (_, file, problem) => {
    expect(readReport(file()).problem).toContain(problem);
  });

  it('has no problem with a good one', () => {
    expect(readReport(write('good.json', JSON.stringify(jest)))).toMatchObject({ counts: { passed: 1 } });
    rmSync(folder, { recursive: true });
  });
});

describe('summing stages up', () => {
  const counts = (passed, failed) => ({ passed, failed, failures: [], skipped: [] });

  it('adds the tests of all stages', () => {
    expect(
      sum([
        { name: 'lint', ok: true },
        { name: 'unit', ok: true, counts: counts(3, 0) },
        { name: 'e2e', ok: true, counts: counts(4, 0) },
      ]),
    ).toEqual({ passed: 7, failed: 0, green: true });
  });

  it('does not count a failed stage again whose tests have failed', () => {
    expect(sum([{ name: 'unit', ok: false, counts: counts(3, 2) }])).toEqual({ passed: 3, failed: 2, green: false });
  });

  it('counts a failed stage without a failed test as one failure', () => {
    expect(
      sum([
        { name: 'types', ok: false },
        { name: 'unit', ok: false, counts: counts(3, 0) },
      ]),
    ).toEqual({ passed: 3, failed: 2, green: false });
  });

  it('counts a stage that ended well without its report as one failure', () => {
    expect(sum([{ name: 'unit', ok: true, problem: 'it left no report' }])).toMatchObject({ failed: 1, green: false });
  });

  it('is red when nothing has passed', () => {
    expect(sum([{ name: 'types', ok: true }])).toEqual({ passed: 0, failed: 0, green: false });
  });
});
