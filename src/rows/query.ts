import { type Bucket, type Measure, defaultLimit, measures } from '../api/contract';
import type { Cell } from './columns';

// The engine answers the same queries as the site's API.
export { defaultLimit, measures };
export type { Bucket, Measure };

export interface TimeRange {
  /** Milliseconds since 1970, inclusive. */
  from: number;
  /** Milliseconds since 1970, exclusive. */
  to: number;
}

export interface RowsFilter {
  /** Milliseconds since 1970, inclusive. Ignored for rows without a time. @default no limit */
  from?: number;
  /** Milliseconds since 1970, exclusive. @default no limit */
  to?: number;
  /**
   * The range requested from an API with `{from}` and `{to}`. A query for part of this range does not require a new
   * request.
   * @default from, to
   */
  within?: TimeRange;
  /** The groups whose rows are included. @default all groups */
  groups?: readonly string[];
  /** The labels whose rows are included. @default all labels */
  labels?: readonly string[];
  /**
   * Includes only rows whose label (or, without labels, one of whose cells) contains this text, ignoring case.
   * @default ''
   */
  search?: string;
}

export interface RowsQuery extends RowsFilter {
  /** The JSON Pointer of a column. @default the time, latest first; without a time, the order of the response */
  sort?: { column: string; isDescending: boolean };
  /** The number of rows; the site's API sends at most 1000. @default 100 */
  limit?: number;
  /** The number of skipped rows. @default 0 */
  offset?: number;
  /**
   * The maximum text length in a cell. The site's API ignores it, because its text is short.
   * @default no limit
   */
  maxTextLength?: number;
}

/** A row from any API. */
export interface DataRow {
  /** The id, which is unique within a response. */
  id: string;
  /** Identifies the row in later responses: its id, or a number calculated from its cells. */
  key: string;
  /** Milliseconds since 1970, or null if there is no time column. */
  time: number | null;
  value: number | null;
  /** The group; null if there is no group column, and empty for a row without a group. */
  group: string | null;
  label: string | null;
  /** The values, in column order. */
  cells: readonly Cell[];
}

export interface RowsPage {
  rows: readonly DataRow[];
  /** The number of matching rows. */
  total: number;
  /** Whether there may be more matching rows. @default false */
  totalIsEstimate?: boolean;
}

export interface SummaryQuery extends RowsFilter {
  /** The bucket length, in the browser's time zone, or null for rows without a time. @default null */
  bucket?: Bucket | null;
  /** The measure that determines the order of the labels. @default count */
  measure?: Measure;
}

/** Amounts calculated from some rows. */
export interface Amounts {
  /** The number of rows. */
  count: number;
  /** The number of rows that have a value. */
  valued: number;
  /** The sum of the values. */
  sum: number;
  /** The lowest value, or null if there is none. */
  lowest: number | null;
  highest: number | null;
}

/** The amounts if there are no rows. */
export const noAmounts: Amounts = { count: 0, valued: 0, sum: 0, lowest: null, highest: null };

export interface NamedAmounts extends Amounts {
  /** The group or label, or null for all groups without a separate color. */
  key: string | null;
}

export interface SummaryBucket extends Amounts {
  /** When the bucket begins, in milliseconds since 1970. */
  start: number;
  /** When the next bucket begins. */
  end: number;
  /** The amounts of each group, in the order of `Summary.groups`. */
  groups: readonly Amounts[];
}

/** The amounts of a range, and of each bucket in it. The first and last buckets may extend beyond the range. */
export interface Summary extends Amounts {
  /** At most six groups, the last of which may combine the rest; empty if there are no groups. */
  groups: readonly NamedAmounts[];
  /** The number of different groups. */
  groupCount: number;
  /** The first labels, ordered by the measure; empty if there are no labels. */
  labels: readonly NamedAmounts[];
  labelCount: number;
  buckets: readonly SummaryBucket[];
}

/** Returns a measure of some rows, or null if it is undefined, such as an average when there are no rows. */
export function amountOf({ count, valued, sum, lowest, highest }: Amounts, measure: Measure): number | null {
  if (measure === 'average') return valued === 0 ? null : sum / valued;
  return { count, sum, lowest, highest }[measure];
}

/** Returns the summary of one bucket. */
export function summaryOfBucket(summary: Summary, index: number): Summary | undefined {
  const bucket = summary.buckets[index];
  const groups = summary.groups.map(({ key }, at) => ({ key, ...(bucket?.groups[at] ?? noAmounts) }));
  return bucket && { ...summary, ...bucket, groups, buckets: [] };
}

/** Returns whether the amounts of the parts add up to that of the whole. Only such amounts can be stacked. */
export const addsUp = (measure: Measure): boolean => measure === 'count' || measure === 'sum';

/** Below this share of filled buckets, values are less frequent than buckets, such as rates that exclude weekends. */
const sparseShare = 0.85;

/** Returns whether a chart's line must connect values across empty buckets to look like a line. */
export function isSparse(buckets: readonly Amounts[]): boolean {
  const filled = [...buckets.keys()].filter((at) => (buckets[at]?.valued ?? 0) > 0);
  return filled.length < ((filled.at(-1) ?? 0) - (filled[0] ?? 0) + 1) * sparseShare;
}
