import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { asTenant } from '../../src/api/database/tenant';
import { type Reading } from '../../src/api/readings/schemas';
import { pageStatement } from '../../src/api/readings/select-readings';
import { createClient, problemOf, type TestClient } from './support/client';
import { change, insert, onEachEngine, testTenant, type TestRow } from './support/engines';
import { recorderOf } from './support/recorder';

const labels = ['Warehouse North', 'Warehouse South', 'Online Store', '100 % "Öl", it\'s\\_new'];
const levels = ['low', 'medium', 'high'];
const start = Date.parse('2026-11-01T00:00:00Z');

/** Many equal times, labels, levels and values: no row may be lost if a page ends between two equal rows. */
const rows: readonly TestRow[] = Array.from({ length: 240 }, (_, index) => ({
  time: new Date(start + Math.floor(index / 3) * 1_800_000).toISOString(),
  label: labels[index % labels.length] ?? '',
  level: levels[(index * 7) % 3] ?? '',
  value: ((index * 37) % 10) / 8 - 0.5,
}));

interface Plan {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Returns how often each scan of the readings in a plan ran. */
function scansOf(plan: Plan | undefined): number[] {
  if (!plan) return [];
  const own = plan['Relation Name']?.startsWith('readings') ? [plan['Actual Loops']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

const rank = (key: string, row: Reading): string | number =>
  key === 'level' ? levels.indexOf(row.level) : row[key as 'time' | 'label' | 'value'];

/** The documented order: by the key, then by time, then by id. */
function compareBy(sort: string) {
  const key = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a: Reading, b: Reading): number => {
    for (const name of [key, 'time', 'id'] as const) {
      const [left, right] = name === 'id' ? [a.id, b.id] : [rank(name, a), rank(name, b)];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  };
}

const summaryOfMonth = 'from=2026-10-01T00:00:00Z&to=2026-10-28T00:00:00Z&bucket=day&tz=UTC';

onEachEngine(({ name: engine, openMigrated }) => {
  let database: Database;
  let client: TestClient;
  let all: Reading[];

  beforeAll(async () => {
    database = await openMigrated();
    await insert(database, rows);
    all = (await createClient(database).list({ limit: '1000', sort: 'time' })).rows;
  });
  beforeEach(() => {
    client = createClient(database);
  });

  async function readAll(query: Record<string, string>, ...more: [string, string][]): Promise<Reading[]> {
    const found: Reading[] = [];
    let cursor: string | null = null;
    do {
      const page = await client.list([...Object.entries({ ...query, ...(cursor ? { cursor } : {}) }), ...more]);
      found.push(...page.rows);
      ({ nextCursor: cursor } = page);
    } while (cursor !== null);
    return found;
  }

  describe('a list of readings', () => {
    it('returns the newest readings first, 100 per page, with the total', async () => {
      const page = await client.list({});
      expect(page.total).toBe(240);
      expect(page.rows).toEqual(all.toSorted(compareBy('-time')).slice(0, 100));
    });

    it.each(['time', '-time', 'value', '-value', 'level', '-level', 'label', '-label'])(
      'contains every row once across all pages, sorted by %s',
      async (sort) => {
        expect(await readAll({ sort, limit: '17' })).toEqual(all.toSorted(compareBy(sort)));
      },
    );

    it.each(['Ж', '🌡'])('continues after the longest label of %s', async (character) => {
      const label = character.repeat(200);
      await insert(
        database,
        [1, 2].map((hour) => ({ time: `2026-01-01T0${hour}:00:00Z`, label, level: 'low', value: 1 })),
      );
      const query = { to: '2026-01-02T00:00:00Z', sort: '-label', limit: '1' };
      const first = await client.list(query);
      const second = await client.list({ ...query, cursor: first.nextCursor ?? '' });
      expect([first, second].map((page) => page.rows[0]?.time)).toEqual([
        '2026-01-01T02:00:00.000Z',
        '2026-01-01T01:00:00.000Z',
      ]);
      await change(database, 'delete from readings where label = $1', [label]);
    });

    it('ends without a cursor when the last page is full', async () => {
      const page = await client.list({ limit: '240' });
      expect([page.rows.length, page.nextCursor]).toEqual([240, null]);
    });

    it('includes the start of its range and excludes the end', async () => {
      const page = await client.list({ from: '2026-11-01T01:00:00+01:00', to: '2026-11-01T01:00:00Z', sort: 'time' });
      expect([...new Set(page.rows.map(({ time }) => time))]).toEqual([
        '2026-11-01T00:00:00.000Z',
        '2026-11-01T00:30:00.000Z',
      ]);
      expect(page.total).toBe(6);
    });

    // On Citus, the plan is the coordinator's.
    it.skipIf(engine === 'Citus').each(['-time', 'value', 'level', 'label'] as const)(
      'reads no rows for a search without matches, sorted by %s',
      async (sort) => {
        const [text, values] = pageStatement(testTenant, { filter: { q: 'zzz' }, sort, limit: 100 });
        const [row] = await asTenant(
          database,
          testTenant,
        )((transaction) =>
          transaction.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values),
        );
        expect(scansOf(row?.['QUERY PLAN'][0].Plan)).toEqual([0]);
      },
    );

    it('combines levels, a search and a range', async () => {
      const query = { level: 'low,high', q: 'WAREHOUSE', from: '2026-11-01T12:00:00Z' };
      const expected = all.filter(
        ({ level, label, time }) => level !== 'medium' && label.startsWith('Warehouse') && time >= '2026-11-01T12',
      );
      expect(await readAll({ ...query, limit: '9', sort: 'time' })).toEqual(expected);
      expect((await client.list(query)).total).toBe(expected.length);
    });

    it('returns only readings whose whole label is one of the given labels, on all pages', async () => {
      const wanted = [labels[3] ?? '', 'Online Store'];
      const pairs = wanted.map((one): [string, string] => ['label', one]);
      const found = await readAll({ sort: 'time', limit: '17' }, ...pairs);
      expect((await client.list(pairs)).total).toBe(120);
      expect(found).toEqual(all.filter(({ label }) => wanted.includes(label)));
      expect((await client.list({ label: 'Warehouse' })).total).toBe(0);
      expect((await client.list({ label: 'Online Store', q: 'warehouse' })).total).toBe(0);
      expect((await client.list({ label: '%' })).total).toBe(0);
    });

    it("repeats and skips nothing when readings are added between two pages, and keeps the first page's total", async () => {
      const first = await client.list({ limit: '10' });
      const newer = { time: '2026-12-01T00:00:00Z', label: 'Online Store', level: 'low', value: 1 };
      await insert(database, [newer]);
      const second = await client.list({ limit: '10', cursor: first.nextCursor ?? '' });
      await change(database, 'delete from readings where time = $1', [newer.time]);
      expect([...first.rows, ...second.rows]).toEqual(all.toSorted(compareBy('-time')).slice(0, 20));
      expect(second.total).toBe(240);
    });

    it('is empty if nothing matches', async () => {
      expect(await client.list({ q: 'nowhere' })).toMatchObject({ rows: [], total: 0, nextCursor: null });
    });
  });

  describe('a search', () => {
    it.each(['100 %', '"Öl"', "it's", '\\_new', '\\'])('matches %s literally', async (q) => {
      const page = await client.list({ q });
      expect([...new Set(page.rows.map(({ label }) => label))]).toEqual([labels[3]]);
    });

    it.each(['%', '_', "' or 1=1 --", "'; drop table readings; --", '$1'])(
      'finds only labels that contain %s',
      async (q) => {
        const expected = all.filter(({ label }) => label.includes(q)).length;
        expect((await client.list({ q })).total).toBe(expected);
        expect((await client.list({})).total).toBe(240);
      },
    );
  });

  describe('an invalid parameter', () => {
    it.each<[name: string, value: string, says: RegExp]>([
      ['q', 'a\u0000b', /Remove the control characters/],
      ['q', 'a'.repeat(101), /at most 100 characters/],
      ['from', '2026-11-01', /ISO 8601 time with a zone/],
      ['from', '2026-11-01T00:00:00', /ISO 8601 time with a zone/],
      ['from', '2026-02-30T00:00:00Z', /ISO 8601 time with a zone/],
      ['to', '9999-01-01T00:00:00Z', /between 1970 and 2199/],
      ['level', 'high,urgent', /Use one of high, medium, low/],
      ['level', '', /Use one of high, medium, low/],
      ['label', 'a\u0000b', /Remove the control characters/],
      ['label', 'a'.repeat(201), /at most 20 labels of at most 200 characters/],
      ['sort', 'id; drop table readings', /Use one of -time, time/],
      ['limit', '0', /whole number from 1 to 1000/],
      ['limit', '1001', /whole number from 1 to 1000/],
      ['limit', '1e2', /whole number from 1 to 1000/],
      ['offset', '10', /There is no such parameter/],
      ['cursor', 'nonsense', /nextCursor/],
      ['cursor', Buffer.from('{"id":1}').toString('base64url'), /nextCursor/],
    ])('%s=%s is rejected with a message that states what to change', async (name, value, says) => {
      const problem = await problemOf(
        await client.get(`/readings?${new URLSearchParams({ [name]: value }).toString()}`),
      );
      expect([problem.status, problem.title]).toEqual([400, 'Bad Request']);
      expect(problem.detail).toMatch(new RegExp(`^"${name}": `));
      expect(problem.detail).toMatch(says);
    });

    it('is rejected when it is sent twice, or when the range is reversed', async () => {
      expect(await problemOf(await client.get('/readings?q=a&q=b'))).toMatchObject({ detail: '"q": Send it once.' });
      const reversed = await client.get('/readings?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z');
      expect(await problemOf(reversed)).toMatchObject({ detail: '"from": Use a time before "to".' });
    });

    it('is rejected if it contains more labels than a filter accepts', async () => {
      const pairs = Array.from({ length: 21 }, (_, index): [string, string] => ['label', String(index)]);
      await expect(client.list(pairs)).rejects.toThrow(/at most 20 labels/);
      expect((await client.list(pairs.slice(1))).total).toBe(0);
    });

    it('is rejected if it is a cursor from another query', async () => {
      const { nextCursor } = await client.list({ limit: '10', level: 'high' });
      const cursor = nextCursor ?? '';
      await expect(client.list({ limit: '10', level: 'high', label: 'Online Store', cursor })).rejects.toThrow(
        /same parameters/,
      );
      await expect(client.list({ limit: '10', cursor })).rejects.toThrow(/with the same parameters/);
      await expect(client.list({ limit: '10', level: 'high', sort: 'value', cursor })).rejects.toThrow(
        /same parameters/,
      );
    });

    it.each([
      ['a level that does not exist', 'level', { key: "low' or 1=1" }],
      ['a label with NUL', 'label', { key: 'Online\0Store' }],
      ['a year 0', 'time', { time: '0000-01-01T00:00:00Z' }],
    ])('is rejected if it is a cursor with %s', async (_, sort, changes) => {
      const { nextCursor } = await client.list({ limit: '10', sort });
      const cursor = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...cursor, ...changes })).toString('base64url');
      await expect(client.list({ limit: '10', sort, cursor: forged })).rejects.toThrow(/nextCursor/);
    });
  });

  describe('an ETag', () => {
    it('is compared before the query runs', async () => {
      const { recorded, statements } = recorderOf(database);
      const takeTexts = (): string[] => {
        const texts = [...statements.keys()];
        statements.clear();
        return texts;
      };
      for (const path of ['/readings?limit=5', `/readings/summary?${summaryOfMonth}`]) {
        const etag = (await createClient(recorded).get(path)).headers.get('ETag') ?? '';
        const [first, ...others] = takeTexts();
        expect(others.length).toBeGreaterThan(1);
        expect((await createClient(recorded).get(path, { 'If-None-Match': etag })).status).toBe(304);
        expect(takeTexts()).toEqual([first, others[0]]);
      }
    });

    it('results in 304 while the data is unchanged, and in 200 after a change', async () => {
      const first = await client.get('/readings?limit=5');
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
      const later = createClient(database, { now: () => new Date('2030-01-01T00:00:00Z') });
      const same = await later.get('/readings?limit=5', { 'If-None-Match': `"other", ${etag}` });
      expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag]);

      await insert(database, [{ time: '2026-12-01T00:00:00Z', label: 'Online Store', level: 'low', value: 1 }]);
      const changed = await later.get('/readings?limit=5', { 'If-None-Match': etag });
      await change(database, 'delete from readings where time = $1', ['2026-12-01T00:00:00Z']);
      expect(changed.status).toBe(200);
    });
  });
});
