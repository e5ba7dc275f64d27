import { statementTimeoutMs, type Database, type Queryable } from './database';

/** A transaction that sees and writes the rows of one tenant only. */
export interface TenantTransaction extends Queryable {
  /** Its statements name the tenant too: the indexes begin with it. */
  readonly tenant: string;
}

/** Runs `work` in a transaction of a tenant. */
export type AsTenant = <Result>(work: (transaction: TenantTransaction) => Promise<Result>) => Promise<Result>;

// Row-level security does not apply to superusers and roles that bypass it, so that their transactions take another role. All
// settings end with the transaction: with PgBouncer, the next one may belong to another client.
const settings = `
  select set_config('waymark.tenant', $1, true), set_config('statement_timeout', $2, true),
    set_config('role', case when rolsuper or rolbypassrls then 'waymark_tenant' else 'none' end, true)
  from pg_roles where rolname = session_user`;

/** Returns a function that runs `work` for a tenant. When the signal aborts, its statements are canceled. */
export function asTenant(database: Database, tenant: string, signal?: AbortSignal): AsTenant {
  return (work) =>
    database.transaction(async (transaction) => {
      await transaction.query(settings, [tenant, String(statementTimeoutMs)]);
      return work({ ...transaction, tenant });
    }, signal);
}
