import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Database } from './database/database';
import { asTenant } from './database/tenant';
import { listWriteKeys } from './keys/write-keys';
import { streamCsv } from './readings/csv';
import { countRows, lockTenant } from './readings/write-totals';

/** Writes all of a tenant's readings to a file that `importCsv` can read. */
export async function exportTenant(database: Database, tenant: string, file: string): Promise<void> {
  const rows = await streamCsv(asTenant(database, tenant), { filter: {}, sort: 'time' });
  await pipeline(rows, createWriteStream(file));
}

/** Writes what the tenant stores about a user to a JSON file, namely the keys that the user has created. */
export async function exportUser(database: Database, tenant: string, user: string, file: string): Promise<void> {
  const keys = await asTenant(database, tenant)(listWriteKeys);
  await writeFile(file, JSON.stringify({ keys: keys.filter(({ createdBy }) => createdBy === user) }, null, 2));
}

/** The number of deleted rows, by table. */
export type Deleted = Readonly<Record<string, number>>;

/** Deletes all of a tenant's data from the database, in one transaction. */
export function deleteTenant(database: Database, tenant: string): Promise<Deleted> {
  const inTenant = asTenant(database, tenant);
  return inTenant(async (transaction) => {
    await transaction.run('set local statement_timeout = 0');
    await lockTenant(transaction);
    const deleted: Record<string, number> = {};
    // The sources are deleted last, because readings refer to them.
    for (const table of ['readings', 'reading_totals', 'reading_days', 'reading_versions', 'write_keys', 'sources']) {
      deleted[table] = await countRows(transaction, `delete from ${table} where tenant = $1`);
    }
    return deleted;
  });
}

/** Removes a user's id from the keys that the user has created. The keys remain valid. */
export async function deleteUser(database: Database, tenant: string, user: string): Promise<Deleted> {
  const statement = `update write_keys set created_by = '' where tenant = $1 and created_by = $2`;
  return { write_keys: await asTenant(database, tenant)((transaction) => countRows(transaction, statement, user)) };
}
