import { Client, DatabaseError, Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import {
  DatabaseFailure,
  DatabaseStartError,
  isFailure,
  statementTimeoutMs,
  toFailure,
  type Database,
  type Queryable,
} from './database';

export interface PostgresOptions {
  url: string;
  /** Called when the server closes an idle connection. The next query opens another one. */
  onConnectionLost: (error: Error) => void;
}

/** The connections of one instance. Two more are reserved for its health check and for canceling statements. */
const maxConnections = 10;
/** A server that hangs cannot cancel a statement itself, so the client gives up slightly later. */
const responseTimeoutMs = statementTimeoutMs + 1000;

/** Identifiers are always below 2 ** 53. */
const parseBigint = Number;
const types: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pgTypes.builtins.INT8 ? parseBigint : pgTypes.getTypeParser(id, format)),
};

/**
 * Opens a connection pool for a Postgres server. Throws a `DatabaseStartError` if the server refuses the first
 * connection.
 */
export async function openPostgres({ url, onConnectionLost }: PostgresOptions): Promise<Database> {
  const options = { connectionString: url, types, keepAlive: true, application_name: 'waymark-api' };
  const limited = { ...options, connectionTimeoutMillis: responseTimeoutMs, query_timeout: responseTimeoutMs };
  const pool = new Pool({ ...limited, max: maxConnections });
  // This pool must respond while queries use all connections in the other one.
  const aside = new Pool({ ...limited, max: 2 });
  for (const each of [pool, aside]) {
    // Without a listener, a broken connection would end the process. This applies to idle connections and to
    // connections between two statements of a transaction, which then fails.
    each.on('error', onConnectionLost);
    each.on('connect', (client) => client.on('error', () => {}));
  }

  const database: Database = {
    ...queryable(pool),
    transaction: async (work, signal) => {
      const client = await pool.connect().catch((error: unknown) => {
        if (pool.totalCount === maxConnections && pool.idleCount === 0) {
          throw new DatabaseFailure('DatabaseBusyError', 'All connections are in use.', { cause: error });
        }
        return rethrow(error);
      });
      const cancel = async (pid: number): Promise<void> => {
        await aside.query('select pg_cancel_backend($1)', [pid]);
      };
      return runTransaction(client, work, (broken) => client.release(broken), signal && { signal, cancel });
    },
    session: async (work) => {
      const client = new Client(options);
      client.on('error', onConnectionLost);
      await client.connect().catch(rethrow);
      try {
        return await work({ ...queryable(client), transaction: (inner) => runTransaction(client, inner, () => {}) });
      } finally {
        await client.end();
      }
    },
    ping: () => queryable(aside).run('select 1'),
    connectionCounts: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([pool.end(), aside.end()]);
    },
  };
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    const reason = isFailure(error, 'DatabaseUnavailableError') ? error.cause : error;
    throw new DatabaseStartError(
      `The database of DATABASE_URL refuses the connection: ${describeRefusal(reason)}. ` +
        'Check that it runs, and check the host, the name, the user and the password.',
      { cause: error },
    );
  }
  return database;
}

interface Cancellation {
  signal: AbortSignal;
  /** Cancels the statement that a connection's process is running. */
  cancel: (pid: number) => Promise<void>;
}

/** Runs `work` in a transaction, and then calls `release`, passing an error if the connection can no longer be used. */
async function runTransaction<Result>(
  client: Client | PoolClient,
  work: (transaction: Queryable) => Promise<Result>,
  release: (broken?: Error) => void,
  cancellation?: Cancellation,
): Promise<Result> {
  let broken: Error | undefined;
  let canceling: Promise<void> | undefined;
  let onAbort = (): void => {};
  const transaction = queryable(client);
  /**
   * Behind a pooler, the connection belongs to another client after the transaction, so a late cancellation would
   * affect that client.
   */
  const settle = async (): Promise<void> => {
    cancellation?.signal.removeEventListener('abort', onAbort);
    await canceling;
  };
  try {
    cancellation?.signal.throwIfAborted();
    // Both statements are sent in one message, because each message waits for its turn on the processors.
    const begun: unknown = await client.query('begin; select pg_backend_pid() as pid').catch(rethrow);
    if (cancellation) {
      const { pid } = (begun as { rows: { pid: number }[] }[])[1]?.rows[0] ?? { pid: 0 };
      onAbort = () => {
        canceling = cancellation.cancel(pid).catch(() => undefined);
      };
      cancellation.signal.addEventListener('abort', onAbort, { once: true });
      cancellation.signal.throwIfAborted();
    }
    const result = await work(transaction);
    await settle();
    await transaction.run('commit');
    return result;
  } catch (error) {
    await settle();
    // A connection that does not respond would not respond to a rollback either.
    if (isFailure(error, 'DatabaseUnavailableError')) broken = error;
    else {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    cancellation?.signal.throwIfAborted();
    throw error;
  } finally {
    release(broken);
  }
}

function queryable(client: Pool | Client | PoolClient): Queryable {
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values]).catch(rethrow)).rows,
    run: async (script) => {
      await client.query(script).catch(rethrow);
    },
  };
}

/** An error that was not sent by the server is a connection problem. */
function rethrow(error: unknown): never {
  throw toFailure(error, error instanceof DatabaseError ? (error.code ?? '') : '08000');
}

/** If a host name resolves to two addresses, the error itself has no message, but its nested errors do. */
function describeRefusal(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeRefusal).join(', ');
  return error instanceof Error ? error.message : String(error);
}
