import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../src/rows/columns';
import { alignedDecimals, formatCell } from '../../../../src/app/data/value-formats';

const column: Column = { pointer: '/value', name: 'Value', type: 'number' };

describe('numbers beside each other', () => {
  it.each([
    [
      [0.601, 0.7, 12],
      ['0.601', '0.700', '12.000'],
    ],
    [
      [4711, 12],
      ['4,711', '12'],
    ],
    // As many as a rounding error has, and more than are easy to read.
    [
      [0.1 + 0.2, 1.5],
      ['0.3', '1.5'],
    ],
    [
      [0.123456, 0.5],
      ['0.123456', '0.5'],
    ],
    [
      [null, 1.25, 2],
      ['', '1.25', '2.00'],
    ],
  ])('%j have aligned decimal separators', (cells, texts) => {
    const decimals = alignedDecimals(cells);
    expect(cells.map((cell) => formatCell(cell, column, decimals))).toEqual(texts);
  });

  it('keep their unit and the decimals of their currency', () => {
    expect(formatCell(1.5, { ...column, format: { style: 'currency', unit: 'EUR' } }, 3)).toBe('€1.50');
    expect(formatCell(1.5, { ...column, format: { style: 'unit', unit: '°C' } }, 2)).toBe('1.50 °C');
  });
});
