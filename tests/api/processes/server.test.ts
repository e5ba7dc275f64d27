import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../../scripts/build-api.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { builtInRepository, development, headersOfEmulator, production, run, start } from '../support/server';

const postgresUrl = inject('postgresUrl');
const superuserUrl = inject('superuserUrl');
let scratch = '';

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'waymark-api-'));
  await buildApi(builtInRepository, { bundlesSdk: false });
});
afterAll(() => {
  for (const folder of [scratch, builtInRepository]) rmSync(folder, { recursive: true, force: true });
});

/** Runs SQL as the user in a database URL. */
async function execute(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('the server in production', () => {
  it('does not start without a database', async () => {
    const { exitCode, all } = await run(production);
    expect(all).toMatch(/^DATABASE_URL is missing\. Set it to your Postgres database/);
    expect(exitCode).toBe(1);
  });

  it('does not start when its database is not running, and does not print the password', async () => {
    const port = await findFreePort();
    const { exitCode, all } = await run({
      ...production,
      DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/waymark`,
    });
    expect(all).toMatch(
      /^The database of DATABASE_URL refuses the connection: connect ECONNREFUSED .*\. Check that it runs/,
    );
    expect(all).not.toContain('secret');
    expect(exitCode).toBe(1);
  });

  it.skipIf(postgresUrl === '')('does not start if its database does not exist', async () => {
    const { exitCode, all } = await run({ ...production, DATABASE_URL: postgresUrl.replace(/\w+$/, 'nowhere') });
    expect(all).toMatch(/database "nowhere" does not exist\. Check/);
    expect(exitCode).toBe(1);
  });

  it.skipIf(postgresUrl === '')('needs no packages besides its bundle, and rejects emulator tokens', async () => {
    const container = path.join(scratch, 'container');
    await buildApi(container);
    writeFileSync(path.join(container, 'package.json'), '{ "type": "module" }');
    const env = { ...production, DATABASE_URL: postgresUrl };
    await execute(superuserUrl, 'drop schema public cascade; create schema public authorization plain_owner');
    expect((await run(env, container)).all).toMatch(/^The database lacks the migrations 0001-tables\. /);
    const applied = await Promise.all([1, 2].map(() => run({ DATABASE_URL: postgresUrl }, container, 'migrate')));
    expect(applied.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect((await run(env, container, 'migrat')).all).toMatch(/^There is no such command\. Use one of serve, migrate/);
    expect((await run(env, container, 'renew-totals')).all).toMatch(/^Use: renew-totals --tenant name --from /);
    const { server, address } = await start(env, container);
    const { status } = await fetch(`${address}/readings`, { headers: headersOfEmulator() });
    server.kill('SIGTERM');
    expect([status, (await server).exitCode]).toEqual([401, 0]);
  });
});

describe.concurrent('the server on Postgres', () => {
  it.skipIf(postgresUrl === '')('closes a connection if its headers are not complete within seconds', async () => {
    const { server, port } = await start({ ...development, DEMO_READINGS: '0', DATABASE_URL: postgresUrl });
    const socket = connect(port, 'localhost');
    const startedMs = performance.now();
    socket.write('GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    await once(socket.resume(), 'close');
    expect(performance.now() - startedMs).toBeLessThan(8000);
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    server.kill('SIGTERM');
    await server;
  });

  it.skipIf(postgresUrl === '')(
    'stops within 8 s under load, even while a statement waits for a lock and a client reads a download slowly',
    async () => {
      const { server, address } = await start({ ...development, DEMO_READINGS: '0', DATABASE_URL: postgresUrl });
      const other = new Client(superuserUrl);
      await other.connect();
      await other.query(`
        insert into sources (tenant, name) values ('demo', repeat('ü', 200));
        insert into readings (tenant, time, label, level, value)
          select 'demo', timestamptz '2026-11-01' + number * interval '1 s', repeat('ü', 200), 1, number
          from generate_series(1, 30000) as numbers (number);
      `);
      const agent = new Agent({ keepAlive: true });
      const send = (route: string, user: string, body?: string): Promise<IncomingMessage> =>
        new Promise((resolve, reject) => {
          const headers = { ...headersOfEmulator(user), 'Content-Type': 'application/x-ndjson' };
          request(`${address}${route}`, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, resolve)
            .on('error', reject)
            .end(body);
        });

      // Its client reads only the first part of 14 MB, which exceed the buffers of the connection.
      const download = await send('/readings.csv', 'downloader');
      const cut = new Promise((resolve) => download.on('error', () => {}).on('close', resolve));
      await other.query('begin; lock table readings in share mode');
      const row = { time: '2026-11-25T08:00:00Z', label: 'North', level: 'high', value: 1 };
      const slow = send('/readings', 'writer', JSON.stringify(row));
      const waiting = `select count(*)::int as count from pg_locks where not granted`;
      await expect.poll(async () => (await other.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1);

      const statuses: (number | undefined)[] = [];
      const failures: string[] = [];
      const load = Array.from({ length: 50 }, async (_, user) => {
        while (failures.length < 50) {
          try {
            const response = await send('/readings?limit=10', `user-${user}`);
            response.resume();
            await once(response, 'end');
            statuses.push(response.statusCode);
          } catch (error) {
            failures.push((error as NodeJS.ErrnoException).code ?? '');
            return;
          }
        }
      });
      await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(200);
      expect(failures).toEqual([]);

      const startedMs = performance.now();
      server.kill('SIGTERM');
      const { exitCode, all } = await server;
      expect(exitCode).toBe(0);
      expect(performance.now() - startedMs).toBeLessThan(8000);
      expect((await slow).statusCode).toBe(503);
      download.resume();
      await Promise.all([...load, cut]);
      expect(download.complete).toBe(false);
      expect(new Set(statuses)).toEqual(new Set([200]));
      // No more connections are accepted, and idle ones are closed.
      expect(failures.filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([]);
      expect(all).not.toContain('The server failed');
      agent.destroy();
      await other.end();
    },
  );
});

describe('the examples in the documentation', () => {
  const documentation = readFileSync('docs/data-api.md', 'utf8');
  const examples = [...documentation.matchAll(/```sh\n(curl[^]*?|printf[^]*?)```/g)].map(([, script = '']) => script);

  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  it.skipIf(!hasCurl)('create a key and add readings', async () => {
    const { server, address } = await start({ ...development, DATA_FOLDER: path.join(scratch, 'examples') });
    const [, idToken = ''] = headersOfEmulator().Authorization.split(' ');
    const runExample = async (index: number, env: Record<string, string>): Promise<unknown> => {
      const { stdout } = await execa({ env: { API: address, ...env } })('bash', ['-ec', examples[index] ?? 'false']);
      return JSON.parse(stdout);
    };
    expect(examples).toHaveLength(3);
    const { key } = (await runExample(0, { ID_TOKEN: idToken })) as { key: string };
    expect(await runExample(1, { KEY: key })).toMatchObject({ added: 1, errors: [{ row: 2 }] });
    expect(await runExample(2, { KEY: key })).toEqual({ added: 2, skipped: 0, conflicts: 0, errors: [] });
    server.kill('SIGTERM');
    await server;
  });
});

describe('the server in development', () => {
  /** Returns the number of readings on the server. */
  const totalOf = async (address: string): Promise<number> => {
    const response = await fetch(`${address}/readings`, { headers: headersOfEmulator() });
    return ((await response.json()) as { total: number }).total;
  };

  it('responds with the newest readings while it adds the older ones', async () => {
    const env = { ...development, DEMO_READINGS: '1000000', DATA_FOLDER: path.join(scratch, 'first') };
    const { server, address } = await start(env);
    const response = await fetch(`${address}/readings`, { headers: headersOfEmulator() });
    const { rows, total } = (await response.json()) as { rows: { time: string }[]; total: number };
    expect(Date.parse(rows[0]?.time ?? '')).toBeGreaterThan(Date.now() - 7_200_000);
    expect(total).toBeGreaterThanOrEqual(10_000);
    expect(total).toBeLessThan(1_000_000);
    await expect.poll(() => totalOf(address), { timeout: 30_000 }).toBeGreaterThan(total);
    server.kill('SIGTERM');
    expect((await server).exitCode).toBe(0);
  });

  it('finishes its requests on a signal, and completes its data when it restarts after being killed', async () => {
    const env = { ...development, DATA_FOLDER: path.join(scratch, 'kept') };
    const first = await start(env);
    const download = await fetch(`${first.address}/readings.csv`, { headers: headersOfEmulator() });
    first.server.kill('SIGTERM');
    expect((await download.text()).trimEnd().split('\r\n').length).toBeGreaterThan(10_000);
    const { exitCode, all } = await first.server;
    expect([exitCode, all]).toEqual([0, '']);

    const second = await start(env);
    second.server.kill('SIGKILL');
    await second.server;
    const third = await start(env);
    await expect.poll(() => totalOf(third.address), { timeout: 30_000 }).toBe(20_000);

    const intruder = await run({ ...env, PORT: String(await findFreePort()) });
    expect(intruder.all).toMatch(/is in use by process \d+\. Stop that process, or set DATA_FOLDER/);
    expect(intruder.exitCode).toBe(1);
    third.server.kill('SIGINT');
    expect((await third.server).exitCode).toBe(0);
  });

  it('starts after it was killed while it created its database', async () => {
    const env = { ...development, DATA_FOLDER: path.join(scratch, 'interrupted') };
    const first = run({ ...env, PORT: String(await findFreePort()) });
    await expect
      .poll(() => existsSync(path.join(env.DATA_FOLDER, 'postgres-18', 'PG_VERSION')), { timeout: 30_000 })
      .toBe(true);
    first.kill('SIGKILL');
    await first;
    const { server, address } = await start(env);
    const { status } = await fetch(`${address}/readings`, { headers: headersOfEmulator() });
    server.kill('SIGTERM');
    expect([status, (await server).exitCode]).toEqual([200, 0]);
  });

  it('explains what to do when its files are damaged', async () => {
    const folder = path.join(scratch, 'damaged');
    mkdirSync(path.join(folder, 'postgres-18'), { recursive: true });
    writeFileSync(path.join(folder, 'postgres-18', 'PG_VERSION'), 'damaged');
    const { exitCode, all } = await run({ ...development, DATA_FOLDER: folder });
    expect(all).toMatch(
      /cannot be opened\. Check that the disk has space\. If it does, the files are damaged: delete the folder/,
    );
    expect(exitCode).toBe(1);
  });

  it('reports that its port is in use', async () => {
    const port = await findFreePort();
    const taken = createServer().listen(port, 'localhost');
    await once(taken, 'listening');
    const { exitCode, all } = await run({
      ...development,
      PORT: String(port),
      DATA_FOLDER: path.join(scratch, 'kept'),
    });
    taken.close();
    expect(all).toContain(`Port ${port} is in use. Set PORT to a free port.`);
    expect(exitCode).toBe(1);
  });
});
