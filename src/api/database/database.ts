/** Runs SQL. A row has a `Date` for `timestamptz` and a number for `bigint`. */
export interface Queryable {
  /** Runs one statement. Values are always bound: `$1`, `$2`. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without values. */
  run(script: string): Promise<void>;
}

/** One connection, or several that each statement may take. */
export interface Connection extends Queryable {
  /**
   * Runs `work` in a transaction, and rolls it back if `work` rejects. When the signal aborts, the statement that runs is canceled
   * and the promise rejects with the reason of the signal.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** A Postgres database, on a server or embedded. */
export interface Database extends Connection {
  /** Runs `work` on a connection of its own without time limits, for statements that change tables. */
  session<Result>(work: (session: Connection) => Promise<Result>): Promise<Result>;
  /** Resolves when the database responds. Does not wait for the connections that queries use. */
  ping(): Promise<void>;
  /** The connections that queries use, and the transactions that wait for one. The embedded database has none. */
  connectionCounts?: () => { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** The database ends a statement of a request after this time. */
export const statementTimeoutMs = 4000;

/** The database cannot be opened. The message says what to change. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** The database does not respond at the moment, or can only be read. The next attempt uses another connection. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Other requests use all connections to the database. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** A value fits its type, but the database does not know it, such as the name of a time zone that Postgres lacks. */
export class UnknownValueError extends Error {
  override readonly name = 'UnknownValueError';
}

/** The SQLSTATE of such a value: invalid_parameter_value. */
export const unknownValueCode = '22023';

/** A statement took longer than `statementTimeoutMs`. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
}
