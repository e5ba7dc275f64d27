import type { ReadingsPage as ApiPage, Summary as ApiSummary, Bucket, SortField } from '../../../api/types';
import type { TimeRange } from '../connections/address';
import type { Level, Reading } from '../rows/reading';

export type { Bucket };

export interface ReadingsFilter extends TimeRange {
  /** Only readings of these levels. @default all levels */
  levels?: readonly Level[];
  /** Only readings whose label contains this text, in any case. @default '' */
  search?: string;
}

export interface ReadingsQuery extends ReadingsFilter {
  /** @default time, the latest first */
  sort?: { field: SortField; direction: 'asc' | 'desc' };
  /** The number of rows on a page; the own API sends at most 1000. @default 100 */
  limit?: number;
  /** The `nextCursor` of the page before. @default the first page */
  cursor?: string | null;
  /** The number of rows before the page, instead of a cursor. @default 0 */
  offset?: number;
}

export interface ReadingsPage extends Pick<ApiPage, 'nextCursor' | 'total'> {
  rows: readonly Reading[];
}

export interface SummaryQuery extends ReadingsFilter {
  bucket: Bucket;
  /** The IANA time zone in which hours, days and months begin. @default the zone of the browser */
  timeZone?: string;
}

/** The number of readings and the sum of their values, of all levels and of each. */
export type Amounts = Pick<ApiSummary, 'count' | 'sum' | 'levels'>;

export interface SummaryBucket extends Amounts {
  /** When the bucket begins, in milliseconds since 1970. */
  start: number;
  /** When the next bucket begins. */
  end: number;
}

/** The amounts of a range, and of each bucket in it. The first and the last bucket may begin and end outside of the range. */
export interface Summary extends Amounts {
  buckets: readonly SummaryBucket[];
}

export const defaultSort = { field: 'time', direction: 'desc' } as const;

/** Returns the IANA time zone of the browser. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
