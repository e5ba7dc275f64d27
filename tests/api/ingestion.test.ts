import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type User } from '../../src/api/auth/verify-token';
import { type Database } from '../../src/api/database/database';
import { importCsv } from '../../src/api/import-csv';
import { createClient, problemOf } from './support/client';
import { insert, onEachEngine } from './support/engines';

const start = Date.parse('2026-11-01T00:00:00Z');
const rowOf = (index: number) => ({
  id: `row-${index}`,
  time: new Date(start + index * 1000).toISOString(),
  label: index % 2 === 0 ? 'North' : 'South',
  level: 'high',
  value: index / 4,
});
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index));

interface Added {
  added: number;
  skipped: number;
  conflicts: number;
  errors: { row: number; detail: string }[];
}
interface Key {
  id: string;
  name: string;
  key: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'waymark-import-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

onEachEngine(({ openMigrated }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openMigrated();
  });

  /** Sends requests as a user with this role, or with a write key. */
  function clientOf(
    role: User['role'],
    { tenant = 'acme', key, keepMonths }: { tenant?: string; key?: string; keepMonths?: number } = {},
  ) {
    const verifyToken = async (): Promise<User> => ({ id: 'ada', tenant, role });
    const { api, list } = createClient(database, { verifyToken, keepMonths });
    const send = async (
      method: string,
      route: string,
      type?: string,
      body?: BodyInit,
      headers: Record<string, string> = {},
    ): Promise<Response> =>
      api.request(`/api/v1${route}`, {
        method,
        headers: {
          Authorization: `Bearer ${key ?? 'token'}`,
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...headers,
        },
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      });
    const post = (rows: unknown, query = ''): Promise<Response> =>
      send('POST', `/readings${query}`, 'application/json', JSON.stringify({ rows }));
    const add = async (rows: unknown, query?: string): Promise<Added> => {
      const response = await post(rows, query);
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()) as Added;
    };
    return { list, send, post, add };
  }

  describe('a batch of readings', () => {
    it('may contain 10,000 rows, and is skipped when it is sent again', async () => {
      const { add, list } = clientOf('writer');
      const rows = rowsUpTo(10_000);
      expect(await add(rows)).toEqual({ added: 10_000, skipped: 0, conflicts: 0, errors: [] });
      expect(await add(rows)).toEqual({ added: 0, skipped: 10_000, conflicts: 0, errors: [] });
      const page = await list({ sort: 'time', limit: '2' });
      expect(page.total).toBe(10_000);
      expect(page.rows).toMatchObject([
        { time: '2026-11-01T00:00:00.000Z', label: 'North', level: 'high', value: 0 },
        { time: '2026-11-01T00:00:01.000Z', label: 'South', level: 'high', value: 0.25 },
      ]);
    });

    it('may contain late rows, rows without an id, and duplicate rows', async () => {
      const { add, list } = clientOf('writer');
      await add([rowOf(100)]);
      const { id: _, ...anonymous } = rowOf(7);
      expect(await add([rowOf(5), rowOf(5), anonymous, anonymous])).toMatchObject({ added: 3, skipped: 1, errors: [] });
      expect((await list({})).total).toBe(4);
    });

    it('reports how many skipped rows are stored with different values', async () => {
      const { add } = clientOf('writer');
      await add([rowOf(0), rowOf(1), rowOf(2)]);
      const sent = [rowOf(0), { ...rowOf(1), value: 9 }, { ...rowOf(2), level: 'low' }, rowOf(3)];
      expect(await add(sent)).toEqual({ added: 1, skipped: 3, conflicts: 2, errors: [] });
    });

    it('may contain times up to a day ahead, but none older than the readings that the tenant keeps', async () => {
      const { add } = clientOf('writer', { keepMonths: 2 });
      const times = ['2026-11-29T12:00:00Z', '2026-11-29T12:00:01Z', '2026-09-01T00:00:00Z', '2026-08-31T23:59:59Z'];
      const { added, errors } = await add(times.map((time) => ({ ...rowOf(0), time })));
      expect([added, errors.map(({ row }) => row)]).toEqual([2, [2, 4]]);
      expect(errors[1]?.detail).toMatch(/^"time": .*2026-09-01/);
      expect(await clientOf('writer').add([{ ...rowOf(0), time: times[3] }])).toMatchObject({ added: 1 });
    });

    it('must contain values whose sum is finite, including the values in the database', async () => {
      const { add } = clientOf('writer');
      const values = [1e15, -1e15, 1.1e15, -1.5e308];
      const { added, errors } = await add(values.map((value, index) => ({ ...rowOf(index), value })));
      expect([added, errors.map(({ row }) => row)]).toEqual([2, [3, 4]]);
      await expect(insert(database, [{ ...rowOf(5), value: 2e15 }])).rejects.toThrow(/readings_value_check/);
    });

    it('reports each invalid row, and adds the others', async () => {
      const { add, list } = clientOf('writer');
      const { errors, ...counts } = await add([
        rowOf(0),
        { ...rowOf(1), value: 'high' },
        { ...rowOf(2), time: '2026-11-01' },
        { ...rowOf(3), level: 'urgent' },
        { ...rowOf(4), label: '' },
        { ...rowOf(5), label: 'a\u0000b' },
        { ...rowOf(6), unit: 'kg' },
        'row',
        rowOf(8),
      ]);
      expect(counts).toMatchObject({ added: 2, skipped: 0 });
      expect(errors.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8]);
      const says = [/^"value": /, /^"time": /, /^"level": /, /^"label": /, /^"label": /, /unit/, /^Use an object/];
      errors.forEach(({ detail }, index) => expect(detail).toMatch(says[index] ?? /never/));
      expect((await list({})).total).toBe(2);
    });

    it('is added completely or not at all if requested', async () => {
      const { post, add, list } = clientOf('writer');
      const refused = await post([rowOf(0), { ...rowOf(1), value: null }], '?atomic=true');
      expect(await problemOf(refused)).toMatchObject({ status: 400, errors: [{ row: 2 }] });
      expect((await list({})).total).toBe(0);
      expect(await add([rowOf(0)], '?atomic=true')).toMatchObject({ added: 1, errors: [] });
    });

    it('is read line by line if it is NDJSON', async () => {
      const { send, list } = clientOf('writer');
      const lines = [
        JSON.stringify(rowOf(0)),
        '',
        '{"time":',
        `${JSON.stringify(rowOf(3))}\r`,
        JSON.stringify(rowOf(4)),
      ];
      const response = await send('POST', '/readings', 'application/x-ndjson; charset=utf-8', lines.join('\n'));
      expect(await response.json()).toMatchObject({ added: 3, errors: [{ row: 2 }] });
      expect((await list({})).total).toBe(3);
    });

    it('is rejected at the first NDJSON line that is too long', async () => {
      let pieces = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pieces += 1;
          controller.enqueue(new TextEncoder().encode('a'.repeat(1400)));
        },
      });
      const { send, list } = clientOf('writer');
      expect(await problemOf(await send('POST', '/readings', 'application/x-ndjson', endless))).toMatchObject({
        status: 413,
        detail: expect.stringMatching(/^A line has at most 4096 characters/) as string,
      });
      // The streams in between read some pieces ahead.
      expect(pieces).toBeLessThan(100);
      const lines = `${JSON.stringify(rowOf(0))}\n${' '.repeat(4097)}\n`;
      expect((await send('POST', '/readings', 'application/x-ndjson', lines)).status).toBe(413);
      expect((await list({})).total).toBe(0);
    });

    it.each(['application/json', 'application/x-ndjson'])('is rejected as compressed %s', async (type) => {
      const { send } = clientOf('writer');
      const body = new Uint8Array(gzipSync(JSON.stringify({ rows: [rowOf(0)] })));
      const refused = await send('POST', '/readings', type, body, { 'Content-Encoding': 'gzip' });
      expect(await problemOf(refused)).toMatchObject({ status: 415 });
    });

    it.each<[what: string, type: string, body: string, status: number]>([
      ['more than 10,000 rows', 'application/json', JSON.stringify({ rows: Array.from({ length: 10_001 }) }), 413],
      ['more than 8 MiB', 'application/json', `{"rows":["${'a'.repeat(9 * 2 ** 20)}"]}`, 413],
      ['more than 8 MiB of lines', 'application/x-ndjson', `${' '.repeat(1000)}\n`.repeat(9000), 413],
      ['another type', 'text/csv', 'time,label', 415],
      ['text that is not JSON', 'application/json', '{"rows":', 400],
      ['no rows', 'application/json', '{"readings":[]}', 400],
    ])('is rejected with %s', async (_, type, body, status) => {
      const { send, list } = clientOf('writer');
      expect(await problemOf(await send('POST', '/readings', type, body))).toMatchObject({ status });
      expect((await list({})).total).toBe(0);
    });

    it('may add labels until the tenant reaches 10,000', async () => {
      const { add, post, list, send } = clientOf('writer');
      await add([rowOf(0)]);
      await database.query(
        `insert into sources (tenant, name) select 'acme', 'Label ' || number from generate_series(1, 9999) as number`,
      );
      expect(await problemOf(await post([{ ...rowOf(1), label: 'New' }]))).toMatchObject({ status: 400 });
      const { rows } = await list({});
      expect(rows).toHaveLength(1);
      const relabel = `/readings/${rows[0]?.id}?time=${rows[0]?.time}`;
      const labeled = (label: string) => send('PATCH', relabel, 'application/json', JSON.stringify({ label }));
      expect([(await labeled('New')).status, (await labeled('Label 7')).status]).toEqual([400, 200]);
      expect(await add([rowOf(2)])).toMatchObject({ added: 1 });
    });

    it('belongs to the tenant of its sender', async () => {
      await clientOf('writer', { tenant: 'initech' }).add([rowOf(0)]);
      expect((await clientOf('reader').list({})).total).toBe(0);
      // The same id in another tenant is another reading.
      expect(await clientOf('writer').add([rowOf(0)])).toMatchObject({ added: 1 });
    });
  });

  it.each<[role: User['role'], statuses: [read: number, add: number, keys: number]]>([
    ['reader', [200, 403, 403]],
    ['writer', [200, 200, 403]],
    ['admin', [200, 200, 200]],
  ])('a role determines what a user may do: %s', async (role, statuses) => {
    const { send, post } = clientOf(role);
    const responses = [await send('GET', '/readings'), await post([rowOf(0)]), await send('GET', '/keys')];
    expect(responses.map(({ status }) => status)).toEqual(statuses);
  });

  describe('a write key', () => {
    const create = async (tenant = 'acme', scope: { labels?: string[] } = {}): Promise<Key> => {
      const { send } = clientOf('admin', { tenant });
      const response = await send('POST', '/keys', 'application/json', JSON.stringify({ name: 'Scale 7', ...scope }));
      expect(response.status).toBe(201);
      return (await response.json()) as Key;
    };
    const list = async (tenant = 'acme'): Promise<Key[]> => {
      const response = await clientOf('admin', { tenant }).send('GET', '/keys');
      return ((await response.json()) as { keys: Key[] }).keys;
    };

    it('adds readings to its tenant, and can do nothing else', async () => {
      const { key } = await create();
      const program = clientOf('reader', { key, tenant: 'initech' });
      expect(await program.add([rowOf(0)])).toMatchObject({ added: 1 });
      expect((await clientOf('reader').list({})).total).toBe(1);
      const other = [await program.send('GET', '/readings'), await program.send('GET', '/readings.csv')];
      other.push(await program.send('GET', '/keys'));
      expect(other.map(({ status }) => status)).toEqual([403, 403, 403]);
    });

    it('is shown once, and is listed with the time of its last use', async () => {
      const { key, ...created } = await create();
      expect(await list()).toEqual([created]);
      expect(created).toMatchObject({ name: 'Scale 7', createdBy: 'ada', lastUsedAt: null, revokedAt: null });
      await clientOf('key', { key }).add([rowOf(0)]);
      const [used] = await list();
      expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      const stored = await database.query('select * from write_keys');
      expect(JSON.stringify(stored)).not.toContain(key.split('.').at(-1));
      expect(await list('initech')).toEqual([]);
    });

    it('adds only readings with its labels if it was created for specific labels', async () => {
      const { key, ...created } = await create('acme', { labels: ['North'] });
      expect(await list()).toMatchObject([{ labels: ['North'] }]);
      expect(created).toEqual((await list())[0]);
      const rows = [rowOf(0), { ...rowOf(1), label: 'Elsewhere' }, { ...rowOf(2), label: 'north' }];
      const { added, errors } = await clientOf('key', { key }).add(rows);
      expect([added, errors.map(({ row }) => row)]).toEqual([1, [2, 3]]);
      expect(errors[0]?.detail).toContain('North');
    });

    it('is rejected once it is revoked', async () => {
      const { id, key } = await create();
      const remove = (keyId: string, tenant?: string) =>
        clientOf('admin', tenant === undefined ? {} : { tenant }).send('DELETE', `/keys/${keyId}`);
      expect((await remove(id, 'initech')).status).toBe(404);
      expect((await clientOf('key', { key }).post([rowOf(0)])).status).toBe(200);
      expect((await remove(id)).status).toBe(204);
      const refused = await clientOf('key', { key }).post([rowOf(1)]);
      expect(await problemOf(refused)).toMatchObject({
        status: 401,
        detail: expect.stringMatching(/revoked/) as string,
      });
      expect((await list())[0]?.revokedAt).not.toBeNull();
    });

    it('is rejected when any part of it is changed', async () => {
      const { key, id } = await create();
      const [tenant, , secret] = key.split('.');
      const foreign = `waymark_${Buffer.from('initech').toString('base64url')}`;
      const changed = [`${tenant}.${id}.x${secret}`, `${tenant}.x${id}.${secret}`, `${foreign}.${id}.${secret}`];
      changed.push(
        'waymark_',
        `waymark_${Buffer.from('a\0b').toString('base64url')}.${id}.${secret}`,
        `${tenant}.%00.${secret}`,
        `${key}.x`,
        `${tenant}=.${id}.${secret}`,
      );
      for (const other of changed) expect((await clientOf('key', { key: other }).post([])).status, other).toBe(401);
    });

    it('requires a name', async () => {
      for (const body of [
        '{}',
        '{"name":" "}',
        '{"name":1}',
        '{"name":"a","labels":[]}',
        '{"name":"a","labels":"b"}',
        `{"name":"${'a'.repeat(101)}"}`,
        '{',
      ]) {
        const response = await clientOf('admin').send('POST', '/keys', 'application/json', body);
        expect(await problemOf(response)).toMatchObject({ status: 400 });
      }
    });
  });

  it('a CSV file is imported in batches that report errors per row, and can be imported again', async () => {
    const file = path.join(scratch, 'readings.csv');
    const lines = rowsUpTo(12_000).map(({ id, time, label, level, value }) =>
      [id, time, label, level, value].join(','),
    );
    lines[10_500] = 'x,yesterday,"North, West",low,';
    writeFileSync(file, `\uFEFFid,time,label,level,value\r\n${lines.join('\r\n')}\r\n`);
    const { errors, ...counts } = await importCsv(database, 'acme', file);
    expect(counts).toEqual({ added: 11_999, skipped: 0, conflicts: 0 });
    expect(errors).toMatchObject([{ row: 10_501, detail: expect.stringMatching(/"time": .*"value": /) as string }]);
    expect(await importCsv(database, 'acme', file)).toMatchObject({ added: 0, skipped: 11_999 });
    expect((await clientOf('reader').list({})).total).toBe(11_999);
    expect((await clientOf('reader', { tenant: 'initech' }).list({})).total).toBe(0);
  });
});
