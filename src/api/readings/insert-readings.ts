import { type Level } from '../contract';
import { type TenantTransaction } from '../database/tenant';
import { Problem } from '../http/problem';
import { levelNumber } from './select-readings';
import { lockTenant, withTotals } from './write-totals';

export interface NewReading {
  /** The client's id for the reading. If it is sent again with the same time, it refers to the same reading. */
  id?: string | undefined;
  time: Date;
  label: string;
  level: Level;
  value: number;
}

export interface Inserted {
  added: number;
  /** The number of readings that the tenant already has, compared by id and time. */
  skipped: number;
  /** The number of skipped readings whose label, level or value differs. */
  conflicts: number;
}

/** The maximum number of labels per tenant. Each search and each summary reads all of them. */
const maxLabels = 10_000;

/** Adds sources for the labels. Throws a `Problem` if the tenant would then have too many. */
export async function addSources(transaction: TenantTransaction, labels: readonly string[]): Promise<void> {
  const { tenant } = transaction;
  const created = await transaction.query(
    'insert into sources (tenant, name) select $1, unnest($2::text[]) on conflict do nothing returning name',
    // The labels are sorted so that two transactions with the same new sources wait for each other instead of
    // deadlocking.
    [tenant, [...new Set(labels)].toSorted()],
  );
  if (created.length === 0) return;
  const text = 'select count(*) as count from sources where tenant = $1';
  const [{ count } = { count: 0 }] = await transaction.query<{ count: number }>(text, [tenant]);
  if (count > maxLabels)
    throw new Problem(400, `"label": Nothing was changed, because a tenant has at most ${maxLabels} labels.`);
}

const columns = '(client_id, time, label, level, value)';

/** Adds readings, the sources to which they refer, and their totals. Skips readings that the tenant already has. */
export async function insertReadings(
  transaction: TenantTransaction,
  readings: readonly NewReading[],
): Promise<Inserted> {
  const { tenant } = transaction;
  await lockTenant(transaction, '_shared');
  await addSources(
    transaction,
    readings.map(({ label }) => label),
  );
  const sent = `unnest($2::text[], $3::timestamptz[], $4::text[], $5::smallint[], $6::float8[])`;
  const values = [
    tenant,
    readings.map(({ id }) => id ?? null),
    readings.map(({ time }) => time.toISOString()),
    readings.map(({ label }) => label),
    readings.map(({ level }) => levelNumber(level)),
    readings.map(({ value }) => value),
  ];
  const [{ added } = { added: 0 }] = await transaction.query<{ added: number }>(
    withTotals(
      `insert into readings (tenant, client_id, time, label, level, value) select $1, * from ${sent}
       on conflict (tenant, client_id, time) where client_id is not null do nothing
       returning time, label, level, value`,
    ),
    values,
  );
  const skipped = readings.length - added;
  if (skipped === 0) return { added, skipped, conflicts: 0 };
  const [{ conflicts } = { conflicts: 0 }] = await transaction.query<{ conflicts: number }>(
    `select count(*) as conflicts from ${sent} as sent ${columns}
     join readings on readings.tenant = $1 and readings.client_id = sent.client_id and readings.time = sent.time
     where (readings.label, readings.level, readings.value) <> (sent.label, sent.level, sent.value)`,
    values,
  );
  return { added, skipped, conflicts };
}
