import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPgbouncer } from '../../../scripts/lib/find-programs.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { type Role } from '../../../src/api/auth/verify-token';
import { type Database } from '../../../src/api/database/database';
import { checkMigrations, migrate } from '../../../src/api/database/migrate';
import { openPostgres } from '../../../src/api/database/postgres';
import { asTenant, checkRole } from '../../../src/api/database/tenant';
import { createClient, problemOf } from '../support/client';
import { insert } from '../support/engines';
import {
  copyCluster,
  createCluster,
  createServerFolder,
  startPostgresServer,
  waitUntilReady,
  type RunningServer,
} from '../support/postgres-server';

const postgresUrl = inject('postgresUrl');
const superuserUrl = inject('superuserUrl');
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
const clientOf = (database: Database, tenant = 'acme', role: Role = 'reader') =>
  createClient(database, { verifyToken: async () => ({ id: `user of ${tenant}`, tenant, role }) });

/** The tenants whose rows a transaction of "acme" sees. */
const tenantsSeen = (database: Database): Promise<{ tenant: string }[]> =>
  asTenant(database, 'acme')((transaction) => transaction.query('select distinct tenant from readings'));

describe.skipIf(postgresUrl === '')('the server with a separate Postgres database', () => {
  let superuser: Database;

  beforeAll(async () => {
    superuser = await open(superuserUrl);
    await superuser.run('drop schema public cascade; create schema public authorization plain_owner');
    const owner = await open(postgresUrl);
    await migrate(owner);
    await owner.close();
    await insert(superuser, rowsOf('North', 30), 'acme');
    await insert(superuser, rowsOf('Plant', 20), 'initech');
  });
  afterAll(() => superuser.close());

  it('runs as a role with read-only access, and logs it', async () => {
    await superuser.run(`
      create role waymark_reader login;
      grant usage on schema public to waymark_reader;
      grant select on sources, readings, reading_totals, reading_days, reading_versions, schema_migrations to waymark_reader;
    `);
    const database = await open(addressOf({ user: 'waymark_reader' }));
    await checkMigrations(database);
    await checkRole(database);
    expect((await clientOf(database).list({})).total).toBe(30);
    expect(await tenantsSeen(database)).toEqual([{ tenant: 'acme' }]);
    const { post } = clientOf(database, 'acme', 'admin');
    for (const refused of [post('/readings', { rows: rowsOf('North', 1) }), post('/keys', { name: 'Scale' })]) {
      expect(await problemOf(await refused)).toMatchObject({
        status: 403,
        detail: expect.stringMatching(/^This server may only read\./) as string,
      });
    }
    await database.close();
    await superuser.run('drop owned by waymark_reader; drop role waymark_reader');
  });

  it('does not run as a superuser, to whom no policy applies, and reports why', async () => {
    await expect(checkRole(superuser)).rejects.toThrow(
      /^Row-level security does not apply to the user of DATABASE_URL/,
    );
  });

  describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', () => {
    let stop = async (): Promise<void> => {};
    let database: Database;
    let port: number;

    beforeAll(async () => {
      const { folder, options } = createServerFolder();
      port = await findFreePort();
      writeFileSync(path.join(folder, 'users.txt'), '"plain_owner" ""\n', { mode: 0o644 });
      writeFileSync(
        path.join(folder, 'pgbouncer.ini'),
        `[databases]
waymark = host=127.0.0.1 port=${new URL(postgresUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
admin_users = plain_owner
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

    it('serves many requests with two connections, without mixing up tenants', async () => {
      const clients = { acme: clientOf(database, 'acme'), initech: clientOf(database, 'initech') };
      const tenants = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 'acme' : 'initech'));
      const pages = await Promise.all(tenants.map((tenant) => clients[tenant].list({})));
      expect(pages.map(({ total }) => total)).toEqual(tenants.map((tenant) => (tenant === 'acme' ? 30 : 20)));
    });

    it('cancels the query of a client that has disconnected', async () => {
      const controller = new AbortController();
      const slow = asTenant(
        database,
        'acme',
        controller.signal,
      )((transaction) => transaction.run('select pg_sleep(3)'));
      const ended = expect(slow).rejects.toThrow('This operation was aborted');
      const running =
        "select count(*) as count from pg_stat_activity where state = 'active' and query like '%pg_sleep(3)'";
      await expect.poll(() => superuser.query(running)).toEqual([{ count: 1 }]);
      controller.abort();
      await ended;
      expect(await superuser.query(running)).toEqual([{ count: 0 }]);
    });

    it("does not cancel another client's query when a cancellation arrives late", async () => {
      const running = async (seconds: number): Promise<number> => {
        const text = `select count(*)::int as count from pg_stat_activity where state = 'active' and query = 'select pg_sleep(${seconds})'`;
        const [row] = await superuser.query<{ count: number }>(text);
        return row?.count ?? 0;
      };
      const console = new Client(addressOf({ port, database: 'pgbouncer' }));
      await console.connect();
      const waiting = async (): Promise<number> => {
        const { rows } = await console.query<{ database: string; cl_waiting: string }>('show pools');
        return Number(rows.find((pool) => pool.database === 'waymark')?.cl_waiting);
      };
      // Its two connections serve a waiting request and the client that leaves.
      let end = (): void => {};
      const held = new Promise<void>((resolve) => (end = resolve));
      let isHeld = false;
      const first = database.transaction(async () => {
        isHeld = true;
        await held;
      });
      await expect.poll(() => isHeld).toBe(true);
      const controller = new AbortController();
      const left = asTenant(
        database,
        'acme',
        controller.signal,
      )((transaction) => transaction.run('select pg_sleep(1)'));
      await expect.poll(() => running(1)).toBe(1);
      const other = database.transaction((transaction) => transaction.run('select pg_sleep(1.5)'));
      await expect.poll(waiting).toBe(1);
      controller.abort();
      await expect.poll(waiting).toBe(2);
      await expect.poll(() => running(1), { timeout: 5000 }).toBe(0);
      end();
      await expect(other).resolves.toBeUndefined();
      await Promise.allSettled([first, left]);
      await console.end();
    });
  });

  describe('on a read replica', () => {
    let replica: RunningServer;
    let database: Database;

    beforeAll(async () => {
      replica = await startPostgresServer((data, options) => copyCluster(superuserUrl, data, options));
      database = await open(replica.url);
    });
    afterAll(async () => {
      await database.close();
      await replica.stop();
    });

    it('returns the readings of the primary', async () => {
      await checkMigrations(database);
      expect((await clientOf(database).list({})).total).toBe(30);
      await insert(superuser, rowsOf('South', 5), 'acme');
      await expect.poll(async () => (await clientOf(database).list({})).total).toBe(35);
      expect(await tenantsSeen(database)).toEqual([{ tenant: 'acme' }]);
    });

    it('responds within seconds while the database hangs', async () => {
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
          detail: expect.stringMatching(/is not available/) as string,
        });
        expect(performance.now() - startedMs).toBeLessThan(8000);
      } finally {
        signalAll('SIGCONT');
      }
      await expect.poll(async () => (await get('/readings')).status, { timeout: 10_000 }).toBe(200);
    });
  });

  describe('behind an address that leads to a different server after a failover', () => {
    let primary: RunningServer;
    let replica: RunningServer;
    let address: Awaited<ReturnType<typeof openAddress>>;
    let database: Database;

    beforeAll(async () => {
      primary = await startPostgresServer(createCluster, { isDurable: true });
      replica = await startPostgresServer((data, options) => copyCluster(primary.superuserUrl, data, options), {
        isDurable: true,
      });
      address = await openAddress(primary.port);
      const owner = await open(primary.url);
      await migrate(owner);
      await owner.close();
      const direct = await open(primary.superuserUrl);
      // From now on, a transaction is acknowledged only once it has reached the replica.
      await direct.run(`alter system set synchronous_standby_names = '*'`);
      await direct.query('select pg_reload_conf()');
      await direct.close();
      database = await open(addressOf({ port: address.port }));
    });
    afterAll(async () => {
      await database.close();
      await address.close();
      await replica.stop();
      await primary.stop();
    });

    it('responds with 503 during the failover, and keeps every acknowledged reading without a restart', async () => {
      const client = clientOf(database, 'acme', 'writer');
      const acknowledged: string[] = [];
      const seen = { read: [] as number[], add: [] as number[] };
      const unexpected: unknown[] = [];
      const over = new AbortController();
      let slowestMs = 0;
      const repeat = async (kind: keyof typeof seen, send: () => Promise<Response>): Promise<void> => {
        while (!over.signal.aborted) {
          const startedMs = performance.now();
          const response = await send();
          slowestMs = Math.max(slowestMs, performance.now() - startedMs);
          seen[kind].push(response.status);
          const { status, headers } = response;
          if (status !== 200 && headers.get('Retry-After') !== '5') unexpected.push([status, await response.text()]);
        }
      };
      const add = async (id: string): Promise<Response> => {
        const rows = rowsOf('North', 10).map((row, index) => ({ ...row, id: `${id}.${index}` }));
        const response = await client.post('/readings', { rows });
        if (response.status === 200) acknowledged.push(id);
        return response;
      };
      const running = [
        ...Array.from({ length: 4 }, () => repeat('read', () => client.get('/readings'))),
        ...[1, 2].map((writer) => {
          let batch = 0;
          return repeat('add', () => add(`${writer}-${(batch += 1)}`));
        }),
      ];
      /** Returns the statuses of the next three requests of one kind. */
      const next = async (kind: keyof typeof seen): Promise<number[]> => {
        const already = seen[kind].length;
        await expect.poll(() => seen[kind].length, { timeout: 10_000 }).toBeGreaterThan(already + 8);
        return seen[kind].slice(-3);
      };
      expect([await next('read'), await next('add')].flat()).toEqual(Array.from({ length: 6 }, () => 200));

      process.kill(primary.pid, 'SIGQUIT');
      address.lead(undefined);
      expect([await next('read'), await next('add')].flat()).toEqual(Array.from({ length: 6 }, () => 503));

      // Until it is promoted, the replica is read-only.
      address.lead(replica.port);
      await expect.poll(() => next('read'), { timeout: 10_000 }).toEqual([200, 200, 200]);
      expect(await next('add')).toEqual([503, 503, 503]);

      const direct = await open(replica.superuserUrl);
      await direct.query('select pg_promote()');
      await expect.poll(() => next('add'), { timeout: 10_000 }).toEqual([200, 200, 200]);
      over.abort();
      await Promise.all(running);
      expect(unexpected).toEqual([]);
      expect(slowestMs).toBeLessThan(8000);

      const [row] = await direct.query<{ lost: number }>(
        `select count(*) as lost from unnest($1::text[]) as ids (id)
         where 10 <> (select count(*) from readings where tenant = 'acme' and split_part(client_id, '.', 1) = ids.id)`,
        [acknowledged],
      );
      await direct.close();
      expect(acknowledged.length).toBeGreaterThan(10);
      expect(row?.lost).toBe(0);
    });
  });
});

/** A port that forwards to another one, as the address of a highly available database does. */
async function openAddress(firstTarget: number) {
  let target: number | undefined = firstTarget;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Closing either side of the connection closes the other.
    if (target === undefined) socket.destroy();
    else pipeline(socket, connect(target, '127.0.0.1'), socket, () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    /** Forwards new connections to another port, or refuses them. */
    lead: (port: number | undefined): void => {
      target = port;
    },
    close: async () => {
      server.close();
      disconnect();
      await once(server, 'close');
    },
  };
}
