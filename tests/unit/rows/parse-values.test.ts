// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dateOrderOf, parseNumber, parseText, parseTime } from '../../../src/rows/parse-values';

describe('a time', () => {
  const day = Date.UTC(2026, 10, 22);
  it.each([
    ['2026-11-22T02:36:07Z', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['2026-11-22', day],
    ['2026-11', Date.UTC(2026, 10)],
    ['2026-11-22T00:30:00+14:00', Date.UTC(2026, 10, 21, 10, 30)],
    ['Sun, 22 Nov 2026 02:36:07 GMT', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['Nov 22, 2026 GMT', day],
    ['22-Nov-2026 00:00 GMT', day],
    ['Sun Nov 22 00:00:00 2026 GMT', day],
    ['Sun Nov 22 02:36:07 +0000 2026', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['November 22, 2026 02:36 UTC', Date.UTC(2026, 10, 22, 2, 36)],
    ['11/22/2026', day],
    ['22/11/2026', day],
    ['11/22/26', day],
    ['22.11.2026', day],
    ['20261122', day],
    ['20261122T143005Z', Date.UTC(2026, 10, 22, 14, 30, 5)],
    ['202611', Date.UTC(2026, 10)],
    ['2026M11', Date.UTC(2026, 10)],
    ['2026-W47', Date.UTC(2026, 10, 16)],
    ['2026-S2', Date.UTC(2026, 6)],
    ['/Date(1790000000123+0100)/', 1_790_000_000_123],
    [1_790_000_000, 1_790_000_000_000],
    [1_790_000_000.5, 1_790_000_000_500],
    [1_790_000_000_123, 1_790_000_000_123],
    ['1790000000', 1_790_000_000_000],
  ])('is read from %s', (value, time) => {
    expect(parseTime(value)).toBe(time);
  });

  it.each([
    'yesterday',
    'Order 4711',
    'March order 4711',
    'Mark 2000',
    'https://a.example/octo/4711',
    'Meeting in May 2026',
    'Version 3-2001',
    '',
    '12',
    12,
    null,
    true,
    {},
    '2026-99-99',
    '31.02.2026',
    '1.2.3',
    '1.2.26',
    '2026-W54',
    Number.NaN,
    2e16,
    '9'.repeat(100_000),
  ])('is not read from %s', (value) => {
    expect(parseTime(value)).toBeNull();
  });

  it('is read in its evident or the given order of day and month', () => {
    const dates = ['13/4/2026', '4/13/2026', '3.4.2026', '3/4/2026', '3-4-2026', '4/4/2026', '2026/04/03', 'x', 7];
    expect(dates.map(dateOrderOf)).toEqual([
      'day-first',
      'month-first',
      'day-first',
      'ambiguous',
      'ambiguous',
      null,
      null,
      null,
      null,
    ]);
    expect(parseTime('3/4/2026', 'day-first')).toBe(Date.UTC(2026, 3, 3));
    expect(parseTime('3/4/2026', 'month-first')).toBe(Date.UTC(2026, 2, 4));
  });
});

it('a number is finite, even in a string', () => {
  expect([1, -0.5, ' 2e3 ', '0x10', '2e16'].map(parseNumber)).toEqual([1, -0.5, 2000, 16, 2e16]);
  const others = ['', ' ', '1,5', null, undefined, true, Infinity, Number.NaN, '1e999', [1]];
  expect(others.map(parseNumber)).toEqual(others.map(() => null));
});

it('a text is missing for objects', () => {
  expect([1, 'a', false, null, {}, []].map(parseText)).toEqual(['1', 'a', 'false', '', '', '']);
});
