import { type Database, type Queryable } from '../database/database';
import { demoLabels, hourMs, readingsOfHour, type NewReading } from './generate';

export interface DemoDataOptions {
  /** The number of readings to keep. 100,000 are those of 13 months. */
  count: number;
  /** The time of the newest reading. @default now */
  now?: Date;
}

const rowsPerInsert = 10_000;

/**
 * Adds the demo readings since the newest one and deletes the oldest, so that the database always has `count` of them, up to
 * now. Returns the number of readings that were added.
 */
export async function updateDemoData(
  database: Database,
  { count, now = new Date() }: DemoDataOptions,
): Promise<number> {
  const [row] = await database.query<{ newest: Date | null }>('select max(time) as newest from readings');
  const newest = row?.newest ?? undefined;
  const readings = generate(count, now, newest);
  if (readings.length === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.query('insert into sources (name) select unnest($1::text[]) on conflict do nothing', [
      demoLabels,
    ]);
    await insertReadings(transaction, readings);
    await transaction.query(
      'delete from readings where id in (select id from readings order by time desc, id desc offset $1)',
      [count],
    );
  });
  // The first time, so that the plans of the queries fit the table.
  if (!newest) await database.run('vacuum analyze readings');
  return readings.length;
}

/** The last `count` readings up to `now`, and after `newest`, in the order of their times. */
function generate(count: number, now: Date, newest: Date | undefined): NewReading[] {
  const hours: NewReading[][] = [];
  const firstHour = newest ? Math.floor(newest.getTime() / hourMs) : -Infinity;
  let found = 0;
  for (let hour = Math.floor(now.getTime() / hourMs); hour >= firstHour && found < count; hour -= 1) {
    const readings = readingsOfHour(hour).filter(({ time }) => time <= now && (!newest || time > newest));
    hours.push(readings);
    found += readings.length;
  }
  return hours.toReversed().flat().slice(-count);
}

async function insertReadings(transaction: Queryable, readings: readonly NewReading[]): Promise<void> {
  for (let start = 0; start < readings.length; start += rowsPerInsert) {
    const rows = readings.slice(start, start + rowsPerInsert);
    await transaction.query(
      `insert into readings (time, label, level, value)
       select time, label, level::reading_level, value
       from unnest($1::timestamptz[], $2::text[], $3::text[], $4::float8[]) as rows (time, label, level, value)`,
      [
        rows.map(({ time }) => time.toISOString()),
        rows.map(({ label }) => label),
        rows.map(({ level }) => level),
        rows.map(({ value }) => value),
      ],
    );
  }
}
