import { csvField as toField } from '../../lib/csv';
import { type DataGridColumn, type DataGridValue, isEmptyValue } from './columns';

const byteOrderMark = '\uFEFF';

/** Returns a field of a CSV file. A date is written in ISO 8601. */
export function csvField(value: DataGridValue): string {
  if (isEmptyValue(value)) return '';
  return toField(value instanceof Date ? value.toISOString() : (value ?? ''));
}

export interface CsvOptions {
  /** Stops the export, whose promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called after each slice with the progress from 0 to 1. */
  onProgress?: (progress: number) => void;
  /** The number of rows between two pauses, in which the page can respond. @default 2000 */
  sliceSize?: number;
}

/** Resolves in a later task, so that the browser can paint and handle input. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/**
 * Builds a CSV file in UTF-8 with a byte order mark, a row of headers and CRLF line ends.
 * @throws the reason of `signal` when it is aborted
 */
export async function rowsToCsv<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataGridColumn<Row>, 'header' | 'value'>[],
  { signal, onProgress, sliceSize = 2000 }: CsvOptions = {},
): Promise<Blob> {
  const line = (fields: readonly DataGridValue[]): string => `${fields.map(csvField).join(',')}\r\n`;
  const parts = [byteOrderMark, line(columns.map(({ header }) => header))];
  for (let start = 0; start < rows.length; start += sliceSize) {
    await pause();
    signal?.throwIfAborted();
    const slice = rows.slice(start, start + sliceSize);
    parts.push(slice.map((row) => line(columns.map(({ value }) => value(row)))).join(''));
    onProgress?.(Math.min(1, (start + sliceSize) / rows.length));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
