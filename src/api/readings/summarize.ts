import { levels, maxLabels, type Bucket, type Level, type Measure } from '../contract';
import { isFailure } from '../database/database';
import { type TenantTransaction } from '../database/tenant';
import { Problem } from '../http/problem';
import { type Amounts, type NamedAmounts, type Summary, type SummaryQuery } from './schemas';
import { createValues, isoText, levelName } from './select-readings';
import { amountColumns, amountsSource, labelAmountsSource, unitsOf } from './totals';

const hourMs = 3_600_000;
const maxBuckets = 2000;
/**
 * Each bucket's usual length, a step that never skips a bucket (such as a day of 23 hours, or an hour before a clock
 * change of half an hour), and a time that extends past the end of the longest one.
 */
const sizes: Readonly<Record<Bucket, { ms: number; step: string; past: string }>> = {
  hour: { ms: hourMs, step: '15 minutes', past: '2 hours' },
  day: { ms: 24 * hourMs, step: '12 hours', past: '2 days' },
  month: { ms: 30 * 24 * hourMs, step: '10 days', past: '42 days' },
  year: { ms: 365 * 24 * hourMs, step: '100 days', past: '467 days' },
};

/**
 * Counts readings and sums their values per bucket, level and label. Postgres divides the range into buckets in the
 * user's time zone, so a day has 23 or 25 hours when the clock changes, and the repeated hour forms two buckets.
 */
export async function summarize(
  transaction: TenantTransaction,
  query: SummaryQuery,
): Promise<Omit<Summary, 'generatedAt'>> {
  const { from, to, bucket, tz } = query;
  if (to.getTime() - from.getTime() > maxBuckets * sizes[bucket].ms) {
    throw new Problem(
      400,
      `"bucket": The range has more than ${maxBuckets} buckets. Use a longer bucket or a shorter range.`,
    );
  }
  const starts = await bucketStarts(transaction, query);
  const labels = await amountsPerLabel(transaction, query);
  const cells = await amountsPerBucket(transaction, query, starts);
  const end = to.toISOString();
  const found = starts
    // Times as strings sort in the same order as the times themselves.
    .filter((start) => start < end)
    .map((start, index) => {
      const groups = cells[index] ?? [];
      return { start, end: starts[index + 1] ?? end, ...groups.reduce(addAmounts, noAmounts), groups };
    });
  const total = found.reduce<Amounts>(addAmounts, noAmounts);
  return {
    from: from.toISOString(),
    to: end,
    bucket,
    tz,
    ...rounded(total),
    groups: levels.map((key, index) => ({
      key,
      ...rounded(found.reduce((sum, { groups }) => addAmounts(sum, groups[index] ?? noAmounts), noAmounts)),
    })),
    groupCount: levels.length,
    labels: labels.map(({ labelCount: _labelCount, ...label }) => rounded(label)),
    labelCount: labels[0]?.labelCount ?? 0,
    buckets: found.map(({ groups, ...sums }) => ({ ...rounded(sums), groups: groups.map(rounded) })),
  };
}

const noAmounts: Amounts = { count: 0, sum: 0, lowest: null, highest: null };

/** The SQL for the amount that determines the order of the labels. */
const orders: Readonly<Record<Measure, string>> = {
  count: 'count',
  sum: 'sum',
  average: 'sum / count',
  lowest: 'lowest',
  highest: 'highest',
};

/** The amounts of the labels that rank highest by the measure, each with the total number of labels. */
function amountsPerLabel(
  transaction: TenantTransaction,
  { measure, ...query }: SummaryQuery,
): Promise<(NamedAmounts & { labelCount: number })[]> {
  const values = createValues();
  const source = amountsSource(transaction.tenant, query, ['labeledDay'], values.bind);
  return transaction.query(
    `select *, count(*) over () as "labelCount"
     from (select label as key, ${amountColumns} from (${source}) as amounts group by label) as labels
     order by ${orders[measure]} desc, key limit ${maxLabels}`,
    values.list,
  );
}

/** The start of each bucket in the range, with or without readings, and of the bucket after the range. */
async function bucketStarts(transaction: TenantTransaction, { from, to, bucket, tz }: SummaryQuery): Promise<string[]> {
  const { step, past } = sizes[bucket];
  const rows = await transaction
    .query<{ start: string }>(
      `select distinct ${isoText('date_trunc($1, point, $2)')} as start
     from generate_series($3::timestamptz, $4::timestamptz + $5::interval, $6::interval) as points (point)
     order by start`,
      [bucket, tz, from.toISOString(), to.toISOString(), past, step],
    )
    .catch((error: unknown) => {
      // The database's time zones may be older or newer than Node's.
      if (!isFailure(error, 'UnknownValueError')) throw error;
      throw new Problem(400, '"tz": The database does not know this time zone. Use its current name, or UTC.');
    });
  return rows.map(({ start }) => start);
}

/**
 * The amounts of each level per bucket. Looking up a time among the starts takes half as long as truncating it in the
 * zone.
 */
async function amountsPerBucket(
  transaction: TenantTransaction,
  query: SummaryQuery,
  starts: readonly string[],
): Promise<Amounts[][]> {
  const values = createValues();
  const { tenant } = transaction;
  const bounds = values.bind(starts);
  const source =
    query.label || query.q
      ? labelAmountsSource(tenant, query, starts, values.bind)
      : amountsSource(tenant, query, unitsOf(starts), values.bind);
  const rows = await transaction.query<Amounts & { bucket: number; level: Level }>(
    `select width_bucket(time, ${bounds}::timestamptz[]) - 1 as bucket, ${levelName} as level, ${amountColumns}
     from (${source}) as amounts
     group by 1, 2`,
    values.list,
  );
  const cells = starts.map(() => levels.map(() => noAmounts));
  for (const { bucket, level, ...amounts } of rows) (cells[bucket] ?? [])[levels.indexOf(level)] = amounts;
  return cells;
}

/** Rounds the sum, because its last digits depend on the order in which Postgres adds the values. */
const rounded = <Value extends Amounts>(value: Value): Value => ({ ...value, sum: Number(value.sum.toPrecision(12)) });

/** The lower or higher of two values, either of which may be missing. */
const pick = (choose: (...values: number[]) => number, one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : choose(one, other);

function addAmounts(total: Amounts, added: Amounts): Amounts {
  return {
    count: total.count + added.count,
    sum: total.sum + added.sum,
    lowest: pick(Math.min, total.lowest, added.lowest),
    highest: pick(Math.max, total.highest, added.highest),
  };
}
