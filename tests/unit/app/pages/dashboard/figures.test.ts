// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../../src/app/pages/dashboard/figures';
import type { Summary } from '../../../../../src/app/data/readings/query';

const none = { count: 0, sum: 0 };

function summary(high: number, low: number, value: number): Summary {
  const amounts = {
    count: high + low,
    sum: (high + low) * value,
    levels: { high: { count: high, sum: high * value }, medium: none, low: { count: low, sum: low * value } },
  };
  return {
    ...amounts,
    buckets: [
      { start: 0, end: 10, ...amounts },
      { start: 10, end: 20, ...amounts, count: 0 },
    ],
  };
}

const textsOf = (current: Summary | undefined, previous: Summary | undefined, now = 15) =>
  figuresOf(current, previous, now).map(({ label, value, change }) =>
    [label, value, change && `${change.direction} ${change.text} ${change.tone}`].join(': '),
  );

describe('the figures', () => {
  it('are compared with those of the period before', () => {
    expect(textsOf(summary(60, 40, 0.5), summary(50, 30, 0.4))).toEqual([
      'Readings: 100: up 25% success',
      'Average value: 0.5: up 25% success',
      'Share of high readings: 60%: down 2.5 points error',
      'Low readings: 40: up 33.3% error',
    ]);
  });

  it('have no change where nothing can be compared', () => {
    expect(textsOf(summary(1, 1, 1), summary(0, 0, 0))).toEqual([
      'Readings: 2: ',
      'Average value: 1: ',
      'Share of high readings: 50%: ',
      'Low readings: 1: ',
    ]);
    expect(textsOf(summary(0, 0, 0), undefined)).toEqual([
      'Readings: 0: ',
      'Average value: –: ',
      'Share of high readings: –: ',
      'Low readings: 0: ',
    ]);
  });

  it('do not report a change that rounds to zero as an increase', () => {
    expect(textsOf(summary(60, 40, 0.50001), summary(60, 40, 0.5))[1]).toBe('Average value: 0.5: none 0% neutral');
  });

  it('have no values before the first response', () => {
    expect(figuresOf(undefined, undefined, 0).map(({ value, course }) => [value, course])).toEqual(
      Array.from({ length: 4 }, () => [null, []]),
    );
  });

  it('leave out the buckets that have not begun, and have gaps in those without readings', () => {
    const courses = (now: number) => figuresOf(summary(60, 40, 0.5), undefined, now).map(({ course }) => course);
    expect(courses(5).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(courses(15)[1]).toEqual([0.5, null]);
  });
});
