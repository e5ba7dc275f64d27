// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cellReader, describeColumn, findFields, toCell } from '../../../src/rows/columns';
import { nameOfPointer } from '../../../src/rows/json-pointer';
import { proposeRoles } from '../../../src/rows/roles';

const describeValues = (values: readonly unknown[], name = 'x') =>
  describeColumn(
    `/${name}`,
    values.map((value) => ({ [name]: value })),
  );

describe('the fields of rows', () => {
  it('are collected from all rows and listed by path in order', () => {
    expect(findFields([{ a: 1, 'b/c': { d: 2, e: {} } }, { f: [{ g: 1 }] }])).toEqual({
      pointers: ['/a', '/b~1c/d', '/b~1c/e', '/f'],
      isCut: false,
    });
  });

  it('are columns down to the fifth level', () => {
    expect(findFields([{ a: { b: { c: { d: { e: { f: 1 } } } } } }])).toMatchObject({
      pointers: ['/a/b/c/d/e'],
      isCut: true,
    });
  });

  it('are given display names', () => {
    expect(
      ['/customer/first_name', '/createdAt', '/_source/@timestamp', '/_source/host', '/_'].map(nameOfPointer),
    ).toEqual(['Customer first name', 'Created at', 'Timestamp', 'Host', '/_']);
  });

  it('use plain values as cells', () => {
    const values = [1, 'a', true, null, undefined, ['a', 2, null], [{}, {}], [[1]], {}, { a: 1, b: 2 }];
    expect(values.map(toCell)).toEqual([1, 'a', true, null, null, 'a, 2', '2 items', '1 item', null, '2 fields']);
    expect(cellReader({ pointer: '/a/b' })({ a: { b: 7 } })).toBe(7);
  });
});

describe('the type of a column', () => {
  it.each([
    ['number', [1, '2.5', null, '-3e2']],
    ['boolean', [true, 'false', null]],
    ['link', ['https://a.example/octo/1400', 'http://b.example']],
    ['date', ['2026-11-22', '22 Nov 2026', '22.11.2026']],
    ['text', ['Order 4711', 'Order 4712']],
    ['text', ['01067', '10115', '04109']],
    ['text', [null, null]],
    ['text', [1, 'a', true, 'b']],
    ['number', [1_790_000_000, 1_790_000_001]],
  ])('is %s for %j', (type, values) => {
    expect(describeValues(values).column.type).toBe(type);
  });

  it('is a date for numbers if the name indicates it', () => {
    for (const name of ['created', 'updatedAt', 'timestamp', 'ts', 'due_date'])
      expect(describeValues([1_790_000_000], name).column.type).toBe('date');
  });

  it('allows a few values that do not fit', () => {
    const values = [...Array.from({ length: 19 }, (_, index) => index), 'none'];
    expect(describeValues(values)).toMatchObject({ column: { type: 'number' }, fitting: 0.95, distinct: 20 });
  });

  it('uses a known or an assumed order of day and month', () => {
    expect(describeValues(['3/4/2026', '25/4/2026'])).toMatchObject({
      column: { type: 'date', dateOrder: 'day-first' },
      isAmbiguous: false,
    });
    expect(describeValues(['3/4/2026', '4/25/2026']).column.dateOrder).toBe('month-first');
    expect(describeValues(['3/4/2026'])).toMatchObject({ column: { dateOrder: 'month-first' }, isAmbiguous: true });
    expect(describeValues(['2026-04-03']).column.dateOrder).toBeUndefined();
    // Both orders occur, so no date shows which one the others use.
    expect(describeValues(['3/4/2026', '25/4/2026', '4/25/2026'])).toMatchObject({
      column: { dateOrder: 'month-first' },
      isAmbiguous: true,
    });
  });

  it('is text for mixed values, with their most frequent type', () => {
    expect(describeValues([1, 2, 3, 'n/a'])).toMatchObject({ column: { type: 'text' }, mixedWith: 'number' });
    expect(describeValues([1, 'b', 'c', 'd']).mixedWith).toBe('number');
    expect(describeValues(['1', 'b', 'c', 'd']).mixedWith).toBeNull();
    expect(describeValues([1, 2, 3]).mixedWith).toBeNull();
  });

  it('includes counts of the values, most frequent words first', () => {
    expect(describeValues(['a', 'b', 'b', null])).toMatchObject({
      filled: 0.75,
      distinct: 2,
      count: 3,
      words: ['b', 'a'],
      longest: 1,
    });
  });
});

describe('the roles of columns', () => {
  const rolesOf = (rows: readonly Record<string, unknown>[]) =>
    proposeRoles(findFields(rows).pointers.map((pointer) => describeColumn(pointer, rows)));
  const numbers = Array.from({ length: 20 }, (_, index) => index);

  it('recognize a numeric id and a time in seconds, which are not values', () => {
    expect(
      rolesOf(numbers.map((id) => ({ id, ts: 1_790_000_000 + id, v: id / 7, severity: id % 2 ? 'high' : 'low' }))),
    ).toEqual({ time: '/ts', value: '/v', group: '/severity', label: null, id: '/id' });
  });

  it('are empty if nothing fits', () => {
    const none = { time: null, value: null, group: null, label: null, id: null };
    expect(rolesOf([{ a: null }, { a: null }])).toEqual(none);
    expect(rolesOf([])).toEqual(none);
  });

  it('prefer a measurement to codes, places and choices as the value', () => {
    expect(
      rolesOf(numbers.map((at) => ({ lat: at / 3, statusCode: 200 + at, copies: at % 3, watts: at * 3 }))).value,
    ).toBe('/watts');
  });
});
