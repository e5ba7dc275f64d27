import { byteOrderMark, csvLine } from '../../components/lib/csv';
import { type AsTenant } from '../database/tenant';
import { type Reading } from './schemas';
import { positionOf, selectReadings, type PageOptions } from './select-readings';

const columns = ['id', 'time', 'label', 'level', 'value'] as const satisfies readonly (keyof Reading)[];
const rowsPerPart = 2000;

/**
 * Streams readings as CSV. It reads the next page when the client has taken the last one: a slow client holds neither a
 * transaction nor a connection, and the response does not grow in memory. `onError` hears of a failure after the response has begun.
 */
export async function streamCsv(
  asTenant: AsTenant,
  options: Omit<PageOptions, 'limit' | 'after'>,
  onError: (error: unknown) => void = () => {},
): Promise<ReadableStream<Uint8Array>> {
  const select = (after?: PageOptions['after']): Promise<Reading[]> =>
    asTenant((transaction) => selectReadings(transaction, { ...options, limit: rowsPerPart, after }));
  const encoder = new TextEncoder();
  // Before the response begins, so that a failure still has a status.
  let rows = await select();
  let isFirst = true;

  return new ReadableStream({
    async pull(controller) {
      const head = isFirst ? byteOrderMark + csvLine(columns) : '';
      isFirst = false;
      const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
      controller.enqueue(encoder.encode(head + lines.join('')));
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerPart) controller.close();
      else {
        rows = await select(positionOf(last, options.sort)).catch((error: unknown) => {
          onError(error);
          throw error;
        });
      }
    },
  });
}
