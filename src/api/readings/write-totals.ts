import { type Database } from '../database/database';
import { asTenant, type TenantTransaction } from '../database/tenant';

const amountColumns = 'count, sum, lowest, highest';
const amounts = 'count(*), sum(value), min(value), max(value)';

const orAdd = (key: string): string =>
  `on conflict (${key}) do update set
     count = totals.count + excluded.count, sum = totals.sum + excluded.sum,
     lowest = least(totals.lowest, excluded.lowest), highest = greatest(totals.highest, excluded.highest)`;

/**
 * Extends a statement that inserts or selects readings of the tenant `$1`: the result also adds them to the totals, and
 * renews the version if `condition` is true. It returns one row, with the number of readings as `added`. Rows are in key
 * order, and the version comes last, so that two transactions wait for each other instead of deadlocking.
 */
export const withTotals = (readings: string, condition = 'exists (select from added)'): string =>
  `with added as (${readings}),
   totals as (
     insert into reading_totals as totals (tenant, minutes, start, level, ${amountColumns})
     select $1, minutes, start_of(make_interval(mins => minutes), time), level, ${amounts}
     from added cross join (values (15::smallint), (60::smallint), (1440::smallint)) as sizes (minutes)
     group by 2, 3, 4 order by 2, 3, 4 ${orAdd('tenant, minutes, start, level')}
   ),
   days as (
     insert into reading_days as totals (tenant, start, label, level, ${amountColumns})
     select $1, start_of('1 day', time), label, level, ${amounts}
     from added group by 2, 3, 4 order by 2, 3, 4 ${orAdd('tenant, start, label, level')}
   ),
   version as (
     insert into reading_versions as versions (tenant, version) select $1, gen_random_uuid() where ${condition}
     on conflict (tenant) do update set version = excluded.version
   )
   select count(*) as added from added`;

const dayMs = 86_400_000;

/** The start of the UTC day of `first` and the end of that of `last`. */
const daysOf = (first: Date, last: Date): [string, string] => {
  const [start, end] = [first, last].map((time) => Math.floor(time.getTime() / dayMs)) as [number, number];
  return [new Date(start * dayMs).toISOString(), new Date((end + 1) * dayMs).toISOString()];
};

/**
 * Waits for other transactions that change the tenant's readings or, if `mode` is "_shared", only for those that do
 * more than add readings: recalculated totals would otherwise miss readings that are added in the meantime. Call it
 * first in a transaction.
 */
export async function lockTenant(transaction: TenantTransaction, mode: '' | '_shared' = ''): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock${mode}(hashtextextended($1, 0))`, [transaction.tenant]);
}

const deleteTotals = [
  'delete from reading_totals where tenant = $1 and minutes in (15, 60, 1440) and start >= $2 and start < $3',
  'delete from reading_days where tenant = $1 and start >= $2 and start < $3',
];

/**
 * Recalculates the totals of all UTC days from that of `first` to that of `last` after readings were deleted or
 * changed, because the lowest remaining value cannot be derived from the old totals.
 */
export async function renewTotals(transaction: TenantTransaction, first: Date, last: Date): Promise<void> {
  const values = [transaction.tenant, ...daysOf(first, last)];
  await lockTenant(transaction);
  const readings = 'select time, label, level, value from readings where tenant = $1 and time >= $2 and time < $3';
  for (const statement of [...deleteTotals, withTotals(readings, 'true')]) await transaction.query(statement, values);
}

/** Runs one `update` or `delete` for the tenant `$1` and returns the number of affected rows. */
export async function countRows(
  transaction: TenantTransaction,
  statement: string,
  ...values: string[]
): Promise<number> {
  const text = `with changed as (${statement} returning 1) select count(*) as count from changed`;
  const [row] = await transaction.query<{ count: number }>(text, [transaction.tenant, ...values]);
  return row?.count ?? 0;
}

/**
 * Deletes the readings of the first UTC day that has any, together with their totals, if that day is before `end`.
 * Returns the number of deleted readings.
 */
export async function deleteFirstDay(transaction: TenantTransaction, end: Date): Promise<number> {
  // The day of a large tenant may take longer than a statement of a request may.
  await transaction.run('set local statement_timeout = 0');
  await lockTenant(transaction);
  const text = 'select min(time) as first from readings where tenant = $1 and time < $2';
  const [row] = await transaction.query<{ first: Date | null }>(text, [transaction.tenant, end.toISOString()]);
  if (!row?.first) return 0;
  const statement = 'delete from readings where tenant = $1 and time >= $2 and time < $3';
  const count = await countRows(transaction, statement, ...daysOf(row.first, row.first));
  await renewTotals(transaction, row.first, row.first);
  return count;
}

/**
 * Like `renewTotals`, from `first` up to `last`, but in one transaction per day so that writers wait only
 * briefly. Returns the number of days.
 */
export async function renewTotalsByDay(database: Database, tenant: string, first: Date, last: Date): Promise<number> {
  let days = 0;
  for (let ms = first.getTime(); ms < last.getTime(); ms += dayMs) {
    const day = new Date(ms);
    await asTenant(database, tenant)((transaction) => renewTotals(transaction, day, day));
    days += 1;
  }
  return days;
}
