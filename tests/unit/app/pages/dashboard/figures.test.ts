// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../../src/app/data/figures';
import { type Connection, createConnection, ownConnection } from '../../../../../src/app/data/json-api/connection';
import { type Amounts, isSparse, type Summary, summaryOfBucket } from '../../../../../src/rows/query';

const options = { connection: ownConnection, measure: 'count', now: 15 } as const;

function amounts(count: number, value: number): Amounts {
  const extreme = count === 0 ? null : value;
  return { count, valued: count, sum: count * value, lowest: extreme, highest: extreme };
}

function summary(high: number, low: number, value: number): Summary {
  const groups = [
    { key: 'high', ...amounts(high, value) },
    { key: 'low', ...amounts(low, value) },
  ];
  const total = amounts(high + low, value);
  return {
    ...total,
    groups,
    groupCount: 2,
    labels: [],
    labelCount: 0,
    buckets: [
      { start: 0, end: 10, ...total, groups },
      { start: 10, end: 20, ...amounts(0, 0), groups: [amounts(0, 0), amounts(0, 0)] },
    ],
  };
}

const textsOf = (
  current: Summary | undefined,
  previous: Summary | undefined,
  changed: Partial<Parameters<typeof figuresOf>[2]> = {},
) =>
  figuresOf(current, previous, { ...options, ...changed }).map(({ label, value, change }) =>
    [label, value, change && `${change.direction} ${change.text} ${change.tone}`].join(': '),
  );

describe('the figures', () => {
  it('are compared with the previous period', () => {
    expect(textsOf(summary(60, 40, 0.5), summary(50, 30, 0.4))).toEqual([
      'Readings: 100: up 25% success',
      'Average value: 0.5: up 25% success',
      'Share of high readings: 60%: down 2.5 pts error',
      'Low readings: 40: up 33.3% error',
    ]);
  });

  it('compare a selected day with the same day of the previous period', () => {
    expect(textsOf(summary(3, 1, 1), summaryOfBucket(summary(1, 1, 1), 0))[0]).toBe('Readings: 4: up 100% success');
  });

  it('use the singular for a change of one point', () => {
    expect(textsOf(summary(51, 49, 1), summary(50, 50, 1))[2]).toBe('Share of high readings: 51%: up 1 pt success');
  });

  it('show no change without a comparison', () => {
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

  it('show names but no values before the first response', () => {
    const names = figuresOf(summary(60, 40, 0.5), undefined, options).map(({ label }) => label);
    expect(figuresOf(undefined, undefined, options).map(({ label, value, course }) => [label, value, course])).toEqual(
      names.map((label) => [label, null, []]),
    );
  });

  it('omit unfinished buckets and show gaps for empty ones', () => {
    const courses = (now: number) =>
      figuresOf(summary(60, 40, 0.5), undefined, { ...options, now }).map(({ course }) => course);
    expect(courses(15).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(courses(20)[1]).toEqual([0.5, null]);
  });

  it('use the measure, words and good direction that the user has chosen', () => {
    const connection = createConnection({
      roles: { time: null, value: '/total', group: null, label: null, id: null },
      columns: [{ pointer: '/total', name: 'Total', type: 'number', format: { style: 'currency', unit: 'EUR' } }],
      words: { singular: 'order', plural: 'orders', value: 'Total' },
      increase: 'bad',
    });
    expect(textsOf(summary(3, 1, 20), summary(3, 1, 10), { connection, measure: 'highest' })).toEqual([
      'Orders: 4: none 0% neutral',
      'Highest total: €20.00: up 100% error',
      'Sum of total: €80.00: up 100% error',
      'Average total: €20.00: up 100% error',
    ]);
    const counts = { ...connection, roles: { ...connection.roles, value: null } };
    expect(textsOf(summary(3, 1, 20), undefined, { connection: counts })).toEqual(['Orders: 4: ']);
  });

  it('show no sum of values that cannot be summed', () => {
    const labelsOf = (measure: 'count' | 'lowest' | 'sum') =>
      figuresOf(summary(3, 1, 20), undefined, {
        ...options,
        measure,
        connection: createConnection({
          roles: { time: null, value: '/temperature', group: null, label: null, id: null },
          columns: [{ pointer: '/temperature', name: 'Temperature', type: 'number' }],
          words: { singular: 'row', plural: 'rows', value: 'Temperature' },
        }),
      }).map(({ label }) => label);
    expect(labelsOf('count')).toEqual(['Rows', 'Average temperature', 'Highest temperature', 'Lowest temperature']);
    expect(labelsOf('lowest')).toEqual(['Rows', 'Lowest temperature', 'Average temperature', 'Highest temperature']);
    // The user can still select it.
    expect(labelsOf('sum')[1]).toBe('Sum of temperature');
  });

  it('show the values of a series instead of its count', () => {
    const connection = createConnection({
      roles: { time: '/at', value: '/usd', group: '/open', label: null, id: null },
      columns: [
        { pointer: '/at', name: 'At', type: 'date' },
        { pointer: '/usd', name: 'Usd', type: 'number' },
        { pointer: '/open', name: 'Open', type: 'boolean' },
      ],
      measure: 'average',
      words: { singular: 'row', plural: 'rows', value: 'Usd' },
    });
    const yes = { ...summary(3, 1, 20), groups: [{ ...summary(3, 1, 20), key: 'true' }] };
    const labels = figuresOf(yes, undefined, { ...options, measure: 'average', connection }).map(({ label }) => label);
    expect(labels).toEqual(['Average usd', 'Latest usd', 'Share of open = yes', 'Highest usd']);
  });

  it('calculate shares from the sum of a series, not from its rows', () => {
    const connection = createConnection({
      roles: { time: '/at', value: '/hits', group: '/level', label: null, id: null },
      columns: [{ pointer: '/hits', name: 'Hits', type: 'number' }],
      measure: 'sum',
      groupLevels: ownConnection.groupLevels,
      words: { singular: 'row', plural: 'rows', value: 'Hits' },
    });
    const groups = [
      { key: 'high', ...amounts(1, 30) },
      { key: 'low', ...amounts(1, 10) },
    ];
    expect(textsOf({ ...summary(1, 1, 20), groups }, undefined, { connection }).slice(2)).toEqual([
      'Share of high hits: 75%: ',
      'Low hits: 10: ',
    ]);
  });

  it('evaluate an increase in rows according to the setting', () => {
    const toneOf = (increase: Connection['increase']) =>
      figuresOf(summary(4, 0, 1), summary(2, 0, 1), { ...options, connection: { ...ownConnection, increase } })[0]
        ?.change?.tone;
    expect(['good', 'bad', 'neutral'].map((increase) => toneOf(increase as Connection['increase']))).toEqual([
      'success',
      'error',
      'neutral',
    ]);
  });

  const withUnit = (value: number) =>
    figuresOf(summary(1, 0, value), undefined, {
      ...options,
      connection: {
        ...ownConnection,
        columns: [{ pointer: '/value', name: 'Value', type: 'number', format: { style: 'unit', unit: 'km' } }],
      },
    })[1];

  it('show four digits and their unit', () => {
    expect(withUnit(12.345678)).toMatchObject({ value: '12.35 km' });
    expect(withUnit(12.345678)).not.toHaveProperty('full');
  });

  it('show a large number with few digits, and provide all digits beside it', () => {
    const [, average] = figuresOf(summary(1, 0, 2.05e16), undefined, options);
    expect(average).toMatchObject({ value: '20,500T', full: '20,500,000,000,000,000' });
    expect(withUnit(2_345_678)).toMatchObject({ value: '2.35M km', full: '2,345,678 km' });
    const columns = ownConnection.columns.map((column) => ({
      ...column,
      format: { style: 'currency', unit: 'EUR' } as const,
    }));
    const money = { ...options, connection: { ...ownConnection, columns } };
    expect(figuresOf(summary(1, 0, 1_234_567.1), undefined, money)[1]).toMatchObject({
      value: '€1.23M',
      full: '€1,234,567.10',
    });
    expect(figuresOf(summary(1, 0, 1_234_567.1), undefined, options)[1]?.full).toBe('1,234,567.1');
    // Digits that fit are not rounded away.
    expect(figuresOf(summary(1, 0, 12_345.67), undefined, options)[1]).toMatchObject({ value: '12,346' });
  });
});

it.each([
  ['values for workdays only', [1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1], true],
  ['a value for each quarter', [1, 0, 0, 1, 0, 0, 1], true],
  ['hours with an outage', [1, 1, 1, 1, 0, 1, 1, 1], false],
  ['days that start late', [0, 0, 0, 0, 0, 1, 1, 1], false],
])('a line connects %s: %s', (_name, valued, expected) => {
  const buckets = valued.map((count) => ({ count, valued: count, sum: count, lowest: null, highest: null }));
  expect(isSparse(buckets)).toBe(expected);
});
