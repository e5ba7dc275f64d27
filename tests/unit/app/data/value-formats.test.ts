import { describe, expect, it } from 'vitest';
import type { Column, DateFormat } from '../../../../src/rows/columns';
import { alignedDecimals, compactCell, formatCell, groupName } from '../../../../src/app/data/value-formats';

const column: Column = { pointer: '/value', name: 'Value', type: 'number' };

describe('a cell', () => {
  it.each<[cell: string | number | boolean | null, fields: Partial<Column>, text: string]>([
    [1234.5, {}, '1,234.5'],
    [2.05e16, {}, '20,500,000,000,000,000'],
    [0.256, { format: { style: 'percent' } }, '25.6%'],
    [5, { format: { style: 'currency', unit: 'EUR' } }, '€5.00'],
    [5, { format: { style: 'currency', unit: 'euros' } }, '5'],
    [5, { format: { style: 'unit', unit: 'kW' } }, '5 kW'],
    [true, { type: 'boolean' }, 'Yes'],
    [null, { type: 'text' }, ''],
    // A value that does not fit its column is displayed as sent.
    ['much', {}, 'much'],
    ['soon', { type: 'date' }, 'soon'],
    // A date without a time is displayed as the same day.
    ['2026-11-22', { type: 'date' }, 'November 22, 2026'],
    ['22.11.2026', { type: 'date' }, 'November 22, 2026'],
    ['22/11/2026', { type: 'date', dateOrder: 'day-first' }, 'November 22, 2026'],
    ['2026-11-22', { type: 'date', dateFormat: 'time' }, 'November 22, 2026'],
    // Days since 1970 and since 1900.
    [20_779, { type: 'date' }, 'November 22, 2026'],
    [46_348, { type: 'date' }, 'November 22, 2026'],
  ])('displays %j with %j as %s', (cell, fields, text) => {
    expect(formatCell(cell, { ...column, ...fields })).toBe(text);
  });

  it('shows a day, a time of day, or both', () => {
    const format = (dateFormat?: DateFormat) =>
      formatCell(new Date(2026, 10, 22, 14, 5).toISOString(), { ...column, type: 'date', dateFormat });
    expect(format('date')).toBe('November 22, 2026');
    // The space before "PM" is a narrow no-break space.
    expect(format('time').replace(/\s/g, ' ')).toBe('2:05 PM');
    expect(format('date-time')).toBe(format());
  });

  it('has a year only if it is not the current one', () => {
    const format = (year: number) =>
      formatCell(new Date(year, 10, 22, 14, 5).toISOString(), { ...column, type: 'date' }).replaceAll(/\s/g, ' ');
    expect(format(new Date().getFullYear())).toBe('Nov 22, 2:05 PM');
    expect(format(2019)).toBe('Nov 22, 2019, 2:05 PM');
  });

  it('abbreviates a number that would be too wide', () => {
    expect([2.05e16, 2.05e14].map((cell) => compactCell(cell, column))).toEqual(['20,500T', null]);
  });
});

describe('numbers in one column', () => {
  it.each([
    [
      [0.601, 0.7, 12],
      ['0.601', '0.700', '12.000'],
    ],
    [
      [4711, 12],
      ['4,711', '12'],
    ],
    // As many decimals as a rounding error produces, and more than are easy to read.
    [
      [0.1 + 0.2, 1.5],
      ['0.3', '1.5'],
    ],
    [
      [0.123456, 0.5, 64_313.6355887305, 30_054_217_457.7713],
      ['0.1235', '0.5', '64,314', '30,054,217,458'],
    ],
    [
      [null, 1.25, 2],
      ['', '1.25', '2.00'],
    ],
  ])('%j align their decimal separators', (cells, texts) => {
    const decimals = alignedDecimals(cells);
    expect(cells.map((cell) => formatCell(cell, column, decimals))).toEqual(texts);
  });

  it('keep their unit and the decimals of their currency', () => {
    expect(formatCell(1.5, { ...column, format: { style: 'currency', unit: 'EUR' } }, 3)).toBe('€1.50');
    expect(formatCell(1.5, { ...column, format: { style: 'unit', unit: '°C' } }, 2)).toBe('1.50 °C');
  });
});

it('the names of all groups are capitalized if some have levels, and displayed as sent otherwise', () => {
  const groupLevels = [{ group: 'failed', level: 'low' as const }];
  const namesOf = (levels: typeof groupLevels) =>
    ['paid', 'failed'].map((group) => groupName(group, { groupLevels: levels }));
  expect(namesOf(groupLevels)).toEqual(['Paid', 'Failed']);
  expect(namesOf([])).toEqual(['paid', 'failed']);
});
