import { levels, maxLabels, type Bucket, type Level, type Measure } from '../contract';
import { isFailure } from '../database/database';
import { type TenantTransaction } from '../database/tenant';
import { Problem } from '../http/problem';
import { type Amounts, type NamedAmounts, type Summary, type SummaryQuery } from './schemas';
import { createValues, isoText, levelName } from './select-readings';
import { amountColumns, amountsSource, labelUnits } from './totals';

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
  const amountsOf = await amountsPerBucket(transaction, query, starts);
  const end = to.toISOString();
  return {
    from: from.toISOString(),
    to: end,
    bucket,
    tz,
    ...amountsOf(null, null),
    groups: levels.map((key) => ({ key, ...amountsOf(null, key) })),
    groupCount: levels.length,
    labels: labels.map(({ labelCount: _labelCount, ...label }) => rounded(label)),
    labelCount: labels[0]?.labelCount ?? 0,
    buckets: starts
      // Times as strings sort in the same order as the times themselves.
      .filter((start) => start < end)
      .map((start, index) => ({
        start,
        end: starts[index + 1] ?? end,
        ...amountsOf(index, null),
        groups: levels.map((level) => amountsOf(index, level)),
      })),
  };
}

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
  const source = amountsSource(transaction.tenant, query, values.bind, [], labelUnits);
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

/** Rounds the sum, because its last digits depend on the order in which Postgres adds the values. */
const rounded = <Value extends Amounts>(value: Value): Value => ({ ...value, sum: Number(value.sum.toPrecision(12)) });

/**
 * Resolves to a function that returns the amounts of a bucket and a level, either of which may be null for all. Looking
 * up a time among the starts takes half as long as truncating it in the zone.
 */
async function amountsPerBucket(
  transaction: TenantTransaction,
  query: SummaryQuery,
  starts: readonly string[],
): Promise<(bucket: number | null, level: Level | null) => Amounts> {
  const values = createValues();
  const bounds = values.bind(starts);
  const source = amountsSource(transaction.tenant, query, values.bind, starts);
  const rows = await transaction.query<Amounts & { bucket: number | null; level: Level | null }>(
    `select bucket, level, ${amountColumns}
     from (
       select width_bucket(time, ${bounds}::timestamptz[]) - 1 as bucket, ${levelName} as level, ${amountColumns}
       from (${source}) as amounts
       group by 1, 2
     ) as cells
     group by grouping sets ((bucket, level), (bucket), (level), ()) having count(*) > 0`,
    values.list,
  );
  const found = new Map(rows.map(({ bucket, level, ...amounts }) => [`${bucket} ${level}`, rounded(amounts)]));
  return (bucket, level) => found.get(`${bucket} ${level}`) ?? { count: 0, sum: 0, lowest: null, highest: null };
}
