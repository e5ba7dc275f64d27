// @vitest-environment node
import { expect, it } from 'vitest';
import { describeFailures } from '../../../scripts/lib/check-report.mjs';

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
