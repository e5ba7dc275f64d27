import { byteOrderMark, type CsvDecimal, csvLine, type CsvSeparator } from '../../lib/csv';
import { type CsvColumn, isList } from './columns';

export interface CsvOptions {
  /** The character between two fields. Excel expects a semicolon if the decimal separator is a comma. @default ',' */
  separator?: CsvSeparator;
  /** The decimal separator in numbers. @default '.' */
  decimal?: CsvDecimal;
  /** Stops the export, whose promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the progress from 0 to 1 after each slice, if the number of rows is known. */
  onProgress?: (progress: number) => void;
  /** The number of rows between two pauses, in which the page can respond to input. @default 2000 */
  sliceSize?: number;
  /**
   * The number of rows, for calculating the progress.
   * @default the length of an array; unknown for an async iterable
   */
  count?: number;
}

/** Resolves in a later task so that the browser can paint and handle input. */
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

/** Divides rows into slices, each of which is processed in a separate task. */
async function* slicesOf<Row>(rows: readonly Row[], size: number): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) {
    await pause();
    yield rows.slice(start, start + size);
  }
}

/**
 * Builds a CSV file in UTF-8 with a byte order mark, a header row and CRLF line endings.
 * @param rows the rows, or slices of rows that arrive one after another, such as pages from a server
 * @throws the reason for aborting `signal`, and any error from `rows`
 */
export async function rowsToCsv<Row>(
  rows: readonly Row[] | AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  {
    signal,
    onProgress,
    separator,
    decimal,
    sliceSize = 2000,
    count = 'length' in rows ? rows.length : undefined,
  }: CsvOptions = {},
): Promise<Blob> {
  const parts = [
    byteOrderMark,
    csvLine(
      columns.map(({ header }) => header),
      separator,
    ),
  ];
  let done = 0;
  for await (const slice of 'length' in rows ? slicesOf(rows, sliceSize) : rows) {
    signal?.throwIfAborted();
    parts.push(
      slice
        .map((row) =>
          csvLine(
            columns.map(({ value, exportValue = value }) => {
              const one = exportValue(row);
              return isList(one) ? one.join(', ') : one;
            }),
            separator,
            decimal,
          ),
        )
        .join(''),
    );
    done += slice.length;
    if (count !== undefined) onProgress?.(Math.min(1, done / count));
  }
  signal?.throwIfAborted();
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
