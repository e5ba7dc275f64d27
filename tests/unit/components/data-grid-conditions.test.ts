// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type DataGridColumn,
  type DataGridCondition,
  type DataGridOperator,
  defaultGridState,
  gridStateToSearch,
  searchToGridState,
} from 'waymark';
import { typedValue } from '../../../src/components/data/data-grid/dates';
import { filterRows } from '../../../src/components/data/data-grid/rows';
import { dateAt } from '../../../src/components/lib/calendar-date';
import { startOfDay } from '../../../src/components/lib/clock-time';

interface Row {
  id: string;
  name: string;
  size: number | null;
  day: string;
  time: Date | null;
  isOpen: boolean;
  tags: readonly string[];
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'size', header: 'Size', type: 'number', value: ({ size }) => size },
  { id: 'day', header: 'Day', type: 'date', value: ({ day }) => day },
  { id: 'time', header: 'Time', type: 'datetime', value: ({ time }) => time },
  { id: 'open', header: 'Open', type: 'boolean', value: ({ isOpen }) => isOpen },
  { id: 'tags', header: 'Tags', type: 'list', value: ({ tags }) => tags },
];
const rows: readonly Row[] = [
  {
    id: 'a',
    name: 'North',
    size: 5,
    day: '2026-03-29',
    time: new Date('2026-03-28T23:30:00Z'),
    isOpen: true,
    tags: ['x', 'y'],
  },
  {
    id: 'b',
    name: 'Northern Line',
    size: 10,
    day: '2026-03-30',
    time: new Date('2026-03-29T21:59:59Z'),
    isOpen: false,
    tags: [],
  },
  { id: 'c', name: '', size: null, day: '2026-02-30', time: null, isOpen: true, tags: ['z'] },
];
const found = (column: string, operator: DataGridOperator, ...values: string[]): string =>
  filterRows(rows, columns, '', {}, undefined, [{ column, operator, values }], 'Europe/Berlin')
    .map(({ id }) => id)
    .join('');

describe('conditions', () => {
  it.each<[column: string, operator: DataGridOperator, values: string[], ids: string]>([
    ['name', 'contains', ['NORTH'], 'ab'],
    ['name', 'notContains', ['line'], 'ac'],
    ['name', 'is', ['north', 'south'], 'a'],
    ['name', 'isNot', ['north'], 'bc'],
    ['name', 'startsWith', ['northern'], 'b'],
    ['name', 'endsWith', ['line'], 'b'],
    ['name', 'empty', [], 'c'],
    ['name', 'notEmpty', [], 'ab'],
    ['size', 'greater', ['5'], 'b'],
    ['size', 'atLeast', ['5'], 'ab'],
    ['size', 'less', ['10'], 'a'],
    ['size', 'atMost', ['10'], 'ab'],
    ['size', 'between', ['10', '6'], 'b'],
    ['open', 'is', ['true'], 'ac'],
    ['tags', 'is', ['y'], 'a'],
    ['tags', 'empty', [], 'b'],
  ])('match the expected rows: %s %s %j', (column, operator, values, ids) => {
    expect(found(column, operator, ...values)).toBe(ids);
  });

  it('compare days in the time zone, even when daylight saving begins', () => {
    // The night in Berlin is 23 hours long.
    expect(startOfDay('2026-03-30', 'Europe/Berlin') - startOfDay('2026-03-29', 'Europe/Berlin')).toBe(23 * 3_600_000);
    expect(found('time', 'is', '2026-03-29')).toBe('ab');
    expect(found('time', 'before', '2026-03-30')).toBe('ab');
    expect(found('time', 'after', '2026-03-28')).toBe('ab');
    expect(found('day', 'is', '2026-03-29')).toBe('a');
    expect(found('day', 'between', '2026-03-29', '2026-03-30')).toBe('ab');
  });

  it('exclude no rows while incomplete or for an unknown column', () => {
    expect(found('size', 'between', '3', '')).toBe('abc');
    expect(found('region', 'is', 'North')).toBe('abc');
  });

  it('keep an invalid date as text', () => {
    expect(typedValue('2026-02-30', 'date')).toBe('2026-02-30');
    const date = typedValue('2026-02-28', 'date', 'Asia/Tokyo');
    expect(date).toBeInstanceOf(Date);
    expect(dateAt(date as Date, 'Asia/Tokyo')).toBe('2026-02-28');
  });

  it('are URL parameters, even for an unknown column', () => {
    const conditions: readonly DataGridCondition[] = [
      { column: 'size', operator: 'between', values: ['0.5', '10'] },
      { column: 'name', operator: 'is', values: ['a.b', 'c..d'] },
      { column: 'day', operator: 'empty', values: [] },
      { column: 'region', operator: 'contains', values: ['North'] },
    ];
    const search = gridStateToSearch({ ...defaultGridState, conditions }, columns);
    expect(search.getAll('where')).toEqual([
      'size.between.0.5..10',
      'name.is.a.b',
      'name.is.c..d',
      'day.empty',
      'region.contains.North',
    ]);
    expect(searchToGridState(new URLSearchParams(search.toString()), columns).conditions).toEqual(conditions);
    expect(searchToGridState(new URLSearchParams('where=nonsense&where=size.huge.1'), columns).conditions).toEqual([]);
    expect(gridStateToSearch(defaultGridState, columns, search).toString()).toBe('');
  });
});
