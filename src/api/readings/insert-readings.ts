import { type Level } from '../contract';
import { type TenantTransaction } from '../database/tenant';
import { levelNumber } from './select-readings';
import { withTotals } from './write-totals';

export interface NewReading {
  /** What the client calls the reading. Sent again with the same time, it is the same reading. */
  id?: string | undefined;
  time: Date;
  label: string;
  level: Level;
  value: number;
}

/** Adds readings, the sources that they name, and their totals. Skips those that the tenant has already, and returns the number of the others. */
export async function insertReadings(transaction: TenantTransaction, readings: readonly NewReading[]): Promise<number> {
  const { tenant } = transaction;
  // In order, so that two transactions with the same new sources wait for each other instead of blocking each other.
  const labels = [...new Set(readings.map(({ label }) => label))].toSorted();
  await transaction.query('insert into sources (tenant, name) select $1, unnest($2::text[]) on conflict do nothing', [
    tenant,
    labels,
  ]);
  const [row] = await transaction.query<{ added: number }>(
    withTotals(
      `insert into readings (tenant, client_id, time, label, level, value)
       select $1, * from unnest($2::text[], $3::timestamptz[], $4::text[], $5::smallint[], $6::float8[])
       on conflict (tenant, client_id, time) where client_id is not null do nothing`,
    ),
    [
      tenant,
      readings.map(({ id }) => id ?? null),
      readings.map(({ time }) => time.toISOString()),
      readings.map(({ label }) => label),
      readings.map(({ level }) => levelNumber(level)),
      readings.map(({ value }) => value),
    ],
  );
  return row?.added ?? 0;
}
