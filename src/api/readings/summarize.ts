import { levels, type Bucket, type Level } from '../contract';
import { type Database } from '../database/database';
import { Problem } from '../http/problem';
import { type Summary, type SummaryQuery } from './schemas';
import { conditionsOf, createValues, isoText, whereClause } from './select-readings';

type Amounts = Pick<Summary, 'count' | 'sum' | 'levels'>;

const hourMs = 3_600_000;
const maxBuckets = 2000;
/**
 * Per bucket: its usual length, a step that never skips one (a day of 23 hours, an hour before the clock changes by half of one),
 * and a time that reaches past the end of the longest.
 */
const sizes: Readonly<Record<Bucket, { ms: number; step: string; past: string }>> = {
  hour: { ms: hourMs, step: '15 minutes', past: '2 hours' },
  day: { ms: 24 * hourMs, step: '12 hours', past: '2 days' },
  month: { ms: 30 * 24 * hourMs, step: '10 days', past: '42 days' },
};

/**
 * Counts readings and adds up their values per bucket and level. Postgres cuts the buckets in the time zone of the user, so a day
 * has 23 or 25 hours when the clock changes, and the repeated hour is two buckets.
 */
export async function summarize(database: Database, query: SummaryQuery): Promise<Omit<Summary, 'generatedAt'>> {
  const { from, to, bucket, tz } = query;
  if (to.getTime() - from.getTime() > maxBuckets * sizes[bucket].ms) {
    throw new Problem(
      400,
      `"bucket": The range has more than ${maxBuckets} buckets. Use a longer bucket or a shorter range.`,
    );
  }
  const starts = await bucketStarts(database, query);
  const amountsByBucket = await amountsPerBucket(database, query, starts);
  const end = to.toISOString();
  const summaryBuckets = starts
    // The texts of times compare as their times do.
    .filter((start) => start < end)
    .map((start, index) => ({ start, end: starts[index + 1] ?? end, ...(amountsByBucket.get(index) ?? noAmounts()) }));
  return roundSums({
    from: from.toISOString(),
    to: end,
    bucket,
    tz,
    ...summaryBuckets.reduce(addAmounts, noAmounts()),
    buckets: summaryBuckets,
  });
}

/** The start of each bucket of the range, with or without readings, and of the one after it. */
async function bucketStarts(database: Database, { from, to, bucket, tz }: SummaryQuery): Promise<string[]> {
  const { step, past } = sizes[bucket];
  const rows = await database.query<{ start: string }>(
    `select distinct ${isoText('date_trunc($1, point, $2)')} as start
     from generate_series($3::timestamptz, $4::timestamptz + $5::interval, $6::interval) as points (point)
     order by start`,
    [bucket, tz, from.toISOString(), to.toISOString(), past, step],
  );
  return rows.map(({ start }) => start);
}

/** The amounts by the index of their bucket. To look a time up in the starts costs half of what cutting it by the zone does. */
async function amountsPerBucket(
  database: Database,
  query: SummaryQuery,
  starts: readonly string[],
): Promise<Map<number, Amounts>> {
  const values = createValues();
  const bounds = values.bind(starts);
  const rows = await database.query<{ bucket: number; level: Level; count: number; sum: number }>(
    `select width_bucket(time, ${bounds}::timestamptz[]) - 1 as bucket, level, count(*) as count, sum(value) as sum
     from readings ${whereClause(conditionsOf(query, values.bind))}
     group by 1, 2`,
    values.list,
  );
  const found = new Map<number, Amounts>();
  for (const { bucket, level, count, sum } of rows) {
    const amounts = found.get(bucket) ?? noAmounts();
    amounts.levels[level] = { count, sum };
    amounts.count += count;
    amounts.sum += sum;
    found.set(bucket, amounts);
  }
  return found;
}

const noAmounts = (): Amounts => ({
  count: 0,
  sum: 0,
  levels: { high: { count: 0, sum: 0 }, medium: { count: 0, sum: 0 }, low: { count: 0, sum: 0 } },
});

/**
 * Rounds every sum to six decimals. The last digits depend on the order in which Postgres adds, and would change the ETag of the
 * same data.
 */
function roundSums<Value>(value: Value): Value {
  const round = (key: string, inner: unknown): unknown =>
    key === 'sum' && typeof inner === 'number' ? Math.round(inner * 1e6) / 1e6 : inner;
  return JSON.parse(JSON.stringify(value, round)) as Value;
}

function addAmounts(total: Amounts, added: Amounts): Amounts {
  for (const level of levels) {
    total.levels[level].count += added.levels[level].count;
    total.levels[level].sum += added.levels[level].sum;
  }
  return { ...total, count: total.count + added.count, sum: total.sum + added.sum };
}
