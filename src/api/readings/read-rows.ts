import { Problem } from '../http/problem';
import { describeIssues } from '../http/to-problem';
import { type NewReading } from './insert-readings';
import { maxBatchRows, NewReadingSchema, type RowError } from './schemas';

export interface Batch {
  readings: NewReading[];
  errors: RowError[];
}

export interface BatchOptions {
  /** @default 1 */
  firstRow?: number;
  /** The labels that the readings may have. @default any */
  labels?: readonly string[] | undefined;
}

/** Checks rows one by one. Throws a `Problem` after the last one that fits into a batch. */
export function createBatch({ firstRow = 1, labels }: BatchOptions = {}): Batch & { add: (row: unknown) => void } {
  const readings: NewReading[] = [];
  const errors: RowError[] = [];
  return {
    readings,
    errors,
    add: (row) => {
      const count = readings.length + errors.length;
      if (count === maxBatchRows) throw new Problem(413, `Send at most ${maxBatchRows} rows at a time.`);
      const { success, data, error } = NewReadingSchema.safeParse(row);
      const refuse = (detail: string): void => void errors.push({ row: firstRow + count, detail });
      if (!success) refuse(describeIssues(error.issues, 'field'));
      else if (labels?.includes(data.label) === false) refuse(`"label": This key may add ${labels.join(', ')} only.`);
      else readings.push(data);
    },
  };
}

/** Checks the rows of an array. */
export function readArray(rows: readonly unknown[], options?: BatchOptions): Batch {
  const batch = createBatch(options);
  for (const row of rows) batch.add(row);
  return batch;
}

/** Checks the rows of a body of NDJSON, line by line, so that the server never has the whole text. */
export async function readLines(request: Request, options?: BatchOptions): Promise<Batch> {
  const batch = createBatch(options);
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
