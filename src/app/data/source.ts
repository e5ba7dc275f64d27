import type { RowProblems } from '../../rows/dataset';
import type { BuiltRows } from '../../rows/engine';
import type { RowsFilter, RowsPage, RowsQuery, Summary, SummaryQuery } from '../../rows/query';
import type { WholeRow } from '../../rows/whole-row';
import { defaultWords } from '../../rows/texts';
import { countOf, formatCount } from '../lib/formats';
import type { Credentials } from './request';
import type { Connection } from './json-api/connection';
import type { LoadedPages } from '../../rows/loader';
import type { OutcomeOptions } from './query-client';

export interface SourceOf {
  uid: string;
  connection: Connection;
  credentials: Credentials;
}

/** The rows of a connection for a time range, which are held by the engine. */
export interface LoadedRows extends LoadedPages, BuiltRows {
  /** The id of the response in the engine. */
  id: string;
  /** Milliseconds since 1970. */
  loadedAt: number;
}

/** A page's data source. The site's own server filters, sorts and counts; for other APIs, the engine does. */
export interface Source {
  /** The first part of each query key. Data from another scope is never displayed. */
  scope: string;
  /** Requests all rows of a range, which answer its queries; null for a source that sends one request per query. */
  load: ((filter: RowsFilter) => OutcomeOptions<LoadedRows>) | null;
  /** Requests a page of rows; null until the rows are loaded. */
  rows: (query: RowsQuery, loaded: LoadedRows | null) => OutcomeOptions<RowsPage> | null;
  summary: (query: SummaryQuery, loaded: LoadedRows | null) => OutcomeOptions<Summary> | null;
  /** Returns a CSV file of all matching rows, or its download URL. */
  csv: (query: RowsQuery, loaded: LoadedRows | null, signal: AbortSignal) => Promise<Blob | string>;
  /** Returns a row with all of its fields; null if no row has the key. */
  wholeRow: (key: string, loaded: LoadedRows | null) => Promise<WholeRow | null>;
}

/** Each revision has a separate scope, because responses to old settings must not be displayed. */
export const scopeOf = ({ uid, connection: { id, revision } }: SourceOf): string => `${uid}/${id}/${revision}`;

/** Query fields that do not change the request. For example, a grid page is part of the loaded rows. */
const ignoredFields = new Set(['page', 'pageSize', 'within']);

/** Returns the same key for queries that have the same answer. */
export const keyOf = (query: object | null): string =>
  JSON.stringify(query, (key, value: unknown) => (ignoredFields.has(key) ? undefined : value));

/** Describes rows that do not fit, and what to change; null if all rows fit. */
export function describeProblems({ total, noObject, noTime, noValue, sameId }: RowProblems): string | null {
  const share = (count: number): string => `${formatCount(count)} of ${countOf(total, defaultWords)}`;
  const are = (count: number): string => (count === 1 ? 'is' : 'are');
  const sentences = [
    noObject > 0 && `${share(noObject)} ${are(noObject)} left out: not an object. Choose another list as rows.`,
    noTime > 0 &&
      `${share(noTime)} ${are(noTime)} left out: the time is not a date. Choose another column as time, or none.`,
    noValue > 0 &&
      (noValue === total - noObject - noTime
        ? 'No row has a number in the value column. Choose another value column, or none.'
        : `${share(noValue)} ${noValue === 1 ? 'has' : 'have'} no number as value and ${are(noValue)} only counted. If that is wrong, choose another column as value.`),
    sameId > 0 &&
      `${share(sameId)} ${sameId === 1 ? 'has' : 'have'} the id of an earlier row. Choose another id column, or none.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}
