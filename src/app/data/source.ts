import type { RowsFilter, RowsPage, RowsQuery, Summary, SummaryQuery } from '../../rows/query';
import type { WholeRow } from '../../rows/whole-row';
import type { Credentials } from './credentials';
import type { Connection } from './json-api/connection';
import type { LoadedRows } from './json-api/request';
import type { Outcome, OutcomeOptions } from './query-client';

/** A connection and its reader. */
export interface SourceOf {
  uid: string;
  connection: Connection;
  credentials: Credentials;
}

/** The loaded rows that answer a query. */
export type Loaded = Outcome<LoadedRows> & { value: LoadedRows };

/** A page's data source. The own API filters, sorts and counts on the server; for other APIs, the engine does. */
export interface Source {
  /** The first part of each query key. Data of another scope is never displayed. */
  scope: string;
  /** Requests all rows of a range, which answer its queries; null for a source with one request per query. */
  load: ((filter: RowsFilter) => OutcomeOptions<LoadedRows>) | null;
  /** Requests a page of rows; null until rows are loaded. */
  rows: (query: RowsQuery, loaded: Loaded | null) => OutcomeOptions<RowsPage> | null;
  summary: (query: SummaryQuery, loaded: Loaded | null) => OutcomeOptions<Summary> | null;
  /** Returns a CSV file of all matching rows, or its download URL. */
  csv: (query: RowsQuery, loaded: Loaded | null, signal: AbortSignal) => Promise<Blob | string>;
  /** Returns a row with all of its fields; null if there is none with the key. */
  wholeRow: (key: string, loaded: Loaded | null) => Promise<WholeRow | null>;
}

/** Each revision has its own scope: responses to old settings must not be displayed. */
export const scopeOf = ({ uid, connection: { id, revision } }: SourceOf): string => `${uid}/${id}/${revision}`;

/** Query fields that do not change the request. A grid page, for example, is a part of the loaded rows. */
const ignoredFields = new Set(['page', 'pageSize', 'within']);

/** Returns the same key for queries with the same answer. */
export const keyOf = (query: object | null): string =>
  JSON.stringify(query, (key, value: unknown) => (ignoredFields.has(key) ? undefined : value));
