import { setTimeout as sleep } from 'node:timers/promises';
import { isFailure, type Connection, type Database, type Queryable } from './database/database';
import { asTenant } from './database/tenant';
import { deleteReadingsBefore } from './readings/write-totals';

/** The number of months, besides the current one, for which partitions are created in advance. */
const monthsAhead = 3;

export interface MaintenanceOptions {
  /** The number of whole months of readings to keep, besides the current one. @default all */
  keepMonths?: number | undefined;
  /**
   * Whether to start partitioning by month. For a partitioned table, the next partitions are always created.
   * @default false
   */
  partitions?: boolean | undefined;
  /**
   * A past month with fewer readings remains in the default partition, because each partition slows down every query.
   * @default 10,000
   */
  minReadings?: number;
  /** @default the system clock */
  now?: Date;
}

/** The partitions that were created and dropped, and the readings moved from, or deleted in, the default partition. */
export interface Maintenance {
  created: string[];
  moved: number;
  dropped: string[];
  deleted: number;
}

/**
 * Deletes the readings and totals that are older than `keepMonths`. If the table is partitioned, creates partitions for
 * the coming months and for each month with many readings in the default partition. These readings are moved month by
 * month, each in its own transaction. Must be run by the owner of the tables.
 */
export function maintain(database: Database, options: MaintenanceOptions = {}): Promise<Maintenance> {
  const { keepMonths, partitions = false, minReadings = 10_000, now = new Date() } = options;
  return database.session(async (session) => {
    const old = keepMonths === undefined ? undefined : monthOf(now, -keepMonths);
    const { dropped, deleted } = old ? await deleteBefore(session, old) : { dropped: [], deleted: 0 };
    const created: string[] = [];
    let moved = 0;
    const existing = await partitionsOf(session);
    for (const month of partitions || existing.length > 1 ? await missingMonths(session, now, minReadings) : []) {
      if (existing.some(({ name }) => name === nameOf(month))) continue;
      moved += await session.transaction((transaction) => createPartition(transaction, month));
      created.push(nameOf(month));
    }
    // The deletions leave unused space behind, and query plans depend on the statistics.
    if (moved + deleted > 0) await session.run('vacuum analyze readings');
    return { created, moved, dropped, deleted };
  });
}

const monthOf = (date: Date, offset = 0): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset));

const nameOf = (month: Date): string => `readings_p${month.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** The partitions and the time at which each ends, which is null for the default partition. */
function partitionsOf(session: Queryable): Promise<{ name: string; end: Date | null }[]> {
  return session.query(
    `select oid::regclass::text as name, substring(pg_get_expr(relpartbound, oid) from $1)::timestamptz as end
     from pg_inherits join pg_class on oid = inhrelid where inhparent = 'readings'::regclass order by 1`,
    [String.raw`TO \('([^']+)'\)`],
  );
}

/**
 * The maximum time that a request waits for the locks of `lockTables`. It is shorter than the time after which Postgres
 * detects a deadlock and ends a request.
 */
const lockWaitMs = 700;
const lockPauseMs = 1500;
const lockAttempts = 40;

/**
 * Locks tables for the rest of a transaction. If requests hold one lock and wait for another, this function yields to
 * them and tries again.
 */
async function lockTables(transaction: Queryable, tables: string): Promise<void> {
  for (let attempt = 1; attempt <= lockAttempts; attempt += 1) {
    try {
      await transaction.run(`savepoint unlocked; set local statement_timeout = ${lockWaitMs}`);
      await transaction.run(`lock table ${tables} mode`);
      await transaction.run('set local statement_timeout = 0');
      return;
    } catch (error) {
      // A distributed Postgres (Citus) may have detected the deadlock on its own.
      if (!isFailure(error, 'QueryTimeoutError') && !isFailure(error, 'ConflictError')) throw error;
      await transaction.run('rollback to savepoint unlocked');
      await sleep(lockPauseMs);
    }
  }
  throw new Error('Requests used the tables all the time. Run the command again when there are fewer.');
}

const droppedPrefix = 'readings_dropped_';

/**
 * Deletes the readings before a month, together with their totals. Whole partitions are dropped. Only the first step
 * locks the readings, and only briefly. If a run is interrupted, a later run continues it.
 */
async function deleteBefore(session: Connection, month: Date): Promise<Pick<Maintenance, 'dropped' | 'deleted'>> {
  for (const { name, end } of await partitionsOf(session)) {
    if (end === null || end > month) continue;
    await session.transaction(async (transaction) => {
      await lockTables(transaction, 'sources, readings in access exclusive');
      const dropped = name.replace('readings_', droppedPrefix);
      await transaction.run(`alter table readings detach partition ${name}`);
      await transaction.run(`alter table ${name} rename to ${dropped}`);
    });
  }
  const detached = await session.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = current_schema::regnamespace and relkind = 'r' and starts_with(relname, $1) order by 1`,
    [droppedPrefix],
  );
  // Row-level security does not hide a partition's rows from the owner.
  const all = [...detached.map(({ name }) => name), `readings_default where time < '${month.toISOString()}'`];
  const tenants = await session.query<{ tenant: string }>(
    all.map((rows) => `select tenant from ${rows}`).join(' union '),
  );
  let deleted = 0;
  for (const { tenant } of tenants) {
    const inTenant = asTenant(session, tenant);
    deleted += await inTenant(async (transaction) => {
      await transaction.run('set local statement_timeout = 0');
      return deleteReadingsBefore(transaction, month);
    });
  }
  for (const { name } of detached) await session.run(`drop table ${name}`);
  return { dropped: detached.map(({ name }) => name.replace(droppedPrefix, 'readings_')), deleted };
}

/**
 * The months that need a partition, in UTC: those with many readings in the default partition, the current month and
 * the coming months.
 */
async function missingMonths(session: Queryable, now: Date, minReadings: number): Promise<Date[]> {
  const found = await session.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM-01') as month
     from (
       select date_trunc('month', time at time zone 'UTC') from readings_default group by 1 having count(*) >= $1
       union select generate_series($2::timestamp, $2::timestamp + interval '${monthsAhead} months', '1 month')
     ) as months (month) order by 1`,
    [minReadings, monthOf(now).toISOString()],
  );
  return found.map(({ month }) => new Date(month));
}

/** Creates the partition of a month and moves its readings there. Returns the number of moved readings. */
async function createPartition(transaction: Queryable, month: Date): Promise<number> {
  const name = nameOf(month);
  const [first, next] = [month.toISOString(), monthOf(month, 1).toISOString()];
  const ofMonth = `from readings_default where time >= '${first}' and time < '${next}'`;
  // While this lock is held, no other process can move or add readings.
  await lockTables(transaction, 'sources, readings_default in share row exclusive');
  await transaction.run(`
    create table ${name} (like readings including constraints);
    alter table ${name} enable row level security;
    insert into ${name} select * ${ofMonth};
    delete ${ofMonth};
  `);
  const [row] = await transaction.query<{ moved: number }>(`select count(*) as moved from ${name}`);
  await lockTables(transaction, 'sources, readings in access exclusive');
  // Postgres compares the labels with the sources as the owner, from whom the policy would hide all of them. The
  // statements run one by one, because a distributed Postgres (Citus) sends a script to its machines as one statement.
  await transaction.run('alter table sources no force row level security');
  await transaction.run(`alter table readings attach partition ${name} for values from ('${first}') to ('${next}')`);
  await transaction.run('alter table sources force row level security');
  return row?.moved ?? 0;
}
