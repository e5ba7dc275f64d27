import { beforeAll, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { asTenant } from '../../src/api/database/tenant';
import { demoLabels, hourMs, readingsOfHour } from '../../src/api/demo/generate';
import { type NewReading } from '../../src/api/readings/insert-readings';
import { addDemoReadings, demoTenant, ofAccount, fillDemoData, keepDemoData } from '../../src/api/demo/keep-demo-data';
import { type ReadingFilter, type Sort } from '../../src/api/readings/schemas';
import { pageStatement, selectPage } from '../../src/api/readings/select-readings';
import { insert, onEachEngine } from './support/engines';

const now = new Date('2026-11-22T12:34:56.789Z');
const nowHour = Math.floor(now.getTime() / hourMs);
const days = (count: number, density = 1): NewReading[] =>
  Array.from({ length: count * 24 }, (_, index) => readingsOfHour(nowHour - (nowHour % 24) - index, 0, density)).flat();

const countBy = (
  readings: readonly NewReading[],
  key: (reading: NewReading) => string | number,
): Map<string | number, number> =>
  readings.reduce(
    (counts, reading) => counts.set(key(reading), (counts.get(key(reading)) ?? 0) + 1),
    new Map<string | number, number>(),
  );

describe('the demo readings', () => {
  const year = days(364);

  it('are the same for the same hour', () => {
    expect(readingsOfHour(nowHour)).toEqual(readingsOfHour(nowHour));
    expect(readingsOfHour(nowHour)).not.toEqual(readingsOfHour(nowHour - 1));
  });

  it('consist of 100,000 rows over 13 months', () => {
    expect(Math.round(days(Math.round(13 * 30.4)).length / 10_000)).toBe(10);
  });

  it('of an account are those of two months of 31 days', () => {
    expect(days(62, ofAccount.density).length).toBeLessThan(ofAccount.count);
  });

  it('come from five sources, with values from 0 to 1 and three levels derived from the value', () => {
    expect(new Set(year.map(({ label }) => label))).toEqual(new Set(demoLabels));
    expect(demoLabels).toHaveLength(5);
    expect(year.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
    expect(
      year.every(({ value, level }) =>
        level === 'high' ? value >= 0.9 : level === 'medium' ? value >= 0.7 && value < 0.9 : value < 0.7,
      ),
    ).toBe(true);
    const levels = countBy(year, ({ level }) => level);
    for (const level of ['high', 'medium', 'low']) expect(levels.get(level)).toBeGreaterThan(year.length / 12);
  });
});

onEachEngine(({ name: engine, openMigrated }) => {
  let database: Database;
  /** Enough for Postgres to choose the same plans as for 100,000. */
  const demoCount = 25_000;
  const bounds = async () => {
    const [row] = await database.query<{ count: number; oldest: Date; newest: Date }>(
      'select count(*) as count, min(time) as oldest, max(time) as newest from readings',
    );
    if (!row) throw new Error('no row');
    return row;
  };

  beforeAll(async () => {
    database = await openMigrated();
    await fillDemoData(database, { tenant: demoTenant, count: demoCount, now });
  });

  describe('the demo data', () => {
    it('ends with the current hour', async () => {
      const { newest, ...filled } = await bounds();
      expect(filled.count).toBe(demoCount);
      expect(newest.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(newest.getTime()).toBeGreaterThan(now.getTime() - 2 * hourMs);
    });

    // On Citus, the plan is the coordinator's.
    it.skipIf(engine === 'Citus').each<[what: string, filter: ReadingFilter, sort: Sort]>([
      ['time', {}, '-time'],
      ['value', {}, 'value'],
      ['level', {}, '-level'],
      ['label', {}, 'label'],
      ['time, of one level', { level: ['low'] }, '-time'],
      ['value, of one level', { level: ['low'] }, '-value'],
      ['time, of one label', { q: 'legacy' }, '-time'],
    ])('is read by %s from an index, on the first page and on a later one', async (_, filter, sort) => {
      const options = { filter, sort, limit: 100 };
      const { end } = await asTenant(database, demoTenant)((transaction) => selectPage(transaction, options));
      for (const after of [undefined, end]) {
        const [text, values] = pageStatement(demoTenant, { ...options, after });
        const rows = await asTenant(
          database,
          demoTenant,
        )((transaction) =>
          transaction.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, values),
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        // The small sources table may be scanned.
        expect(plan).toMatch(/Index Scan (?:Backward )?using readings_\w+ on readings.*\n +Index Cond: \(+tenant = /);
        expect(plan).not.toMatch(/Seq Scan on readings|Sort/);
        const removed = Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0);
        expect(removed).toBeLessThan(demoCount / 20);
      }
    });

    it('adds readings since the newest one, and removes the same number of the oldest', async () => {
      expect(await fillDemoData(database, { tenant: demoTenant, count: demoCount, now })).toBe(0);
      const before = await bounds();
      const later = new Date(now.getTime() + 30 * 24 * hourMs);
      const added = await fillDemoData(database, { tenant: demoTenant, count: demoCount, now: later });
      const after = await bounds();
      expect(added).toBeGreaterThan(5000);
      expect(after.count).toBe(demoCount);
      expect(after.oldest.getTime()).toBeGreaterThan(before.oldest.getTime());
      expect(after.newest.getTime()).toBeGreaterThan(later.getTime() - 2 * hourMs);
    });
  });

  it('is visible only to its account if the account has no tenant, and is complete before its first response', async () => {
    database = await openMigrated();
    const { prepare, stop } = await keepDemoData(database, {
      count: 2500,
      onError: (error) => {
        throw error;
      },
    });
    const readTotals = () =>
      database.query<{ tenant: string; total: number; sum: number }>(
        'select tenant, count(*) as total, sum(value) as sum from readings group by tenant order by tenant',
      );
    await Promise.all([prepare('user:grace'), prepare('user:grace'), prepare('user:linus')]);
    expect((await readTotals()).map(({ tenant, total }) => [tenant, total])).toEqual([
      ['demo', 2500],
      ['user:grace', 2500],
      ['user:linus', 2500],
    ]);
    await stop();
    expect(new Set((await readTotals()).map(({ sum }) => sum)).size).toBe(3);
  });

  it('does not displace the readings that an account adds, however old they are', async () => {
    database = await openMigrated();
    const options = { tenant: 'user:grace', count: 300 };
    const own = Array.from({ length: 50 }, (_, index) => ({
      time: new Date(now.getTime() - (400 + index) * 24 * hourMs).toISOString(),
      label: demoLabels[0] ?? '',
      level: 'low',
      value: index,
    }));
    await fillDemoData(database, { ...options, now });
    await insert(database, own, options.tenant);
    const later = new Date(now.getTime() + 7 * 24 * hourMs);
    expect(await fillDemoData(database, { ...options, now: later })).toBeGreaterThan(200);
    const [row] = await database.query<{ total: number; own: number }>(
      'select count(*) as total, count(*) filter (where client_id is null) as own from readings',
    );
    expect(row).toEqual({ total: 350, own: 50 });
    // A tenant with only its own readings receives no demo readings.
    await insert(database, own, 'initech');
    expect(await fillDemoData(database, { tenant: 'initech', count: 300, now })).toBe(0);
  });

  it('contains no gaps, even after two interruptions and a week', async () => {
    const count = 5000;
    const weekBefore = new Date(now.getTime() - 7 * 24 * hourMs);
    database = await openMigrated();
    const times = async (): Promise<number[]> =>
      (await database.query<{ time: Date }>('select time from readings order by time')).map(({ time }) =>
        time.getTime(),
      );

    await addDemoReadings(database, { tenant: demoTenant, count, now: weekBefore, batch: 500 });
    await addDemoReadings(database, { tenant: demoTenant, count, now: weekBefore, batch: 500 });
    // The newest readings come first.
    expect((await times()).at(-1)).toBeGreaterThan(weekBefore.getTime() - 2 * hourMs);

    await addDemoReadings(database, { tenant: demoTenant, count, now, batch: 500 });
    await fillDemoData(database, { tenant: demoTenant, count, now, batch: 500 });
    const expected = Array.from({ length: 60 * 24 }, (_, index) =>
      readingsOfHour(nowHour - index).map(({ time }) => time.getTime()),
    )
      .flat()
      .filter((time) => time <= now.getTime())
      .toSorted((a, b) => a - b);
    expect(await times()).toEqual(expected.slice(-count));
  });
});
