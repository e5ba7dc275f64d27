import { type Database } from './database/database';
import { asTenant } from './database/tenant';
import { firstMonth } from './readings/read-rows';
import { deleteFirstDay } from './readings/write-totals';

/**
 * Deletes the readings of all tenants that are older than `keepMonths` whole months and the current one, together with
 * their totals. Each transaction deletes a day of a tenant, so writers wait only briefly. Must be run by the owner of
 * the tables. Returns the number of deleted readings.
 */
export function maintain(database: Database, keepMonths: number, now = new Date()): Promise<number> {
  return database.session(async (session) => {
    const tenants = await session.transaction(async (transaction) => {
      // The policy would hide the tenants from the owner, too. Requests wait for this lock, so it must not wait for long.
      await transaction.run("set local lock_timeout = '2s'");
      await transaction.run('alter table reading_versions no force row level security');
      const found = await transaction.query<{ tenant: string }>('select tenant from reading_versions');
      await transaction.run('alter table reading_versions force row level security');
      return found;
    });
    let deleted = 0;
    for (const { tenant } of tenants) {
      const inTenant = asTenant(session, tenant);
      for (let count = 1; count > 0; deleted += count) {
        count = await inTenant((transaction) => deleteFirstDay(transaction, firstMonth(keepMonths, now)));
      }
    }
    // The deletions leave unused space behind, and query plans depend on the statistics.
    if (deleted > 0) await session.run('vacuum analyze readings');
    return deleted;
  });
}
