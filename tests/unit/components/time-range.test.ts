// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type TimeRange, timeRangeInstants } from 'waymark';

const now = new Date('2026-03-29T10:30:20Z');
const limits = (range: TimeRange, end = now): string => {
  const { from, to } = timeRangeInstants(range, end, 'Europe/Berlin');
  return `${from.toISOString().slice(0, 19)} ${to.toISOString().slice(0, 19)}`;
};

describe('the instants of a range', () => {
  it.each<[amount: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month', from: string]>([
    [15, 'minute', '2026-03-29T10:15:20'],
    [24, 'hour', '2026-03-28T10:30:20'],
    // Clocks in Berlin skipped an hour during the night.
    [1, 'day', '2026-03-28T11:30:20'],
    [2, 'week', '2026-03-15T11:30:20'],
    [1, 'month', '2026-02-28T11:30:20'],
  ])('span the last %i %s', (amount, unit, from) => {
    expect(limits({ type: 'relative', amount, unit })).toBe(`${from} 2026-03-29T10:30:20`);
  });

  it('use the time zone, and replace a skipped time with one that exists', () => {
    expect(limits({ type: 'absolute', from: '2026-03-29T01:30', to: '2026-03-29T02:30' })).toBe(
      '2026-03-29T00:30:00 2026-03-29T01:30:00',
    );
    expect(limits({ type: 'relative', amount: 1, unit: 'day' }, new Date('2026-03-30T00:30:20Z'))).toBe(
      '2026-03-29T01:30:20 2026-03-30T00:30:20',
    );
  });
});
