import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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

export interface KeepDemoDataOptions {
  count: number;
  onError: (error: unknown) => void;
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
export async function keepDemoData(database: Database, { count, onError }: KeepDemoDataOptions): Promise<DemoData> {
  if (count === 0) return { prepare: async () => {}, stop: async () => {} };
  const prepared = new Map<string, Promise<unknown>>();
  const stop = new AbortController();
  const { signal } = stop;
  let last: Promise<unknown> = Promise.resolve();
  const optionsOf = (tenant: string): DemoDataOptions => ({
    tenant,
    batch: batchSize,
    ...(tenant === demoTenant ? { count } : { ...ofAccount, count: Math.min(count, ofAccount.count) }),
  });
  const prepare = async (tenant: string): Promise<void> => {
    const options = optionsOf(tenant);
    // Process one account after another, so that the server can respond to requests in between.
    const add = () =>
      tenant === demoTenant
        ? addDemoReadings(database, { ...options, batch: firstBatchSize })
        : fillDemoData(database, { ...options, signal });
    const first = prepared.get(tenant) ?? last.then(() => sleep(pauseMs)).then(add);
    last = first.catch(() => undefined);
    prepared.set(tenant, first);
    await first.catch((error: unknown) => {
      prepared.delete(tenant);
      throw error;
    });
  };
  await prepare(demoTenant);
  const run = async (): Promise<void> => {
    for (let waitMs = firstPauseMs; !signal.aborted; waitMs = intervalMs) {
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      for (const [tenant, first] of prepared) {
        try {
          // Two transactions that add the same readings would wait for each other.
          await first;
          await fillDemoData(database, { ...optionsOf(tenant), signal, pauseMs });
        } catch (error) {
          onError(error);
        }
      }
    }
  };
  const running = run();
  return {
    prepare,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

/**
 * Adds demo readings step by step until the data is complete or the signal is aborted. Returns the number of added
 * readings.
 */
export async function fillDemoData(
  database: Database,
  { signal, pauseMs: waitMs = 0, ...options }: DemoDataOptions & { signal?: AbortSignal; pauseMs?: number },
): Promise<number> {
  let total = 0;
  for (;;) {
    if (signal?.aborted) break;
    const added = await addDemoReadings(database, options);
    if (added === 0) break;
    total += added;
    // The embedded database runs in this thread, so its promises would resolve before the server could read a request.
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
  return total;
}

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
  const ofHour = (hour: number): NewReading[] =>
    readingsOfHour(hour, seed, density).map((reading, index) => ({ ...reading, id: `demo:${hour}:${index}` }));
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
    const wanted = Math.min(batch, count);
    const recent = row?.newest ? readingsBetween(ofHour, row.newest, now, wanted) : [];
    const missing = Math.min(wanted, count - total);
    const readings =
      recent.length > 0 || missing <= 0
        ? recent
        : readingsBefore(ofHour, row?.oldest ?? new Date(now.getTime() + 1), missing);
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

/** The condition that matches demo readings. The id prefix "demo:" is a range in the id index. */
const ofDemo = `tenant = $1 and client_id >= 'demo:' and client_id < 'demo;'`;

type OfHour = (hour: number) => NewReading[];

/**
 * The first readings after `start` and up to `end`, in chronological order. Whole hours are added until there are at
 * least `wanted`.
 */
function readingsBetween(ofHour: OfHour, start: Date, end: Date, wanted: number): NewReading[] {
  const found: NewReading[] = [];
  const lastHour = Math.floor(end.getTime() / hourMs);
  for (let hour = Math.floor(start.getTime() / hourMs); hour <= lastHour && found.length < wanted; hour += 1)
    found.push(...ofHour(hour).filter(({ time }) => time > start && time <= end));
  return found;
}

/** The last readings before `end`, in chronological order. Whole hours are added until there are at least `wanted`. */
function readingsBefore(ofHour: OfHour, end: Date, wanted: number): NewReading[] {
  const hours: NewReading[][] = [];
  let found = 0;
  for (let hour = Math.floor(end.getTime() / hourMs); found < wanted; hour -= 1) {
    const readings = ofHour(hour).filter(({ time }) => time < end);
    hours.push(readings);
    found += readings.length;
  }
  return hours.toReversed().flat();
}
