import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { type Database } from './database/database';
import { asTenant } from './database/tenant';
import { insertReadings, type Inserted } from './readings/insert-readings';
import { createBatch } from './readings/read-rows';
import { maxBatchRows, type RowError } from './readings/schemas';

export interface Imported extends Inserted {
  errors: RowError[];
}

/**
 * Adds the readings of a CSV file, such as the API's own download: columns `time`, `label`, `level`, `value` and, if there is one,
 * `id`. Each 10,000 rows are a transaction. Rejects with an error of the parser when the file is not CSV.
 */
export async function importCsv(database: Database, tenant: string, file: string): Promise<Imported> {
  const total: Imported = { added: 0, skipped: 0, conflicts: 0, errors: [] };
  let batch = createBatch();
  let count = 0;
  const flush = async (): Promise<void> => {
    const { readings, errors } = batch;
    const inserted = await asTenant(database, tenant)((transaction) => insertReadings(transaction, readings));
    total.added += inserted.added;
    total.skipped += inserted.skipped;
    total.conflicts += inserted.conflicts;
    total.errors.push(...errors);
    batch = createBatch({ firstRow: count + 1 });
  };
  const rows: AsyncIterable<Record<string, string>> = createReadStream(file).pipe(parse({ columns: true, bom: true }));
  for await (const { value = '', ...row } of rows) {
    batch.add({ ...row, value: value.trim() === '' ? undefined : Number(value) });
    count += 1;
    if (count % maxBatchRows === 0) await flush();
  }
  await flush();
  return total;
}
