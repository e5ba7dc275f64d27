import { SpanKind, SpanStatusCode, trace, type Attributes, type SpanOptions } from '@opentelemetry/api';
import {
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import { type Database, type Queryable } from '../database/database';
import { describeError } from '../log';
import { instruments, serviceName } from './instruments';

const attributes = { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL };

/** Returns the database with metrics, and with a span for each transaction and each of its statements. */
export function observeDatabase(database: Database): Database {
  const { transactionDuration, connections, pendingConnections } = instruments();
  const { connectionCounts } = database;
  if (connectionCounts) {
    const pool = { 'db.client.connection.pool.name': serviceName };
    connections.addCallback((result) => {
      const { used, idle } = connectionCounts();
      result.observe(used, { ...pool, 'db.client.connection.state': 'used' });
      result.observe(idle, { ...pool, 'db.client.connection.state': 'idle' });
    });
    pendingConnections.addCallback((result) => result.observe(connectionCounts().waiting, pool));
  }
  return {
    ...database,
    transaction: async (work, signal) => {
      const startMs = performance.now();
      let failure = {};
      try {
        return await inSpan('transaction', { attributes }, () =>
          database.transaction((transaction) => work(observeStatements(transaction)), signal),
        );
      } catch (error) {
        failure = describeFailure(error);
        throw error;
      } finally {
        transactionDuration.record((performance.now() - startMs) / 1000, { ...attributes, ...failure });
      }
    },
  };
}

/**
 * A statement's text contains no user values, because they are bound. A script cannot bind values, so its text is
 * omitted.
 */
function observeStatements(transaction: Queryable): Queryable {
  const observe = <Result>(text: string, details: Attributes, work: () => Promise<Result>): Promise<Result> => {
    const summary = /\w+/.exec(text)?.[0].toUpperCase() ?? '';
    const own = { ...attributes, [ATTR_DB_QUERY_SUMMARY]: summary, ...details };
    return inSpan(summary, { kind: SpanKind.CLIENT, attributes: own }, work);
  };
  return {
    query: (text, values) =>
      observe(text, { [ATTR_DB_QUERY_TEXT]: text.trim() }, () => transaction.query(text, values)),
    run: (script) => observe(script, {}, () => transaction.run(script)),
  };
}

/** Runs `work` in a span that ends when `work` does. */
function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer(serviceName).startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttributes(describeFailure(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The message is omitted, because it may contain user values. */
const describeFailure = (error: unknown) => ({ [ATTR_ERROR_TYPE]: describeError(error).error });
