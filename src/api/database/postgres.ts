import { DatabaseError, Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import {
  DatabaseStartError,
  DatabaseUnavailableError,
  QueryTimeoutError,
  statementTimeoutMs,
  UnknownValueError,
  unknownValueCode,
  type Database,
  type Queryable,
} from './database';

export interface PostgresOptions {
  url: string;
  /** Called when the server closes an idle connection. The next query opens another one. */
  onConnectionLost: (error: Error) => void;
  /** @default `statementTimeoutMs` */
  timeoutMs?: number;
}

/** Identifiers stay below 2 ** 53. */
const parseBigint = Number;
const types: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pgTypes.builtins.INT8 ? parseBigint : pgTypes.getTypeParser(id, format)),
};

/** Opens a pool of connections to a Postgres server. Throws a `DatabaseStartError` if the server refuses the first one. */
export async function openPostgres({ url, onConnectionLost, timeoutMs }: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: timeoutMs ?? statementTimeoutMs,
    application_name: 'waymark-api',
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', onConnectionLost);

  const database: Database = {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toDatabaseError(error);
      });
      let failure: Error | undefined;
      try {
        const transaction = queryable(client);
        await transaction.run('begin');
        const result = await work(transaction);
        await transaction.run('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((rollbackError: Error) => {
          failure = rollbackError;
        });
        throw error;
      } finally {
        // A connection that could not roll back is closed instead of used again.
        client.release(failure);
      }
    },
    close: () => pool.end(),
  };
  try {
    await database.run('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof DatabaseUnavailableError ? error.cause : error;
    throw new DatabaseStartError(
      `The database of DATABASE_URL refuses the connection: ${describeRefusal(reason)}. ` +
        'Check that it runs, and check the host, the name, the user and the password.',
      { cause: error },
    );
  }
  return database;
}

function queryable(client: Pool | PoolClient): Queryable {
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    run: async (script) => {
      try {
        await client.query(script);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
  };
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: connection exceptions, too many connections, shutdown. */
const unavailableCodes = /^(?:08|53|57P)/;
const canceledByTimeout = '57014';

/** An error that the server did not send is a problem of the connection. */
function toDatabaseError(error: unknown): unknown {
  const code = error instanceof DatabaseError ? (error.code ?? '') : undefined;
  if (code === canceledByTimeout) return new QueryTimeoutError('The statement took too long.', { cause: error });
  if (code === unknownValueCode) return new UnknownValueError('The database does not know a value.', { cause: error });
  if (code === undefined || unavailableCodes.test(code)) {
    return new DatabaseUnavailableError('The database does not respond.', { cause: error });
  }
  return error;
}

/** A failed connection to a name with two addresses has no message, only those of its parts. */
function describeRefusal(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeRefusal).join(', ');
  return error instanceof Error ? error.message : String(error);
}
