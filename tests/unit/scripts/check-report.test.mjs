// @vitest-environment node
import { expect, it } from 'vitest';
import { describeFailures, describeTests } from '../../../scripts/lib/check-report.mjs';

const failure = (name, lines) => ({
  name,
  advice: `Fix the ${name}.`,
  output: Array.from({ length: lines }, (_, index) => `line ${index}\n\n`).join(''),
});

it('prints the next step first, then the output of each check', () => {
  expect(describeFailures([failure('types', 2), failure('lint', 1)], 'logs')).toEqual([
    'Fix the types. Fix the lint. Then run "npm run check" again.',
    'types:',
    '  line 0',
    '  line 1',
    'lint:',
    '  line 0',
  ]);
});

it.each([1, 2, 5])('prints at most 60 lines when %i checks fail with thousands of lines', (count) => {
  const failures = Array.from({ length: count }, (_, index) => failure(`check${index}`, 2000));
  const lines = describeFailures(failures, 'logs');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => /\d+ more lines in logs\/check\d\.log/.test(line))).toHaveLength(count);
  expect(lines.join('\n').split('\n')).toHaveLength(lines.length);
});

it('names each failed test with the start of its message, and a file that could not be loaded', () => {
  const test = (status, fullName) => ({ status, fullName, failureMessages: [`expected 1\nto be ${fullName}`] });
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test('passed', 'one')] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [test('passed', 'two'), test('failed', 'three')],
    },
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(describeTests({ testResults }).split('\n')).toEqual([
    'b.test.ts',
    '  three',
    '    expected 1',
    '    to be three',
    'c.test.ts',
    'Cannot find module',
  ]);
});
