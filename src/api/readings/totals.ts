import { type TenantTransaction } from '../database/tenant';
import { type ReadingFilter } from './schemas';
import { conditionsOf, createValues, whereClause, type Bind } from './select-readings';

const quarterMs = 900_000;

/** The lengths for which amounts were added up when the readings were written, and where they are. */
const units = {
  quarter: { ms: quarterMs, table: 'reading_totals', condition: 'minutes = 15' },
  hour: { ms: 4 * quarterMs, table: 'reading_totals', condition: 'minutes = 60' },
  /** In UTC. Only these have labels. */
  day: { ms: 96 * quarterMs, table: 'reading_days', condition: undefined },
} as const;
export type Unit = keyof typeof units;

/** The longest unit whose ends are among those of all buckets; undefined for the zones of before 1972 that have none. */
export function unitOf(starts: readonly string[]): Unit | undefined {
  const fits = (unit: Unit): boolean => starts.every((start) => Date.parse(start) % units[unit].ms === 0);
  return (['hour', 'quarter'] as const).find(fits);
}

/** The SQL of the amounts of rows that have them: `count`, `sum`, `lowest` and `highest`. */
export const amountColumns =
  'sum(count)::bigint as count, sum(sum) as sum, min(lowest) as lowest, max(highest) as highest';

/**
 * The SQL of a table with the amounts of the readings that match a filter: of each whole unit of the range, and of each reading at
 * its ends; without a unit, of each reading. It has the columns `time`, `label` (null for units without labels), `level` and those
 * of `amountColumns`.
 */
export function amountsSource(tenant: string, filter: ReadingFilter, unit: Unit | undefined, bind: Bind): string {
  const readings = (range: Pick<ReadingFilter, 'from' | 'to'>): string =>
    `select time, label, level, 1 as count, value as sum, value as lowest, value as highest
     from readings ${whereClause(conditionsOf(tenant, { ...filter, ...range }, bind))}`;
  if (!unit) return readings({});
  const { ms, table, condition } = units[unit];
  const first = filter.from && new Date(Math.ceil(filter.from.getTime() / ms) * ms);
  const last = filter.to && new Date(Math.floor(filter.to.getTime() / ms) * ms);
  if (first && last && first >= last) return readings({});
  const conditions = conditionsOf(tenant, { ...filter, from: first, to: last }, bind, 'start');
  return [
    `select start as time, ${unit === 'day' ? 'label' : 'null as label'}, level, count, sum, lowest, highest
     from ${table} ${whereClause([...conditions, ...(condition ? [condition] : [])])}`,
    ...(filter.from && first && filter.from < first ? [readings({ to: first })] : []),
    ...(filter.to && last && last < filter.to ? [readings({ from: last })] : []),
  ].join(' union all ');
}

/** The number of readings that match a filter, from amounts that were added up before. */
export async function countReadings(transaction: TenantTransaction, filter: ReadingFilter): Promise<number> {
  const values = createValues();
  // Only days have labels.
  const unit = filter.label || filter.q ? 'day' : 'hour';
  const [row] = await transaction.query<{ total: number }>(
    `select coalesce(sum(count), 0)::bigint as total
     from (${amountsSource(transaction.tenant, filter, unit, values.bind)}) as amounts`,
    values.list,
  );
  return row?.total ?? 0;
}
