import writeExcel, { type Cell } from 'write-excel-file/universal';
import { type CsvColumn, type DataGridValue, isEmptyValue, isList } from './columns';
import type { CsvOptions } from './csv';

const numberFormats = { percent: '0.00%', currency: '#,##0.00' } as const;

function cellOf(value: DataGridValue, type: CsvColumn<unknown>['type']): Cell {
  if (value === null || value === undefined || isEmptyValue(value)) return null;
  if (value instanceof Date) return { value, type: Date, format: type === 'date' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'number') {
    return { value, type: Number, format: type === 'percent' || type === 'currency' ? numberFormats[type] : undefined };
  }
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value: isList(value) ? value.join(', ') : value, type: String };
}

/**
 * Builds an Excel file with a header row. Spreadsheets do not support time zones, so dates use the time in their UTC
 * fields.
 * @param rows the rows, or slices of rows that arrive one after another
 * @throws the reason for aborting `signal`, and any error from `rows`
 */
export async function rowsToExcel<Row>(
  rows: readonly Row[] | AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  { signal, onProgress, count }: Pick<CsvOptions, 'signal' | 'onProgress' | 'count'>,
): Promise<Blob> {
  const lines: Cell[][] = [columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' }))];
  const add = (slice: readonly Row[]): void => {
    signal?.throwIfAborted();
    for (const row of slice) {
      lines.push(columns.map(({ value, exportValue = value, type }) => cellOf(exportValue(row), type)));
    }
    if (count) onProgress?.(Math.min(1, (lines.length - 1) / count));
  };
  if ('length' in rows) add(rows);
  else for await (const slice of rows) add(slice);
  const file = await writeExcel(lines, { stickyRowsCount: 1 }).toBlob();
  signal?.throwIfAborted();
  return file;
}
