import type { RowsFilter, RowsPage, RowsQuery, Summary, SummaryQuery } from '../../rows/query';
import type { WholeRow } from '../../rows/whole-row';
import type { Credentials } from './credentials';
import type { Connection } from './json-api/connection';
import type { LoadedRows } from './json-api/request';
import type { Outcome, OutcomeOptions } from './query-client';

/** Who reads from which connection. */
export interface SourceOf {
  uid: string;
  connection: Connection;
  credentials: Credentials;
}

/** The rows that a query is answered from. */
export type Loaded = Outcome<LoadedRows> & { value: LoadedRows };

/** Where the data of a page comes from. The own API filters, sorts and counts on the server; the engine does so with other rows. */
export interface Source {
  /** Data of another scope is not displayed as that of this source. */
  scope: string;
  /** The request for the rows of a range, which answer all queries in it; null for a source that is asked for each query. */
  load: ((filter: RowsFilter) => OutcomeOptions<LoadedRows>) | null;
  /** The request for a page of rows; null until rows are loaded. */
  rows: (query: RowsQuery, loaded: Loaded | null) => OutcomeOptions<RowsPage> | null;
  summary: (query: SummaryQuery, loaded: Loaded | null) => OutcomeOptions<Summary> | null;
  /** Returns a CSV file of all rows that match a query, or the address at which the browser can download it. */
  csv: (query: RowsQuery, loaded: Loaded | null, signal: AbortSignal) => Promise<Blob | string>;
  /** Returns all of the row with a key; null when there is none. */
  wholeRow: (key: string, loaded: Loaded | null) => Promise<WholeRow | null>;
}

/** A saved connection is another source: its old responses must not be displayed as those of the new settings. */
export const scopeOf = ({ uid, connection: { id, revision } }: SourceOf): string => `${uid}/${id}/${revision}`;

/** Fields of a query that do not make it another request: a page of the grid, for example, is a part of the loaded rows. */
const ignoredFields = new Set(['page', 'pageSize', 'within']);

/** Returns what two queries with the same answer have in common. */
export const keyOf = (query: object | null): string =>
  JSON.stringify(query, (key, value: unknown) => (ignoredFields.has(key) ? undefined : value));
