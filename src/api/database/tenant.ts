import { escapeLiteral } from 'pg';
import { statementTimeoutMs, type Database, type Queryable } from './database';

/** A transaction that sees and writes the rows of one tenant only. */
export interface TenantTransaction extends Queryable {
  /** Its statements name the tenant too: the indexes begin with it. */
  readonly tenant: string;
}

/** Runs `work` in a transaction of a tenant. */
export type AsTenant = <Result>(work: (transaction: TenantTransaction) => Promise<Result>) => Promise<Result>;

// Row-level security does not apply to superusers and roles that bypass it, so that their transactions take another role. All
// settings end with the transaction: with PgBouncer, the next one may belong to another client. The machines of a distributed Postgres
// (Citus) see what `set local` sets, and not what `set_config` does.
const settings = (tenant: string): string => `
  set local waymark.tenant = ${escapeLiteral(tenant)};
  set local statement_timeout = ${statementTimeoutMs};
  select set_config('role', case when rolsuper or rolbypassrls then 'waymark_tenant' else 'none' end, true)
  from pg_roles where rolname = session_user`;

export interface TenantOptions {
  /** When it aborts, the statements are canceled. */
  signal?: AbortSignal;
  /** Called after each transaction with its time, including the wait for a connection. */
  onEnd?: (durationMs: number) => void;
}

/** Returns a function that runs `work` for a tenant. */
export function asTenant(database: Database, tenant: string, { signal, onEnd }: TenantOptions = {}): AsTenant {
  return async (work) => {
    const startMs = performance.now();
    try {
      return await database.transaction(async (transaction) => {
        await transaction.run(settings(tenant));
        return work({ ...transaction, tenant });
      }, signal);
    } finally {
      onEnd?.(performance.now() - startMs);
    }
  };
}
