import { levels, type Reading } from '../rows/reading';
import { bucketIndex, bucketStarts } from './buckets';
import {
  defaultLimit,
  defaultSort,
  localTimeZone,
  type ReadingsFilter,
  type ReadingsPage,
  type ReadingsQuery,
  type SortField,
  type Summary,
  type SummaryQuery,
} from './query';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
/** Low comes first, as in the own API. */
const rank = Object.fromEntries(levels.map((level, index) => [level, -index]));

const comparers: Record<SortField, (a: Reading, b: Reading) => number> = {
  time: (a, b) => a.time - b.time,
  value: (a, b) => a.value - b.value,
  level: (a, b) => (rank[a.level] ?? 0) - (rank[b.level] ?? 0),
  label: (a, b) => collator.compare(a.label, b.label),
};

/** Returns the function that tells whether a reading passes a filter. */
function createFilter({ from, to, levels: wanted, search = '' }: ReadingsFilter): (reading: Reading) => boolean {
  const text = search.trim().toLocaleLowerCase();
  return ({ time, level, label }) =>
    time >= from &&
    time < to &&
    (wanted === undefined || wanted.includes(level)) &&
    (text === '' || label.toLocaleLowerCase().includes(text));
}

/** Filters, sorts and pages readings as the own API does. The cursor is the number of rows before the page. */
export function selectReadings(readings: readonly Reading[], query: ReadingsQuery): ReadingsPage {
  const { sort = defaultSort, limit = defaultLimit, cursor } = query;
  const found = readings.filter(createFilter(query));
  const compare = comparers[sort.field];
  const sign = sort.direction === 'asc' ? 1 : -1;
  found.sort((a, b) => sign * (compare(a, b) || a.time - b.time));
  const start = Number(cursor ?? 0) || 0;
  const end = start + limit;
  return { rows: found.slice(start, end), nextCursor: end < found.length ? String(end) : null, total: found.length };
}

const noAmounts = () => ({
  count: 0,
  sum: 0,
  levels: { high: { count: 0, sum: 0 }, medium: { count: 0, sum: 0 }, low: { count: 0, sum: 0 } },
});

/** Counts readings by level in buckets of time, as the own API does. */
export function summarizeReadings(readings: readonly Reading[], query: SummaryQuery): Summary {
  const { from, to, bucket, timeZone = localTimeZone() } = query;
  const starts = bucketStarts({ from, to }, bucket, timeZone);
  const buckets = starts.map((start, index) => ({ start, end: starts[index + 1] ?? to, ...noAmounts() }));
  const total = noAmounts();
  const passes = createFilter(query);
  for (const reading of readings) {
    const found = passes(reading) ? buckets[bucketIndex(starts, reading.time)] : undefined;
    if (!found) continue;
    for (const amounts of [total, found]) {
      for (const amount of [amounts, amounts.levels[reading.level]]) {
        amount.count += 1;
        amount.sum += reading.value;
      }
    }
  }
  return { ...total, buckets };
}
