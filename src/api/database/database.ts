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

/** The base of an error. The type of its name tells it from others, which have the same fields. */
const errorNamed = <Name extends string>(name: Name) =>
  class extends Error {
    override readonly name = name;
  };

/** The database cannot be opened. The message says what to change. */
export class DatabaseStartError extends errorNamed('DatabaseStartError') {}
/** The database does not respond at the moment, or can only be read. The next attempt uses another connection. */
export class DatabaseUnavailableError extends errorNamed('DatabaseUnavailableError') {}
/** Other requests use all connections to the database. */
export class DatabaseBusyError extends errorNamed('DatabaseBusyError') {}
/** A statement took longer than `statementTimeoutMs`. */
export class QueryTimeoutError extends errorNamed('QueryTimeoutError') {}
/** The database rolled a transaction back, because it and another one waited for each other or changed the same rows. */
export class ConflictError extends errorNamed('ConflictError') {}
/** The database has too little memory, disk space or another resource. The next attempt fails too. */
export class ResourceError extends errorNamed('ResourceError') {}
/** The database's user lacks the right to do this. */
export class RightsError extends errorNamed('RightsError') {}
/** A value fits its type, but the database does not know it, such as the name of a time zone that Postgres lacks. */
export class UnknownValueError extends errorNamed('UnknownValueError') {}
/** A value, or a sum of values, is outside of the range of its type. */
export class ValueRangeError extends errorNamed('ValueRangeError') {}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html. The first pattern that a code matches counts. */
const errors: readonly [code: RegExp, message: string, type: new (message: string, options: ErrorOptions) => Error][] =
  [
    [/^57014/, 'The statement took too long.', QueryTimeoutError],
    [/^40(?:001|P01)/, 'Two transactions wait for each other or change the same rows.', ConflictError],
    [/^53(?!300)/, 'The database has too little memory or disk space.', ResourceError],
    [/^42501/, 'The user of the database lacks a right.', RightsError],
    [/^22023/, 'The database does not know a value.', UnknownValueError],
    [/^22003/, 'A value or a sum of values is too large.', ValueRangeError],
    // Broken and ended connections, transactions that are rolled back for replication, too many connections, shutdown, and a server that
    // is not the primary, or not yet.
    [/^(?:08|25P03|40|53300|57P|25006)/, 'The database is not available.', DatabaseUnavailableError],
  ];

/** The error of the API for one that the database sent with a code. Others stay as they are. */
export function toDatabaseError(cause: unknown, code: string): unknown {
  const [, message, Type] = errors.find(([pattern]) => pattern.test(code)) ?? [];
  return message !== undefined && Type ? new Type(message, { cause }) : cause;
}
