import { escapeLiteral } from 'pg';
import { DatabaseStartError, statementTimeoutMs, type Connection, type Queryable } from './database';

/** A transaction that can only read and write one tenant's rows. */
export interface TenantTransaction extends Queryable {
  /** Statements must also specify the tenant, because the indexes begin with it. */
  readonly tenant: string;
}

/** Runs `work` in a transaction for a tenant. */
export type AsTenant = <Result>(work: (transaction: TenantTransaction) => Promise<Result>) => Promise<Result>;

/**
 * If a server disappears during a transaction, its locks would remain until the database notices the broken connection.
 */
const idleTimeoutMs = 10_000;

// Row-level security does not apply to superusers and roles that bypass it, so their transactions switch to another
// role. All settings end with the transaction: with PgBouncer, the next one may belong to another client. The machines
// of a distributed Postgres (Citus) receive settings from `set local`, but not from `set_config`.
const settings = (tenant: string): string => `
  set local waymark.tenant = ${escapeLiteral(tenant)};
  set local statement_timeout = ${statementTimeoutMs};
  set local idle_in_transaction_session_timeout = ${idleTimeoutMs};
  select set_config('role', case when rolsuper or rolbypassrls then 'waymark_tenant' else 'none' end, true)
  from pg_roles where rolname = session_user`;

/** Returns a function that runs `work` for a tenant. If the signal is aborted, the statements are canceled. */
export const asTenant =
  (database: Pick<Connection, 'transaction'>, tenant: string, signal?: AbortSignal): AsTenant =>
  (work) =>
    database.transaction(async (transaction) => {
      await transaction.run(settings(tenant));
      return work({ ...transaction, tenant });
    }, signal);

/**
 * Throws a `DatabaseStartError` if the user bypasses row-level security and the role for its transactions is missing.
 */
export async function checkRole(database: Queryable): Promise<void> {
  const [row] = await database.query<{ isReady: boolean }>(
    `select not (rolsuper or rolbypassrls) or coalesce(
       (select has_table_privilege(oid, 'readings', 'select') from pg_roles where rolname = 'waymark_tenant'), false
     ) as "isReady"
     from pg_roles where rolname = session_user`,
  );
  if (row?.isReady) return;
  throw new DatabaseStartError(
    'Row-level security does not apply to the user of DATABASE_URL, such as a superuser. Use the owner of the tables, or a role with the rights of docs/deploy.md.',
  );
}
