import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPgbouncer } from '../../scripts/lib/find-postgres.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { type Database } from '../../src/api/database/database';
import { checkMigrations, migrate } from '../../src/api/database/migrate';
import { openPostgres } from '../../src/api/database/postgres';
import { asTenant } from '../../src/api/database/tenant';
import { createClient, problemOf } from './support/client';
import { insert } from './support/engines';
import {
  createServerFolder,
  runProgram,
  startPostgresServer,
  waitUntilReady,
  type RunningServer,
} from './support/postgres-server';

const postgresUrl = inject('postgresUrl');
const pgbouncer = findPgbouncer();

const rowsOf = (label: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    time: new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString(),
    label,
    level: 'low',
    value: index,
  }));

const addressOf = (changes: { user?: string; port?: number; database?: string }): string => {
  const url = new URL(postgresUrl);
  if (changes.user !== undefined) url.username = changes.user;
  if (changes.port !== undefined) url.port = String(changes.port);
  if (changes.database !== undefined) url.pathname = changes.database;
  return url.href;
};

const open = (url: string): Promise<Database> => openPostgres({ url, onConnectionLost: () => {} });
const clientOf = (database: Database, tenant = 'acme') =>
  createClient(database, { verifyToken: async () => ({ id: `user of ${tenant}`, tenant, role: 'reader' }) });

/** The tenants whose rows a transaction of "acme" sees. */
const tenantsSeen = (database: Database): Promise<{ tenant: string }[]> =>
  asTenant(database, 'acme')((transaction) => transaction.query('select distinct tenant from readings'));

describe.skipIf(postgresUrl === '')('the server runs', () => {
  let owner: Database;

  beforeAll(async () => {
    owner = await open(postgresUrl);
    await owner.run('drop schema public cascade; create schema public');
    await migrate(owner);
    await insert(owner, rowsOf('North', 30), 'acme');
    await insert(owner, rowsOf('Plant', 20), 'initech');
  });
  afterAll(() => owner.close());

  it('as a role that may only read', async () => {
    await owner.run(`
      create role waymark_reader login;
      grant usage on schema public to waymark_reader;
      grant select on sources, readings, reading_totals, reading_days, reading_versions, schema_migrations to waymark_reader;
    `);
    const database = await open(addressOf({ user: 'waymark_reader' }));
    await checkMigrations(database);
    expect((await clientOf(database).list({})).total).toBe(30);
    expect(await tenantsSeen(database)).toEqual([{ tenant: 'acme' }]);
    await database.close();
    await owner.run('drop owned by waymark_reader; drop role waymark_reader');
  });

  it('as a role that owns the tables and is no superuser', async () => {
    await owner.run('create role waymark_owner login');
    await owner.run('create database owned owner waymark_owner');
    const database = await open(addressOf({ user: 'waymark_owner', database: 'owned' }));
    await migrate(database);
    for (const tenant of ['acme', 'initech']) {
      await asTenant(database, tenant)((transaction) => insert(transaction, rowsOf(tenant, 10), tenant));
    }
    expect((await clientOf(database).list({})).total).toBe(10);
    expect(await tenantsSeen(database)).toEqual([{ tenant: 'acme' }]);
    await database.close();
    await owner.run('drop database owned with (force)');
    await owner.run('drop role waymark_owner');
  });

  describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', () => {
    let stop = async (): Promise<void> => {};
    let database: Database;

    beforeAll(async () => {
      const { folder, options } = createServerFolder();
      const port = await findFreePort();
      writeFileSync(path.join(folder, 'users.txt'), '"waymark" ""\n', { mode: 0o644 });
      writeFileSync(
        path.join(folder, 'pgbouncer.ini'),
        `[databases]
postgres = host=127.0.0.1 port=${new URL(postgresUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
`,
        { mode: 0o644 },
      );
      const server = spawn(pgbouncer ?? '', [path.join(folder, 'pgbouncer.ini')], { ...options, stdio: 'ignore' });
      const exited = once(server, 'exit');
      stop = async () => {
        server.kill('SIGTERM');
        await exited;
        rmSync(folder, { recursive: true, force: true });
      };
      const url = addressOf({ port });
      await waitUntilReady(url);
      database = await open(url);
    });
    afterAll(async () => {
      await database.close();
      await stop();
    });

    it('with two connections for many requests, and mixes up no tenants', async () => {
      const clients = { acme: clientOf(database, 'acme'), initech: clientOf(database, 'initech') };
      const tenants = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 'acme' : 'initech'));
      const pages = await Promise.all(tenants.map((tenant) => clients[tenant].list({})));
      expect(pages.map(({ total }) => total)).toEqual(tenants.map((tenant) => (tenant === 'acme' ? 30 : 20)));
    });

    it('and cancels the query of a client that has left', async () => {
      const controller = new AbortController();
      const slow = asTenant(database, 'acme', { signal: controller.signal })((transaction) =>
        transaction.run('select pg_sleep(3)'),
      );
      const ended = expect(slow).rejects.toThrow('This operation was aborted');
      const running =
        "select count(*) as count from pg_stat_activity where state = 'active' and query like '%pg_sleep(3)'";
      await expect.poll(() => owner.query(running)).toEqual([{ count: 1 }]);
      controller.abort();
      await ended;
      expect(await owner.query(running)).toEqual([{ count: 0 }]);
    });
  });

  describe('on a read replica', () => {
    let replica: RunningServer;
    let database: Database;

    beforeAll(async () => {
      const { hostname, port, username } = new URL(postgresUrl);
      replica = await startPostgresServer((data, options) => {
        const source = ['-h', hostname, '-p', port, '-U', username, '-D', data];
        runProgram('pg_basebackup', [...source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], options);
      });
      database = await open(replica.url);
    });
    afterAll(async () => {
      await database.close();
      await replica.stop();
    });

    it('with the readings of the primary', async () => {
      await checkMigrations(database);
      expect((await clientOf(database).list({})).total).toBe(30);
      await insert(owner, rowsOf('South', 5), 'acme');
      await expect.poll(async () => (await clientOf(database).list({})).total).toBe(35);
      expect(await tenantsSeen(database)).toEqual([{ tenant: 'acme' }]);
    });

    it('and responds within seconds while the database hangs', async () => {
      const { get, list } = clientOf(database);
      await list({});
      const processes = await database.query<{ pid: number }>('select pid from pg_stat_activity');
      const signalAll = (signal: NodeJS.Signals): void => {
        for (const pid of [replica.pid, ...processes.map((one) => one.pid)]) process.kill(pid, signal);
      };
      signalAll('SIGSTOP');
      try {
        const startedMs = performance.now();
        const [health, live, page] = await Promise.all([get('/health'), get('/health/live'), get('/readings')]);
        expect([health.status, live.status]).toEqual([503, 200]);
        expect(await problemOf(page)).toMatchObject({
          status: 503,
          detail: expect.stringMatching(/does not respond/) as string,
        });
        expect(performance.now() - startedMs).toBeLessThan(8000);
      } finally {
        signalAll('SIGCONT');
      }
      await expect.poll(async () => (await get('/readings')).status, { timeout: 10_000 }).toBe(200);
    });
  });
});
