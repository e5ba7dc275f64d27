import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RateLimit } from '../../src/api/http/rate-limit';
import { requestOwnCsv, requestReadings, requestSummary } from '../../src/app/data/readings/own-api';
import { requestRows } from '../../src/app/data/readings/own-rows';
import { type Credentials } from '../../src/app/data/requests/credentials';
import { RequestError } from '../../src/app/data/requests/request-error';
import { type Database } from '../../src/api/database/database';
import { createClient } from './support/client';
import { insert, onEachEngine } from './support/engines';

const origin = 'https://waymark.example';
const start = Date.parse('2026-11-01T00:00:00Z');
const hourMs = 3_600_000;
const range = { from: start, to: start + 24 * hourMs };
const { signal } = new AbortController();
const credentials: Credentials = {
  reveal: async () => null,
  getIdToken: async () => 'token-of-ada',
  tokenOrigins: [origin],
};

/** Two readings in each hour of a day. */
const rows = Array.from({ length: 48 }, (_, index) => ({
  time: new Date(start + index * (hourMs / 2) + 7).toISOString(),
  label: index % 4 === 0 ? 'North, "Öl"' : 'South',
  level: (['high', 'medium', 'low'] as const)[index % 3] ?? 'low',
  value: index / 4,
}));

onEachEngine(({ openMigrated }) => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    await insert(database, rows);
  });

  /** Sends the requests of the app to the API. */
  function connect(rateLimit: RateLimit = () => 0): void {
    const { api } = createClient(database, { rateLimit });
    vi.stubGlobal('window', { location: { origin } });
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => api.request(url, init));
  }
  beforeEach(() => connect());
  // The files of this suite share the globals.
  afterEach(() => vi.unstubAllGlobals());

  const reasonOf = (request: Promise<unknown>): Promise<RequestError> =>
    request.then(
      () => Promise.reject(new Error('The request has succeeded.')),
      (error: unknown) => {
        if (error instanceof RequestError) return error;
        throw error;
      },
    );

  /** A low reading of the source in the north. */
  const rowAt = (hour: number, value: number) => {
    const time = start + hour * hourMs + 7;
    const label = 'North, "Öl"';
    const cells = [new Date(time).toISOString(), label, 'low', value];
    return { id: expect.any(String) as string, label, group: 'low', value, time, cells };
  };

  describe('the app reads', () => {
    it('a page, with texts as ids and numbers as times', async () => {
      const page = await requestReadings(
        {
          ...range,
          groups: ['low'],
          labels: ['North, "Öl"', 'Elsewhere'],
          search: 'north',
          sort: { column: '/value', isDescending: false },
          limit: 2,
        },
        null,
        credentials,
        signal,
      );
      expect(page).toEqual({ rows: [rowAt(4, 2), rowAt(10, 5)], nextCursor: expect.any(String), total: 4 });
    });

    it('the rows after an offset, and the end of a list', async () => {
      const page = await requestRows({ ...range, limit: 20, offset: 40 }, credentials, signal);
      expect(page).toMatchObject({ total: 48 });
      expect(page.rows.map(({ value }) => value)).toEqual([1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0]);
    });

    it('a summary, with numbers as times', async () => {
      const { count, sum, groups, buckets } = await requestSummary(
        { ...range, bucket: 'hour', timeZone: 'Asia/Kolkata' },
        credentials,
        signal,
      );
      expect({ count, sum }).toEqual({ count: 48, sum: 282 });
      expect(groups.map((group) => [group.key, group.count])).toEqual([
        ['high', 16],
        ['medium', 16],
        ['low', 16],
      ]);
      expect(buckets).toHaveLength(25);
      const one = (value: number) => ({ count: 1, valued: 1, sum: value, lowest: value, highest: value });
      // The hours of India begin at half past those of UTC.
      expect(buckets[1]).toEqual({
        start: start + hourMs / 2,
        end: start + 1.5 * hourMs,
        count: 2,
        valued: 2,
        sum: 0.75,
        lowest: 0.25,
        highest: 0.5,
        groups: [{ count: 0, valued: 0, sum: 0, lowest: null, highest: null }, one(0.25), one(0.5)],
      });
    });

    it('all readings as a CSV file', async () => {
      const file = await requestOwnCsv(range, credentials, signal);
      expect((await file.text()).trim().split('\r\n')).toHaveLength(49);
    });
  });

  describe('the app reports', () => {
    it('the detail of a problem', async () => {
      const query = { ...range, to: range.from };
      expect(await reasonOf(requestReadings(query, null, credentials, signal))).toMatchObject({
        status: 400,
        message: expect.stringContaining('Use a time before "to".') as string,
      });
    });

    it('the time of Retry-After when there are too many requests', async () => {
      connect(() => 30);
      const { kind, retryAt } = await reasonOf(
        requestSummary({ ...range, bucket: 'day', timeZone: 'UTC' }, credentials, signal),
      );
      expect(kind).toBe('rate-limited');
      expect(retryAt).toBeCloseTo(Date.now() + 30_000, -4);
    });

    it('a host that responds with an HTML page', async () => {
      vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
      expect(await reasonOf(requestReadings(range, null, credentials, signal))).toMatchObject({ kind: 'not-json' });
    });
  });
});
