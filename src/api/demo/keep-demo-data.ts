import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Queryable } from '../database/database';
import { demoLabels, hourMs, readingsOfHour, type NewReading } from './generate';

export interface DemoDataOptions {
  /** The number of readings to keep. 100,000 are those of 13 months. */
  count: number;
  /** The time of the newest reading. @default now */
  now?: Date;
  /** The number of readings of one step, rounded up to whole hours. @default 2000 */
  batch?: number;
}

export interface KeepDemoDataOptions {
  count: number;
  onError: (error: unknown) => void;
}

/** The embedded database responds to no request while it inserts a batch: about 0.1 s. */
const batchSize = 2000;
/** The readings of the last six weeks. */
const firstBatchSize = 10_000;
const intervalMs = 60_000;

/**
 * Keeps `count` demo readings in the database, up to now. Resolves once the newest ones are there. Adds the older ones in the
 * background, and the new ones every minute. Returns the function that stops it.
 */
export async function keepDemoData(
  database: Database,
  { count, onError }: KeepDemoDataOptions,
): Promise<() => Promise<void>> {
  if (count === 0) return async () => {};
  await addDemoReadings(database, { count, batch: firstBatchSize });
  const stop = new AbortController();
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await fillDemoData(database, { count, signal: stop.signal });
      } catch (error) {
        onError(error);
      }
      await sleep(intervalMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}

/** Adds demo readings step by step until the data is complete or the signal aborts. Returns the number of readings that were added. */
export async function fillDemoData(
  database: Database,
  { signal, ...options }: DemoDataOptions & { signal?: AbortSignal },
): Promise<number> {
  let total = 0;
  for (;;) {
    if (signal?.aborted) break;
    const added = await addDemoReadings(database, options);
    if (added === 0) break;
    total += added;
    // The embedded database runs in this thread, and its promises resolve before the server reads a request.
    await nextTurn();
  }
  return total;
}

/**
 * Takes one step towards `count` demo readings up to now: adds the oldest of those since the newest reading, or, when there are
 * none, the newest of those before the oldest reading. Deletes what exceeds `count`. An interrupted sequence of steps leaves no
 * gap, and the next step continues it. Returns the number of readings that were added; 0 when the data is complete.
 */
export async function addDemoReadings(
  database: Database,
  { count, now = new Date(), batch = batchSize }: DemoDataOptions,
): Promise<number> {
  const { added, isFirst, isLast } = await database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ oldest: Date | null; newest: Date | null; total: number }>(
      'select min(time) as oldest, max(time) as newest, count(*) as total from readings',
    );
    const total = row?.total ?? 0;
    const wanted = Math.min(batch, count);
    const recent = row?.newest ? readingsBetween(row.newest, now, wanted) : [];
    const missing = Math.min(wanted, count - total);
    const readings =
      recent.length > 0 || missing <= 0 ? recent : readingsBefore(row?.oldest ?? new Date(now.getTime() + 1), missing);
    if (readings.length > 0) await insertReadings(transaction, readings);
    if (total + readings.length > count) {
      await transaction.query(
        'delete from readings where id in (select id from readings order by time desc, id desc offset $1)',
        [count],
      );
    }
    return { added: readings.length, isFirst: total === 0, isLast: total < count && total + readings.length >= count };
  });
  // So that the plans of the queries fit the table.
  if (isFirst || isLast) await database.run('vacuum analyze readings');
  return added;
}

/** The first readings after `start` and up to `end`, in the order of their times: those of whole hours, at least `wanted`. */
function readingsBetween(start: Date, end: Date, wanted: number): NewReading[] {
  const found: NewReading[] = [];
  const lastHour = Math.floor(end.getTime() / hourMs);
  for (let hour = Math.floor(start.getTime() / hourMs); hour <= lastHour && found.length < wanted; hour += 1)
    found.push(...readingsOfHour(hour).filter(({ time }) => time > start && time <= end));
  return found;
}

/** The last readings before `end`, in the order of their times: those of whole hours, at least `wanted`. */
function readingsBefore(end: Date, wanted: number): NewReading[] {
  const hours: NewReading[][] = [];
  let found = 0;
  for (let hour = Math.floor(end.getTime() / hourMs); found < wanted; hour -= 1) {
    const readings = readingsOfHour(hour).filter(({ time }) => time < end);
    hours.push(readings);
    found += readings.length;
  }
  return hours.toReversed().flat();
}

async function insertReadings(transaction: Queryable, readings: readonly NewReading[]): Promise<void> {
  await transaction.query('insert into sources (name) select unnest($1::text[]) on conflict do nothing', [demoLabels]);
  await transaction.query(
    `insert into readings (time, label, level, value)
     select time, label, level::reading_level, value
     from unnest($1::timestamptz[], $2::text[], $3::text[], $4::float8[]) as rows (time, label, level, value)`,
    [
      readings.map(({ time }) => time.toISOString()),
      readings.map(({ label }) => label),
      readings.map(({ level }) => level),
      readings.map(({ value }) => value),
    ],
  );
}
