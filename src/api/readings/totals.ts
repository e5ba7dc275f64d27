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
type Unit = keyof typeof units;

/** The units without labels, from the longest to the shortest. */
const plainUnits = ['day', 'hour', 'quarter'] as const;
export const labelUnits = ['labeledDay'] as const;
const unitsFor = ({ label, q }: ReadingFilter): readonly Unit[] => (label || q ? labelUnits : plainUnits);

/** The SQL for the combined amounts of rows with the columns `count`, `sum`, `lowest` and `highest`. */
export const amountColumns =
  'sum(count)::bigint as count, sum(sum) as sum, min(lowest) as lowest, max(highest) as highest';

/** Each part of a range is a `select`. This many are enough for the months of ten years. */
const maxParts = 130;

/**
 * The SQL of a table with the amounts of the readings that match a filter. It contains an amount for each unit that is
 * neither divided by an end of the range nor by one of `cuts`, such as the starts of buckets. Divided units are covered
 * by shorter units and finally by individual readings. Its columns are `time`, `label` (null for units without labels),
 * `level` and those of `amountColumns`.
 */
export function amountsSource(
  tenant: string,
  filter: ReadingFilter,
  bind: Bind,
  cuts: readonly string[] = [],
  [unit, ...shorter]: readonly Unit[] = unitsFor(filter),
): string {
  if (!unit) {
    return `select time, label, level, 1 as count, value as sum, value as lowest, value as highest
     from readings ${whereClause(conditionsOf(tenant, filter, bind))}`;
  }
  const { ms, table, condition } = units[unit];
  const byShorter = (range: Pick<ReadingFilter, 'from' | 'to'>): string =>
    amountsSource(tenant, { ...filter, ...range }, bind, cuts, shorter);
  const [from, to] = [filter.from?.getTime() ?? -Infinity, filter.to?.getTime() ?? Infinity];
  const inside = cuts.map((cut) => Date.parse(cut)).filter((cut) => cut > from && cut < to);
  const dividing = [from, ...inside, to].filter((cut) => Number.isFinite(cut) && cut % ms !== 0);
  const divided = [...new Set(dividing.map((cut) => Math.floor(cut / ms) * ms))];
  const parts: { from: number; to: number }[] = [];
  for (const start of divided) {
    const last = parts.at(-1);
    if (last?.to === start) last.to += ms;
    else parts.push({ from: start, to: start + ms });
  }
  const unitCount = Math.floor((to - 1) / ms) - Math.floor(from / ms) + 1;
  if (divided.length === unitCount || parts.length > maxParts) return byShorter({});
  const whole = {
    ...filter,
    from: filter.from && new Date(Math.ceil(from / ms) * ms),
    to: filter.to && new Date(Math.floor(to / ms) * ms),
  };
  const conditions = [
    ...conditionsOf(tenant, whole, bind, 'start'),
    ...(condition ? [condition] : []),
    ...(inside.length > 0
      ? [`start <> all(${bind(divided.map((start) => new Date(start).toISOString()))}::timestamptz[])`]
      : []),
  ];
  return [
    `select start as time, ${unit === 'labeledDay' ? 'label' : 'null as label'}, level, count, sum, lowest, highest
     from ${table} ${whereClause(conditions)}`,
    ...parts.map((part) =>
      byShorter({ from: new Date(Math.max(from, part.from)), to: new Date(Math.min(to, part.to)) }),
    ),
  ].join(' union all ');
}

/** A search that matches 10,000 labels would sum millions of daily amounts. This many take about 50 ms. */
const maxCountedAmounts = 100_000;

/** The number of readings that match a filter, calculated from stored amounts. */
export async function countReadings(transaction: TenantTransaction, filter: ReadingFilter): Promise<Total> {
  const values = createValues();
  const [row] = await transaction.query<{ total: number; amounts: number }>(
    `select coalesce(sum(count), 0)::bigint as total, count(*) as amounts
     from (
       ${amountsSource(transaction.tenant, filter, values.bind)} limit ${values.bind(maxCountedAmounts)}
     ) as amounts`,
    values.list,
  );
  const { total, amounts } = row ?? { total: 0, amounts: 0 };
  return { total, totalIsEstimate: amounts === maxCountedAmounts };
}
