import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import split2 from 'split2';
import { Problem } from '../http/problem';
import { describeIssues } from '../http/to-problem';
import { type NewReading } from './insert-readings';
import { batchBytesDetail, maxBatchBytes, maxBatchRows, NewReadingSchema, parseJson, type RowError } from './schemas';

export interface Batch {
  readings: NewReading[];
  errors: RowError[];
}

export interface BatchOptions {
  /** @default 1 */
  firstRow?: number;
  /** The labels allowed for the readings. @default any */
  labels?: readonly string[] | undefined;
  /**
   * The number of whole months, besides the current one, whose readings are kept; older readings are refused.
   * @default all
   */
  keepMonths?: number | undefined;
  /** @default the system clock */
  now?: Date;
}

/** The start of the first month whose readings are kept. */
export const firstMonth = (keepMonths: number, now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keepMonths));

const dayMs = 86_400_000;
/** A row with the longest possible strings, fully escaped, is half this long. */
const maxLineLength = 4096;

/** Checks rows one by one. Throws a `Problem` after the last row that fits into a batch. */
export function createBatch(options: BatchOptions = {}): Batch & { add: (row: unknown) => void } {
  const { firstRow = 1, labels, keepMonths, now = new Date() } = options;
  const readings: NewReading[] = [];
  const errors: RowError[] = [];
  const latest = new Date(now.getTime() + dayMs);
  const earliest = keepMonths && firstMonth(keepMonths, now);
  const refusalOf = ({ label, time }: NewReading): string | undefined => {
    if (labels?.includes(label) === false) return `"label": This key may add ${labels.join(', ')} only.`;
    if (time > latest) return '"time": Use a time that is at most a day ahead.';
    if (earliest && time < earliest) return `"time": Readings are kept from ${earliest.toISOString()} on.`;
    return undefined;
  };
  return {
    readings,
    errors,
    add: (row) => {
      const count = readings.length + errors.length;
      if (count === maxBatchRows) throw new Problem(413, `Send at most ${maxBatchRows} rows at a time.`);
      const { success, data, error } = NewReadingSchema.safeParse(row);
      const refusal = success ? refusalOf(data) : describeIssues(error.issues, 'field');
      if (success && refusal === undefined) readings.push(data);
      else errors.push({ row: firstRow + count, detail: refusal ?? '' });
    },
  };
}

/** The server can respond to other requests after each chunk, which takes a few milliseconds. */
const rowsPerTurn = 200;

/** Checks the rows of an array. */
export async function readArray(rows: readonly unknown[], options?: BatchOptions): Promise<Batch> {
  const batch = createBatch(options);
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    batch.add(row);
  }
  return batch;
}

const tooLong = (): Problem =>
  new Problem(413, `A line has at most ${maxLineLength} characters. Send a row in each line.`);

/** Checks the rows of an NDJSON body as it arrives so that the server holds only one piece of it at a time. */
export async function readLines({ body }: Request, options?: BatchOptions): Promise<Batch> {
  const batch = createBatch(options);
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of body ?? []) {
      bytes += piece.length;
      if (bytes > maxBatchBytes) throw new Problem(413, batchBytesDetail);
      yield piece;
    }
  }
  async function addLines(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) {
      if (line.length > maxLineLength) throw tooLong();
      if (line.trim() !== '') batch.add(parseJson(line.trim()));
    }
  }
  await pipeline(pieces, split2({ maxLength: maxLineLength }), addLines).catch((error: unknown) => {
    // This is the last line, which is not complete yet.
    throw error instanceof Error && error.message === 'maximum buffer reached' ? tooLong() : error;
  });
  return batch;
}
