// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findRowSets, rowsAt, toRows } from '../../../src/rows/find-rows';

const rows = Array.from({ length: 5 }, (_, index) => ({ id: index }));
const found = (document: unknown) => findRowSets(document).map(({ pointer, length }) => [pointer, length]);

describe('finding rows', () => {
  it('lists every array with its pointer, the longest array of objects first', () => {
    const tags = Array.from({ length: 9 }, () => 'a');
    expect(found({ meta: { tags, 'a/b': [{ x: 1 }] }, data: rows, empty: [] })).toEqual([
      ['/data', 5],
      ['/meta/a~1b', 1],
      ['/meta/tags', 9],
    ]);
  });

  it.each([null, 1, 'text', {}, [], { a: { b: 1 } }, [null]])('finds no rows in %j', (document) => {
    expect(found(document)).toEqual([]);
  });
});

describe('reading rows', () => {
  it.each([
    ['objects', rows, rows],
    ['arrays', [[1, 'a'], [2]], [{ 0: 1, 1: 'a' }, { 0: 2 }]],
    ['plain values', [1, 'a'], [{ value: 1 }, { value: 'a' }]],
    [
      'columns',
      { t: [1, 2], v: [3, 4] },
      [
        { t: 1, v: 3 },
        { t: 2, v: 4 },
      ],
    ],
    ['columns of different lengths', { t: [1, 2], v: [3] }, null],
    [
      'keys',
      { a: { x: 1 }, b: { x: 2 }, c: { x: 3 } },
      [
        { key: 'a', x: 1 },
        { key: 'b', x: 2 },
        { key: 'c', x: 3 },
      ],
    ],
    ['objects with different fields', { a: { x: 1 }, b: { y: 2 }, c: { z: 3 } }, null],
    ['a string', 'rows', null],
  ])('handles %s', (_name, value, expected) => {
    expect(toRows(value)).toEqual(expected);
  });

  it('adds the fields of a series to its points', () => {
    const series = { list: [{ name: 'a', points: [[1, 2]] }, { name: 'b', points: [] }, { name: 'c' }, 7] };
    expect(rowsAt(series, ['list', '*', 'points'])).toEqual([{ name: 'a', 0: 1, 1: 2 }, 7]);
    expect(rowsAt(series, ['list', 'x'])).toBeNull();
    expect(rowsAt({ list: {} }, ['list', '*', 'points'])).toBeNull();
  });
});
