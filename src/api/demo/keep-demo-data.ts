import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { type Database } from '../database/database';
import { asTenant } from '../database/tenant';
import { insertReadings, type NewReading } from '../readings/insert-readings';
import { renewTotals } from '../readings/write-totals';
import { hourMs, readingsOfHour } from './generate';

export interface DemoDataOptions {
  tenant: string;
  /** The number of readings to keep. 100,000 readings cover 13 months. */
  count: number;
  /** The share of the usual number of readings in each hour. @default 1 */
  density?: number;
  /** The time of the newest reading. @default now */
  now?: Date;
  /** The number of readings per step, rounded up to whole hours. @default 15,000 */
  batch?: number;
}

export interface DemoData {
  /** Adds all readings of a tenant that has none. Each tenant receives different ones. */
  prepare: (tenant: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** The tenant of the demo account (scripts/emulator/accounts.json). */
export const demoTenant = 'demo';

/** The embedded database cannot respond to other requests while it inserts a batch. */
const batchSize = 500;
/** The number of readings of the demo account that are added before the server starts. */
const firstBatchSize = 15_000;
/**
 * Every other account has readings of two months at once, because its first dashboard compares this month with the last
 * one. They are sparse, so adding them neither delays the first response nor blocks the embedded database.
 */
export const ofAccount = { count: 3000, density: 0.15 };
const intervalMs = 60_000;
/** The server can respond to requests between two batches. */
const pauseMs = 50;
/** Older readings are added only after the first requests of a page that is opened on startup. */
const firstPauseMs = 5000;

/**
 * Keeps `count` demo readings of the demo account, up to now, in the database. Resolves once the newest ones have been
 * added. Older ones are added in the background. New ones are added every minute, including for other prepared tenants.
 */
export async function keepDemoData(
  database: Database,
  { count, onError }: { count: number; onError: (error: unknown) => void },
): Promise<DemoData> {
  if (count === 0) return { prepare: async () => {}, stop: async () => {} };
  const stop = new AbortController();
  const { signal } = stop;
  // Steps run one after another, because two transactions that add the same readings would wait for each other.
  const queue = new PQueue({ concurrency: 1 });
  const fill = (tenant: string, isFirst: boolean): Promise<number> => {
    const own = tenant === demoTenant ? { count } : { ...ofAccount, count: Math.min(count, ofAccount.count) };
    return fillDemoData(database, { tenant, batch: batchSize, ...own }, (step) =>
      queue.add(async () => (signal.aborted ? 0 : sleep(isFirst ? 0 : pauseMs, await step())), {
        priority: Number(isFirst),
      }),
    );
  };
  await addDemoReadings(database, { tenant: demoTenant, count });
  const prepared = new Map<string, Promise<unknown>>([[demoTenant, Promise.resolve()]]);
  const run = async (): Promise<void> => {
    for (let waitMs = firstPauseMs; !signal.aborted; waitMs = intervalMs) {
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      for (const tenant of prepared.keys()) await fill(tenant, false).catch(onError);
    }
  };
  const running = run();
  return {
    prepare: async (tenant) => {
      const first = prepared.get(tenant) ?? fill(tenant, true);
      prepared.set(tenant, first);
      await first.catch((error: unknown) => {
        prepared.delete(tenant);
        throw error;
      });
    },
    stop: async () => {
      stop.abort();
      await Promise.all([running, queue.onIdle()]);
    },
  };
}

/** Adds demo readings step by step until the data is complete. Returns the number of added readings. */
export async function fillDemoData(
  database: Database,
  options: DemoDataOptions,
  inTurn = (step: () => Promise<number>): Promise<number> => step(),
): Promise<number> {
  let total = 0;
  for (let added = 1; added > 0; total += added) added = await inTurn(() => addDemoReadings(database, options));
  return total;
}

/** The condition that matches demo readings. The id prefix "demo:" is a range in the id index. */
const ofDemo = `tenant = $1 and client_id >= 'demo:' and client_id < 'demo;'`;

/**
 * Takes one step toward `count` demo readings up to now: adds the oldest readings that are newer than the newest
 * existing one or, if there are none, the newest readings that are older than the oldest existing one. Readings in
 * excess of `count` are deleted. An interrupted sequence of steps does not leave a gap, and the next step continues it.
 * Returns the number of added readings, or 0 if the data is complete or the tenant has only readings of its own. Only
 * demo readings, which are recognized by their ids, are counted and deleted.
 */
export async function addDemoReadings(
  database: Database,
  { tenant, count, density, now = new Date(), batch = firstBatchSize }: DemoDataOptions,
): Promise<number> {
  const seed = tenant === demoTenant ? 0 : createHash('sha256').update(tenant).digest().readInt32LE();
  /** Returns the readings of whole hours from `start` on, in either direction, until there are at least `wanted`. */
  const readingsFrom = (start: Date, step: 1 | -1, wanted: number): NewReading[] => {
    const found: NewReading[] = [];
    const [first, last] = [start, now].map((time) => Math.floor(time.getTime() / hourMs)) as [number, number];
    for (let hour = first; hour <= last && found.length < wanted; hour += step) {
      const readings = readingsOfHour(hour, seed, density).map((one, index) => ({
        ...one,
        id: `demo:${hour}:${index}`,
      }));
      found.push(...readings.filter(({ time }) => time <= now && (step > 0 ? time > start : time < start)));
    }
    return found;
  };
  const inTenant = asTenant(database, tenant);
  const { added, isFirst, isLast } = await inTenant(async (transaction) => {
    const [row] = await transaction.query<{ oldest: Date | null; newest: Date | null; total: number; own: boolean }>(
      `select min(time) as oldest, max(time) as newest, count(*) as total,
         count(*) = 0 and exists (select from readings where tenant = $1) as own
       from readings where ${ofDemo}`,
      [tenant],
    );
    if (row?.own) return { added: 0, isFirst: false, isLast: false };
    const total = row?.total ?? 0;
    const recent = row?.newest ? readingsFrom(row.newest, 1, Math.min(batch, count)) : [];
    const older = readingsFrom(row?.oldest ?? new Date(now.getTime() + 1), -1, Math.min(batch, count - total));
    const readings = recent.length > 0 ? recent : older;
    if (readings.length > 0) await insertReadings(transaction, readings);
    if (total + readings.length > count) {
      const [deleted] = await transaction.query<{ oldest: Date; newest: Date }>(
        `with deleted as (
           delete from readings where ${ofDemo} and (time, id) <
             (select time, id from readings where ${ofDemo} order by time desc, id desc offset $2 limit 1)
           returning time
         )
         select min(time) as oldest, max(time) as newest from deleted`,
        [tenant, count - 1],
      );
      if (deleted) await renewTotals(transaction, deleted.oldest, deleted.newest);
    }
    return { added: readings.length, isFirst: total === 0, isLast: total < count && total + readings.length >= count };
  });
  // Updates the statistics so that query plans fit the table. The plans for a small tenant are always suitable.
  if (tenant === demoTenant && (isFirst || isLast)) await database.run('vacuum analyze readings');
  return added;
}
