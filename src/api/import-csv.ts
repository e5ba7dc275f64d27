import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { type Database } from './database/database';
import { asTenant, type TenantTransaction } from './database/tenant';
import { insertReadings, type Inserted, type NewReading } from './readings/insert-readings';
import { createBatch } from './readings/read-rows';
import { maxBatchRows, type RowError } from './readings/schemas';

/** Removes the apostrophes that `csvField` adds before formulas. */
const withoutApostrophe = (text: string): string => text.replace(/(^|;)'(?=[=+\-@])/g, '$1');

/**
 * Returns the readings except those without a client id that the tenant already has. A download identifies these by
 * number.
 */
async function withoutOwn(transaction: TenantTransaction, readings: readonly NewReading[]): Promise<NewReading[]> {
  const numbered = readings.filter(({ id = '' }) => /^\d{1,15}$/.test(id));
  const own = await transaction.query<{ id: number }>(
    `select readings.id from unnest($2::bigint[], $3::timestamptz[]) as sent (id, time)
     join readings on readings.tenant = $1 and readings.time = sent.time and readings.id = sent.id
     where client_id is null`,
    [transaction.tenant, numbered.map(({ id }) => id), numbered.map(({ time }) => time.toISOString())],
  );
  const ids = new Set(own.map(({ id }) => String(id)));
  return readings.filter(({ id = '' }) => !ids.has(id));
}

export interface Imported extends Inserted {
  errors: RowError[];
}

/**
 * Adds the readings of a CSV file, such as one downloaded from the API, with the columns `time`, `label`, `level`,
 * `value` and, optionally, `id`. Importing a download into the same tenant does not add anything. Each transaction adds
 * 10,000 rows. Rejects with a parser error if the file is not CSV.
 */
export async function importCsv(database: Database, tenant: string, file: string): Promise<Imported> {
  const inTenant = asTenant(database, tenant);
  const total: Imported = { added: 0, skipped: 0, conflicts: 0, errors: [] };
  let batch = createBatch();
  let count = 0;
  const flush = async (): Promise<void> => {
    const { readings, errors } = batch;
    const inserted = await inTenant(async (transaction) =>
      insertReadings(transaction, await withoutOwn(transaction, readings)),
    );
    total.added += inserted.added;
    total.skipped += readings.length - inserted.added;
    total.conflicts += inserted.conflicts;
    total.errors.push(...errors);
    batch = createBatch({ firstRow: count + 1 });
  };
  const rows: AsyncIterable<Record<string, string>> = createReadStream(file).pipe(parse({ columns: true, bom: true }));
  for await (const { value = '', ...texts } of rows) {
    const row = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withoutApostrophe(text)]));
    batch.add({ ...row, value: value.trim() === '' ? undefined : Number(value) });
    count += 1;
    if (count % maxBatchRows === 0) await flush();
  }
  await flush();
  return total;
}
