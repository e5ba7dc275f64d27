import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiOptions } from '../../src/api/app';
import { createTokenVerifier } from '../../src/api/auth/verify-token';
import { type Database } from '../../src/api/database/database';
import { sortFields } from '../../src/api/contract';
import { createClient, problemOf, type TestClient } from './support/client';
import { insert, onEachEngine, type TestRow } from './support/engines';

onEachEngine(({ openMigrated }) => {
  let client: TestClient;
  let database: Database;
  const rows: TestRow[] = Array.from({ length: 4500 }, (_, index) => ({
    time: new Date(Date.parse('2026-11-01T00:00:00Z') + index * 1000).toISOString(),
    label: index % 2 === 0 ? 'Warehouse North' : '=cmd|"/c calc"',
    level: index % 3 === 0 ? 'low' : 'high',
    value: -index / 4,
  }));

  beforeAll(async () => {
    database = await openMigrated();
    await insert(database, rows);
    client = createClient(database);
  });

  describe('a download', () => {
    it('contains every reading once, across several pages, with a byte order mark and a file name', async () => {
      const response = await client.get('/readings.csv?sort=time');
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="readings-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = new TextDecoder().decode(bytes).split('\r\n');
      expect(lines[0]).toBe('id,time,label,level,value');
      expect(lines.at(-1)).toBe('');
      expect(lines.slice(1, 3).map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
        '2026-11-01T00:00:00.000Z,Warehouse North,low,0',
        '2026-11-01T00:00:01.000Z,"\'=cmd|""/c calc""",high,-0.25',
      ]);
      expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(rows.map(({ time }) => time));
    });

    it('contains only the readings that match the filter, and only the header when none match', async () => {
      const filtered = await (await client.get('/readings.csv?level=low&q=warehouse')).text();
      expect(filtered.trimEnd().split('\r\n')).toHaveLength(1 + 750);
      expect(await (await client.get('/readings.csv?q=nowhere')).text()).toBe('id,time,label,level,value\r\n');
    });

    it('contains only the readings whose labels are in the filter', async () => {
      const one = await (await client.get('/readings.csv?label=Warehouse%20North&level=low')).text();
      expect(one.trimEnd().split('\r\n')).toHaveLength(1 + 750);
      expect(one).not.toContain('calc');
      const both = await (
        await client.get('/readings.csv?label=Warehouse%20North&label=%3Dcmd%7C%22/c%20calc%22')
      ).text();
      expect(both.trimEnd().split('\r\n')).toHaveLength(1 + 4500);
    });
  });

  describe('a download in parts', () => {
    const linkOf = ({ headers }: Response): string | undefined =>
      /^<(\?[^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];

    /** Returns the parts as bytes. The last part links to no further part. */
    async function partsOf(search: string): Promise<Buffer[]> {
      const response = await client.get(`/readings.csv${search}`);
      expect(response.status).toBe(200);
      const next = linkOf(response);
      return [Buffer.from(await response.arrayBuffer()), ...(next === undefined ? [] : await partsOf(next))];
    }

    const wholeOf = async (search: string): Promise<Buffer> =>
      Buffer.from(await (await client.get(`/readings.csv${search}`)).arrayBuffer());

    const queries = fc.record(
      {
        from: fc
          .integer({ min: 0, max: 4400 })
          .map((seconds) => new Date(Date.UTC(2026, 10, 1, 0, 0, seconds)).toISOString()),
        level: fc.constantFrom('low', 'high,low'),
        label: fc.constantFrom('Warehouse North', '=cmd|"/c calc"'),
        q: fc.constantFrom('ware', 'c c', 'nowhere'),
        sort: fc.constantFrom(...sortFields).chain((field) => fc.constantFrom(field, `-${field}`)),
      },
      { requiredKeys: [] },
    );

    it('consists of the same bytes as the whole download, for each filter, order and limit', async () => {
      const limits = fc.oneof(fc.integer({ min: 400, max: 5000 }), fc.constantFrom(1500, 2000, 4000, 4500));
      await fc.assert(
        fc.asyncProperty(queries, limits, async (query, limit) => {
          const search = new URLSearchParams(query).toString();
          const parts = await partsOf(`?${search}&limit=${limit}`);
          expect(Buffer.concat(parts).equals(await wholeOf(`?${search}`))).toBe(true);
          const rowCounts = parts.map((part) => part.toString().split('\r\n').length - 1);
          expect(rowCounts.slice(1, -1).every((count) => count === limit)).toBe(true);
        }),
        { numRuns: 25 },
      );
    });

    it('starts with the header line in its first part, and with a row in later parts', async () => {
      const [first, second] = await partsOf('?sort=time&limit=3000');
      expect(first?.toString()).toMatch(/^\uFEFFid,time,label,level,value\r\n/);
      expect(second?.toString()).toMatch(/^\d+,2026-11-01T00:50:00\.000Z,/);
    });

    it('rejects a limit that is too large, and the cursor of another filter or order', async () => {
      const detailOf = async (search: string): Promise<string> => {
        const problem = await problemOf(await client.get(`/readings.csv${search}`));
        expect(problem.status).toBe(400);
        return problem.detail;
      };
      expect(await detailOf('?limit=50001')).toBe('"limit": Use a whole number from 1 to 50000.');
      const next = linkOf(await client.get('/readings.csv?level=low&limit=10')) ?? '';
      expect((await client.get(`/readings.csv${next}`)).status).toBe(200);
      for (const other of ['level=high', 'level=low&sort=value', 'level=low&q=a']) {
        expect(await detailOf(next.replace('level=low', other))).toMatch(
          /^"cursor": Use the "nextCursor" or the "Link" of the page before/,
        );
      }
    });

    it('continues with the longest filter that is accepted', async () => {
      const labels = Array.from({ length: 9 }, (_, index) => `label=${String(index).repeat(200)}`);
      const search = `?limit=10&label=Warehouse%20North&label=${'x'.repeat(60)}&${labels.join('&')}`;
      const next = linkOf(await client.get(`/readings.csv${search}`)) ?? '';
      expect(next.length).toBeGreaterThan(2048);
      expect((await client.get(`/readings.csv${next}`)).status).toBe(200);
    });
  });

  describe('a download URL for a browser', () => {
    const minuteMs = 60_000;
    const downloadKey = randomBytes(32);
    let time: number;
    beforeEach(() => {
      time = Date.parse('2026-11-02T00:00:00Z');
    });

    /** Creates a server. Servers with the same key belong to one site. */
    const serve = (options: Partial<ApiOptions> = {}) =>
      createClient(database, { downloadKey, now: () => new Date(time), ...options });
    /** Returns the query string of the URL for one of the user's files. */
    const searchOf = async (query: string, { post }: TestClient = serve()): Promise<string> => {
      const response = await post(`/readings.csv?${query}`, undefined);
      expect(response.status).toBe(200);
      return ((await response.json()) as { search: string }).search;
    };
    /** Requests a file as a link would. */
    const open = async (search: string, { api }: TestClient = serve()): Promise<Response> =>
      api.request(`/api/v1/readings.csv${search}`);

    it('downloads the file without an ID token, even from another server', async () => {
      const response = await open(await searchOf('level=low&label=Warehouse%20North&sort=time'));
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
      const text = await (await client.get('/readings.csv?level=low&label=Warehouse%20North&sort=time')).text();
      expect(await response.text()).toBe(text);
    });

    it('is valid for a minute', async () => {
      const search = await searchOf('level=low');
      time += minuteMs - 1000;
      expect((await open(search)).status).toBe(200);
      time += 1000;
      const { status, detail } = await problemOf(await open(search));
      expect([status, detail]).toEqual([401, expect.stringMatching(/Start the download again/)]);
    });

    it('is valid only for its query', async () => {
      const search = await searchOf('level=low');
      for (const other of [
        search.replace('level=low', 'level=high'),
        search.replace('level=low&', ''),
        `${search}&label=Warehouse%20North`,
        `${search}&limit=10`,
      ]) {
        expect((await open(other)).status).toBe(401);
      }
    });

    it("returns the rows of its user's tenant, whoever opens it", async () => {
      const stranger = serve({ verifyToken: async () => ({ id: 'eve', tenant: 'other', role: 'reader' }) });
      expect(await (await open(await searchOf('', stranger))).text()).toBe('id,time,label,level,value\r\n');
      expect((await open(await searchOf(''), stranger)).status).toBe(200);
      const [head, payload = '', signature] = (new URLSearchParams(await searchOf('')).get('ticket') ?? '').split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...claims, tenant: 'other' })).toString('base64url');
      expect((await open(`?ticket=${head}.${forged}.${signature}`)).status).toBe(401);
    });

    it('grants no other access, and is created only with an ID token', async () => {
      const ticket = new URLSearchParams(await searchOf('')).get('ticket') ?? '';
      const { api } = serve();
      for (const path of ['/readings', '/readings/summary', '/keys']) {
        expect((await api.request(`/api/v1${path}?ticket=${ticket}`)).status).toBe(401);
      }
      expect((await api.request(`/api/v1/readings.csv?ticket=${ticket}`, { method: 'POST' })).status).toBe(401);
      expect((await open(await searchOf(''), serve({ downloadKey: randomBytes(32) }))).status).toBe(401);
      const bearer = serve({
        verifyToken: createTokenVerifier({ projectId: 'demo-waymark', acceptsEmulatorTokens: true }),
      });
      expect((await bearer.get('/readings', { Authorization: `Bearer ${ticket}` })).status).toBe(401);
    });
  });
});
