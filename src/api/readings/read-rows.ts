import { Problem } from '../http/problem';
import { describeIssues } from '../http/to-problem';
import { type NewReading } from './insert-readings';
import { maxBatchRows, NewReadingSchema, type RowError } from './schemas';

export interface Batch {
  readings: NewReading[];
  errors: RowError[];
}

/** Checks rows one by one. Throws a `Problem` after the last one that fits into a batch. */
export function createBatch(firstRow = 1): Batch & { add: (row: unknown) => void } {
  const readings: NewReading[] = [];
  const errors: RowError[] = [];
  return {
    readings,
    errors,
    add: (row) => {
      const count = readings.length + errors.length;
      if (count === maxBatchRows) throw new Problem(413, `Send at most ${maxBatchRows} rows at a time.`);
      const result = NewReadingSchema.safeParse(row);
      if (result.success) readings.push(result.data);
      else errors.push({ row: firstRow + count, detail: describeIssues(result.error.issues, 'field') });
    },
  };
}

/** Checks the rows of an array. */
export function readArray(rows: readonly unknown[]): Batch {
  const batch = createBatch();
  for (const row of rows) batch.add(row);
  return batch;
}

/** Checks the rows of a body of NDJSON, line by line, so that the server never has the whole text. */
export async function readLines(request: Request): Promise<Batch> {
  const batch = createBatch();
  const decoder = new TextDecoder();
  let rest = '';
  const addLines = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') batch.add(parse(line));
  };
  for await (const part of request.body ?? []) addLines(decoder.decode(part, { stream: true }));
  addLines(`${decoder.decode()}\n`);
  return batch;
}

/** The value of a JSON text; undefined for any other text, which no schema accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
