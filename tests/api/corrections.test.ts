import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type User } from '../../src/api/auth/verify-token';
import { type Database } from '../../src/api/database/database';
import { importCsv } from '../../src/api/import-csv';
import { type Reading } from '../../src/api/readings/schemas';
import { deleteTenant, deleteUser, exportTenant, exportUser } from '../../src/api/tenant-data';
import { createClient, problemOf } from './support/client';
import { insert, onEachEngine } from './support/engines';

const rows = Array.from({ length: 6 }, (_, index) => ({
  time: new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 3), index)).toISOString(),
  label: index % 2 === 0 ? 'North' : '=South;-1',
  level: 'low',
  value: index,
}));
const range = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', bucket: 'day', tz: 'UTC' };
const folder = mkdtempSync(path.join(tmpdir(), 'waymark-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

onEachEngine(({ openMigrated }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openMigrated();
    await insert(database, rows);
    await insert(database, rows, 'initech');
  });

  const clientOf = (role: User['role'], tenant = 'acme') => {
    const client = createClient(database, { verifyToken: async () => ({ id: 'ada', tenant, role }) });
    const send = async (
      method: string,
      { id, time }: Pick<Reading, 'id' | 'time'>,
      body?: unknown,
    ): Promise<Response> =>
      client.api.request(`/api/v1/readings/${id}?time=${time}`, {
        method,
        headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return { ...client, send };
  };

  describe('a reading', () => {
    it('disappears from every total, response and ETag once it is deleted', async () => {
      const { get, list, summarize, send } = clientOf('writer');
      const [last] = (await list({})).rows;
      const etag = (await get('/readings')).headers.get('ETag') ?? '';
      expect((await send('DELETE', last as Reading)).status).toBe(204);
      const { total, rows: left } = await list({});
      const { count, sum, highest, labels } = await summarize(range);
      expect([total, left.length, count, sum, highest]).toEqual([5, 5, 5, 10, 4]);
      expect(labels.map(({ key, count: ofLabel }) => [key, ofLabel])).toEqual([
        ['North', 3],
        ['=South;-1', 2],
      ]);
      expect((await get('/readings', { 'If-None-Match': etag })).status).toBe(200);
      expect((await send('DELETE', last as Reading)).status).toBe(404);
    });

    it('is corrected together with its totals', async () => {
      const { list, summarize, send } = clientOf('writer');
      const [last] = (await list({})).rows as [Reading];
      const changed = await send('PATCH', last, { label: 'East', level: 'high', value: 100 });
      expect(await changed.json()).toEqual({ ...last, label: 'East', level: 'high', value: 100 });
      expect((await list({ label: 'East' })).rows).toEqual([{ ...last, label: 'East', level: 'high', value: 100 }]);
      expect(await summarize(range)).toMatchObject({ count: 6, sum: 110, highest: 100, labelCount: 3 });
    });

    it('cannot be changed by anybody else or by an invalid request', async () => {
      const [last] = (await clientOf('reader').list({})).rows as [Reading];
      expect((await clientOf('reader').send('DELETE', last)).status).toBe(403);
      expect((await clientOf('key').send('DELETE', last)).status).toBe(403);
      expect((await clientOf('admin', 'initech').send('PATCH', last, { value: 7 })).status).toBe(404);
      const { send, list } = clientOf('admin');
      for (const body of [{}, { value: 1e16 }, { time: last.time }, { level: 'urgent' }]) {
        expect(await problemOf(await send('PATCH', last, body))).toMatchObject({ status: 400 });
      }
      expect((await send('DELETE', { ...last, time: 'yesterday' })).status).toBe(400);
      expect((await list({})).rows[0]).toEqual(last);
    });

    it('is counted once when others are added at the same time', async () => {
      const { post, send, list, summarize } = clientOf('admin');
      const changes = (await list({})).rows.map((row) => send('PATCH', row, { value: 1 }));
      const added = Array.from({ length: 6 }, (_, index) =>
        post('/readings', { rows: rows.map((row) => ({ ...row, value: 1, label: `New ${index}` })) }),
      );
      const statuses = (await Promise.all([...changes, ...added])).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await summarize(range)).toMatchObject({ count: 42, sum: 42, labelCount: 8 });
    });
  });

  describe('the data of a tenant', () => {
    it('is exported to a file whose import adds nothing to the same tenant and everything to another one', async () => {
      await clientOf('writer').post('/readings', { rows: [{ ...rows[0], id: '-7' }] });
      const file = path.join(folder, 'acme.csv');
      await exportTenant(database, 'acme', file);
      expect(await importCsv(database, 'acme', file)).toMatchObject({ added: 0, skipped: 7, errors: [] });
      expect(await importCsv(database, 'other', file)).toMatchObject({ added: 7, skipped: 0, conflicts: 0 });
      expect(await importCsv(database, 'other', file)).toMatchObject({ added: 0, skipped: 7, conflicts: 0 });
      const withoutId = (reading: Reading) => ({ ...reading, id: 0 });
      const [own, copy] = [await clientOf('reader').list({}), await clientOf('reader', 'other').list({})];
      expect(copy.rows.map(withoutId)).toEqual(own.rows.map(withoutId));
    });

    it('is deleted without affecting the data of another tenant', async () => {
      await clientOf('admin').post('/keys', { name: 'Scale' });
      expect(await deleteTenant(database, 'acme')).toMatchObject({ readings: 6, write_keys: 1, sources: 2 });
      const found = await Promise.all(
        ['readings', 'reading_totals', 'reading_days', 'reading_versions', 'write_keys', 'sources'].map((table) =>
          database.query(`select from ${table} where tenant = 'acme'`),
        ),
      );
      expect(found.flat()).toEqual([]);
      expect((await clientOf('reader').list({})).total).toBe(0);
      expect((await clientOf('reader', 'initech').list({})).total).toBe(6);
    });
  });

  it('can be exported and removed for one user, while the keys remain valid', async () => {
    const { post, get, api } = clientOf('admin');
    const { key } = (await (await post('/keys', { name: 'Scale' })).json()) as { key: string };
    const file = path.join(folder, 'ada.json');
    await exportUser(database, 'acme', 'ada', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ keys: [{ name: 'Scale', createdBy: 'ada' }] });
    expect(await deleteUser(database, 'acme', 'ada')).toEqual({ write_keys: 1 });
    expect(await (await get('/keys')).text()).not.toContain('ada');
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ rows: [] });
    expect((await api.request('/api/v1/readings', { method: 'POST', headers, body })).status).toBe(200);
  });
});
