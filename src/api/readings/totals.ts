import { type TenantTransaction } from '../database/tenant';
import { type ReadingFilter, type Total } from './schemas';
import { conditionsOf, createValues, whereClause, type Bind } from './select-readings';

const quarterMs = 900_000;

/**
 * The units of time for which amounts are summed when readings are written, and the tables that contain them. Days are
 * in UTC.
 */
const units = {
  quarter: { ms: quarterMs, table: 'reading_totals', condition: 'minutes = 15' },
  hour: { ms: 4 * quarterMs, table: 'reading_totals', condition: 'minutes = 60' },
  day: { ms: 96 * quarterMs, table: 'reading_totals', condition: 'minutes = 1440' },
  /** Only these amounts are stored per label. */
  labeledDay: { ms: 96 * quarterMs, table: 'reading_days', condition: undefined },
} as const;
export type Unit = keyof typeof units;

/** The units without labels, from the longest to the shortest. */
const plainUnits = ['day', 'hour', 'quarter'] as const;

/** The units whose boundaries include those of all buckets. There may be none in time zones before 1972. */
export function unitsOf(starts: readonly string[]): Unit[] {
  return plainUnits.filter((unit) => starts.every((start) => Date.parse(start) % units[unit].ms === 0));
}

/** The SQL for the combined amounts of rows with the columns `count`, `sum`, `lowest` and `highest`. */
export const amountColumns =
  'sum(count)::bigint as count, sum(sum) as sum, min(lowest) as lowest, max(highest) as highest';

/**
 * The SQL of a table with the amounts of the readings that match a filter. It contains an amount for each whole unit in
 * the range; the ends of the range are covered by shorter units and, at their ends, by individual readings. Its columns
 * are `time`, `label` (null for units without labels), `level` and those of `amountColumns`.
 */
export function amountsSource(
  tenant: string,
  filter: ReadingFilter,
  [unit, ...shorter]: readonly Unit[],
  bind: Bind,
): string {
  if (!unit) {
    return `select time, label, level, 1 as count, value as sum, value as lowest, value as highest
     from readings ${whereClause(conditionsOf(tenant, filter, bind))}`;
  }
  const atEnd = (range: Pick<ReadingFilter, 'from' | 'to'>): string =>
    amountsSource(tenant, { ...filter, ...range }, shorter, bind);
  const { ms, table, condition } = units[unit];
  const first = filter.from && new Date(Math.ceil(filter.from.getTime() / ms) * ms);
  const last = filter.to && new Date(Math.floor(filter.to.getTime() / ms) * ms);
  if (first && last && first >= last) return atEnd({});
  const conditions = conditionsOf(tenant, { ...filter, from: first, to: last }, bind, 'start');
  return [
    `select start as time, ${unit === 'labeledDay' ? 'label' : 'null as label'}, level, count, sum, lowest, highest
     from ${table} ${whereClause([...conditions, ...(condition ? [condition] : [])])}`,
    ...(filter.from && first && filter.from < first ? [atEnd({ to: first })] : []),
    ...(filter.to && last && last < filter.to ? [atEnd({ from: last })] : []),
  ].join(' union all ');
}

/**
 * Like `amountsSource`, but for a filter by label. Labels' totals are stored by day. UTC days that are divided by a
 * bucket or by the range are calculated from their readings, and other days from the totals. `starts` contains the
 * starts of the buckets.
 */
export function labelAmountsSource(
  tenant: string,
  filter: ReadingFilter & { from: Date; to: Date },
  starts: readonly string[],
  bind: Bind,
): string {
  const { ms } = units.labeledDay;
  const dayOf = (time: number): number => Math.floor(time / ms) * ms;
  const [from, to] = [filter.from.getTime(), filter.to.getTime()];
  const inRange = starts.map((start) => Date.parse(start)).filter((time) => time > from && time < to);
  const divided = [...new Set([from, to, ...inRange].filter((time) => time % ms !== 0).map(dayOf))];
  // Hourly buckets divide every UTC day. In most time zones, daily buckets do too.
  if (divided.length * ms > dayOf(to - 1) - dayOf(from)) return amountsSource(tenant, filter, [], bind);
  const days = `${bind(divided.map((day) => new Date(day).toISOString()))}::timestamptz[]`;
  const inDay = [...conditionsOf(tenant, filter, bind), 'time >= day', `time < day + interval '1 day'`];
  const whole = { ...filter, from: new Date(Math.ceil(from / ms) * ms), to: new Date(dayOf(to)) };
  // "offset 0" keeps Postgres from reading all days of the range for the join.
  return `select start as time, label, level, count, sum, lowest, highest
     from reading_days ${whereClause([...conditionsOf(tenant, whole, bind, 'start'), `start <> all(${days})`])}
     union all
     select part.* from unnest(${days}) as days (day) cross join lateral (
       select time, label, level, 1 as count, value as sum, value as lowest, value as highest
       from readings ${whereClause(inDay)} offset 0
     ) as part`;
}

/** A search that matches 10,000 labels would sum millions of daily amounts. This many take about 50 ms. */
const maxCountedAmounts = 100_000;

/** The number of readings that match a filter, calculated from stored amounts. */
export async function countReadings(transaction: TenantTransaction, filter: ReadingFilter): Promise<Total> {
  const values = createValues();
  const wholeUnits = filter.label || filter.q ? (['labeledDay'] as const) : plainUnits;
  const [row] = await transaction.query<{ total: number; amounts: number }>(
    `select coalesce(sum(count), 0)::bigint as total, count(*) as amounts
     from (
       ${amountsSource(transaction.tenant, filter, wholeUnits, values.bind)} limit ${values.bind(maxCountedAmounts)}
     ) as amounts`,
    values.list,
  );
  const { total, amounts } = row ?? { total: 0, amounts: 0 };
  return { total, totalIsEstimate: amounts === maxCountedAmounts };
}
