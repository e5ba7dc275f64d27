/** Runs SQL. In rows, `timestamptz` is returned as a `Date` and `bigint` as a number. */
export interface Queryable {
  /** Runs one statement. Values are always bound as `$1`, `$2` and so on. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without values. */
  run(script: string): Promise<void>;
}

/** One connection, or a pool from which each statement takes one. */
export interface Connection extends Queryable {
  /**
   * Runs `work` in a transaction, and rolls it back if `work` rejects. If the signal is aborted, the running statement
   * is canceled and the promise rejects with the signal's reason.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** A Postgres database, either on a server or embedded. */
export interface Database extends Connection {
  /** Runs `work` on a separate connection without time limits, for statements that change tables. */
  session<Result>(work: (session: Connection) => Promise<Result>): Promise<Result>;
  /** Resolves when the database responds. It does not wait for the connections used by queries. */
  ping(): Promise<void>;
  /**
   * The connections used by queries, and the transactions waiting for one. It is undefined for the embedded database.
   */
  connectionCounts?: () => { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** The time after which the database cancels a request's statement. */
export const statementTimeoutMs = 4000;

/** The database cannot be opened. The message states what to change. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html. The first pattern that matches a code applies. */
const failures = [
  ['QueryTimeoutError', /^57014/, 'The statement took too long.'],
  ['ConflictError', /^(?:40001|40P01|55P03)/, 'Another transaction holds a lock or changes the same rows.'],
  ['ResourceError', /^53(?!300)/, 'The database has too little memory or disk space.'],
  ['RightsError', /^42501/, 'The user of the database lacks a right.'],
  ['UnknownValueError', /^22023/, 'The database does not know a value, such as a time zone.'],
  ['ValueRangeError', /^22003/, 'A value or a sum of values is too large.'],
  // Broken and closed connections, transactions rolled back because of replication, too many connections, shutdown, and
  // a server that is not, or not yet, the primary. The next attempt uses another connection.
  ['DatabaseUnavailableError', /^(?:08|25P03|40|53300|57P|25006)/, 'The database is not available.'],
] as const;
export type FailureName = (typeof failures)[number][0] | 'DatabaseBusyError';

/** The database cannot do what a request requires. The error's name, which is also logged, states the reason. */
export class DatabaseFailure extends Error {
  constructor(
    override readonly name: FailureName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const isFailure = (error: unknown, name: FailureName): error is DatabaseFailure =>
  error instanceof DatabaseFailure && error.name === name;

/** Converts a database error with the given code to a failure. Other errors are returned unchanged. */
export function toFailure(cause: unknown, code: string): unknown {
  const [name, , message] = failures.find(([, pattern]) => pattern.test(code)) ?? [];
  return name ? new DatabaseFailure(name, message, { cause }) : cause;
}
