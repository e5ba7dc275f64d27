import { type Connection, type Database, type Queryable } from '../../../src/api/database/database';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** The tenant of the transaction; undefined outside a transaction. */
  tenant: string | undefined;
}

/** A database that records each different statement, with its last values. */
export function recorderOf(database: Database): { recorded: Database; statements: Map<string, Statement> } {
  const statements = new Map<string, Statement>();
  const record = (inner: Queryable): Queryable => {
    let tenant: string | undefined;
    return {
      query: (text, values = []) => {
        statements.set(text, { text, values, tenant });
        return inner.query(text, values);
      },
      run: (script) => {
        tenant = /set local waymark\.tenant = '(.*)';/.exec(script)?.[1] ?? tenant;
        statements.set(script, { text: script, values: [], tenant });
        return inner.run(script);
      },
    };
  };
  const connection = (inner: Connection): Connection => ({
    ...record(inner),
    transaction: (work, signal) => inner.transaction((transaction) => work(record(transaction)), signal),
  });
  const recorded: Database = {
    ...database,
    ...connection(database),
    session: (work) => database.session((session) => work(connection(session))),
  };
  return { recorded, statements };
}
