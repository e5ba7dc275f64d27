import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiOptions } from '../../src/api/app';
import { createOwnClient } from '../../src/app/data/own-api';
import { type Credentials, RequestError } from '../../src/app/data/request';
import { type RowsQuery } from '../../src/rows/query';
import { type Database } from '../../src/api/database/database';
import { createClient } from './support/client';
import { change, insert, onEachEngine } from './support/engines';

const origin = 'https://waymark.example';
const start = Date.parse('2026-11-01T00:00:00Z');
const hourMs = 3_600_000;
const range = { from: start, to: start + 24 * hourMs };
const { signal } = new AbortController();
const downloadKey = new Uint8Array(32);
const credentials: Credentials = {
  reveal: async () => null,
  getIdToken: async () => 'token-of-ada',
  tokenOrigins: [origin],
};

const client = createOwnClient(credentials);

/** Two readings per hour for one day. */
const rows = Array.from({ length: 48 }, (_, index) => ({
  time: new Date(start + index * (hourMs / 2) + 7).toISOString(),
  label: index % 4 === 0 ? 'North, "Öl"' : 'South',
  level: (['high', 'medium', 'low'] as const)[index % 3] ?? 'low',
  value: index / 4,
}));

const lowNorth = (value: number, time: number) => ({
  id: expect.any(String) as string,
  key: expect.stringContaining(`@${new Date(time).toISOString()}`) as string,
  time,
  value,
  group: 'low',
  label: 'North, "Öl"',
  cells: [new Date(time).toISOString(), 'North, "Öl"', 'low', value],
});

onEachEngine(({ openMigrated }) => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    await insert(database, rows);
  });

  /** Sends the requests of the app to the API. */
  function connect(options: Partial<ApiOptions> = {}): void {
    const { api } = createClient(database, { downloadKey, ...options });
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => api.request(url, init));
  }
  beforeEach(() => connect());
  // The files of this suite share their globals.
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  const reasonOf = (request: Promise<unknown>): Promise<RequestError> =>
    request.then(
      () => Promise.reject(new Error('The request has succeeded.')),
      (error: unknown) => {
        if (error instanceof RequestError) return error;
        throw error;
      },
    );

  describe('the app as a client of the data API', () => {
    it('reads a page with strings as ids and numbers as times', async () => {
      const page = await client.rows(
        {
          ...range,
          groups: ['low'],
          labels: ['North, "Öl"'],
          search: 'north',
          sort: { column: '/value', isDescending: false },
          limit: 2,
        },
        { signal },
      );
      expect(page).toEqual({
        rows: [lowNorth(2, start + 4 * hourMs + 7), lowNorth(5, start + 10 * hourMs + 7)],
        nextCursor: expect.any(String),
        total: 4,
        totalIsEstimate: false,
        etag: expect.any(String) as string,
      });
    });

    it('reads the rows after an offset and the end of a list', async () => {
      const page = await client.rows({ ...range, limit: 20, offset: 40 }, { signal });
      expect(page).toMatchObject({ total: 48 });
      expect(page.rows.map(({ value }) => value)).toEqual([1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0]);
    });

    it('reads a response once, and then only checks whether it is current until a reading is added', async () => {
      const statuses: number[] = [];
      const { api } = createClient(database);
      vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
        const response = await api.request(url, init);
        statuses.push(response.status);
        return response;
      });
      const summary = { ...range, bucket: 'day' } as const;
      const page = await client.rows({ ...range, limit: 5 }, { signal });
      const amounts = await client.summary(summary, { signal });
      expect(await client.rows({ ...range, limit: 5 }, { signal, previous: page })).toBe(page);
      expect(await client.summary(summary, { signal, previous: amounts })).toBe(amounts);
      // A different request is answered in full, whatever the page has stored.
      const other = await client.rows({ ...range, limit: 6 }, { signal, previous: page });
      expect(other.rows).toHaveLength(6);

      await insert(database, [{ time: new Date(start).toISOString(), label: 'South', level: 'low', value: 1 }]);
      const later = await client.summary(summary, { signal, previous: amounts });
      await change(database, 'delete from readings where time = $1', [new Date(start).toISOString()]);
      expect(later.count).toBe(49);
      expect(statuses).toEqual([200, 200, 304, 304, 200, 200]);
    });

    it('reads a summary with numbers as times', async () => {
      vi.stubEnv('TZ', 'Asia/Kolkata');
      const { buckets, ...total } = await client.summary({ ...range, bucket: 'hour', measure: 'lowest' }, { signal });
      expect(total).toEqual({
        etag: expect.any(String) as string,
        count: 48,
        valued: 48,
        sum: 282,
        lowest: 0,
        highest: 11.75,
        groups: [
          { key: 'high', count: 16, valued: 16, sum: 90, lowest: 0, highest: 11.25 },
          { key: 'medium', count: 16, valued: 16, sum: 94, lowest: 0.25, highest: 11.5 },
          { key: 'low', count: 16, valued: 16, sum: 98, lowest: 0.5, highest: 11.75 },
        ],
        groupCount: 3,
        labels: [
          { key: 'South', count: 36, valued: 36, sum: 216, lowest: 0.25, highest: 11.75 },
          { key: 'North, "Öl"', count: 12, valued: 12, sum: 66, lowest: 0, highest: 11 },
        ],
        labelCount: 2,
      });
      expect(buckets).toHaveLength(25);
      // Hours in India start at half past the hours in UTC.
      expect(buckets[1]).toEqual({
        start: start + hourMs / 2,
        end: start + 1.5 * hourMs,
        count: 2,
        valued: 2,
        sum: 0.75,
        lowest: 0.25,
        highest: 0.5,
        groups: [
          { count: 0, valued: 0, sum: 0, lowest: null, highest: null },
          { count: 1, valued: 1, sum: 0.25, lowest: 0.25, highest: 0.25 },
          { count: 1, valued: 1, sum: 0.5, lowest: 0.5, highest: 0.5 },
        ],
      });
    });

    it('reads a CSV file with all readings of a query through a URL', async () => {
      const linesOf = async (query: RowsQuery): Promise<string[]> => {
        const address = await client.csv(query, signal);
        const { api } = createClient(database, {
          downloadKey,
          verifyToken: () => Promise.reject(new Error('No token')),
        });
        return (await (await api.request(address)).text()).split('\r\n');
      };
      const lines = await linesOf({ ...range, sort: { column: '/time', isDescending: false } });
      expect(lines[0]).toBe('id,time,label,level,value');
      expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([...rows.map(({ time }) => time), undefined]);
      expect(await linesOf({ ...range, labels: ['North, "Öl"', 'West'] })).toHaveLength(1 + 12 + 1);
    });
  });

  describe('an error from the data API', () => {
    it('contains the detail of the problem', async () => {
      const query = { ...range, to: range.from };
      expect(await reasonOf(client.rows(query, { signal }))).toMatchObject({
        status: 400,
        message: expect.stringContaining('Use a time before "to".') as string,
      });
    });

    it('contains the Retry-After time when there are too many requests', async () => {
      connect({ limiter: new RateLimiterMemory({ points: 0, duration: 30 }) });
      const { kind, retryAt } = await reasonOf(client.summary({ ...range, bucket: 'day' }, { signal }));
      expect(kind).toBe('rate-limited');
      expect(retryAt).toBeCloseTo(Date.now() + 30_000, -4);
    });
  });
});
