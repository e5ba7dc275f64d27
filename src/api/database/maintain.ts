import { type Connection, type Database } from './database';

/** The months for which partitions exist before their readings arrive, besides the current one. */
const monthsAhead = 3;

export interface MaintenanceOptions {
  /** How many whole months of readings to keep besides the current one. @default all */
  keepMonths?: number | undefined;
  /** @default the system's clock */
  now?: Date;
}

export interface Maintenance {
  /** The partitions that were created. pg_partman names its own. */
  created: string[];
  /** The number of readings that were in the default partition. */
  moved: number;
  /** The partitions that were dropped with their readings. */
  dropped: string[];
}

/**
 * Creates the partitions of the coming months, and of each month whose readings are in the default partition, to which it moves them,
 * month by month, in a transaction each. Where pg_partman manages the table, leaves both to it. Drops the months that are older than
 * `keepMonths`. Needs the owner of the tables.
 */
export function maintainPartitions(database: Database, options: MaintenanceOptions = {}): Promise<Maintenance> {
  const { keepMonths, now = new Date() } = options;
  return database.session(async (session) => {
    const parent = await partmanParent(session);
    const made = await (parent === undefined ? maintainMonths(session, now) : maintainByPartman(session, parent));
    const dropped = keepMonths === undefined ? [] : await dropBefore(session, monthOf(now, -keepMonths));
    // The deletions leave their space, and the plans depend on the statistics.
    if (made.moved > 0) await session.run('vacuum analyze readings');
    return { ...made, dropped };
  });
}

type Made = Omit<Maintenance, 'dropped'>;

async function maintainMonths(session: Connection, now: Date): Promise<Made> {
  const created: string[] = [];
  let moved = 0;
  for (const month of await missingMonths(session, now)) {
    moved += await session.transaction((transaction) => createPartition(transaction, month));
    created.push(nameOf(month));
  }
  return { created, moved };
}

/** The name by which pg_partman manages the readings; undefined where it does not. */
async function partmanParent(session: Connection): Promise<string | undefined> {
  const [config] = await session.query<{ exists: boolean }>(
    "select to_regclass('partman.part_config') is not null as exists",
  );
  if (!config?.exists) return undefined;
  const [managed] = await session.query<{ parent: string }>(
    "select parent_table as parent from partman.part_config where parent_table::regclass = 'readings'::regclass",
  );
  return managed?.parent;
}

async function maintainByPartman(session: Connection, parent: string): Promise<Made> {
  await session.query('select partman.run_maintenance($1)', [parent]);
  let moved = 0;
  for (;;) {
    const [row] = await session.query<{ count: number }>('select partman.partition_data_time($1) as count', [parent]);
    if (!row?.count) return { created: [], moved };
    moved += row.count;
  }
}

/** Drops the partitions before a month, and the totals of their readings. Returns their names. */
async function dropBefore(session: Connection, month: Date): Promise<string[]> {
  const first = month.toISOString();
  return session.transaction(async (transaction) => {
    const rows = await transaction.query<{ name: string }>(
      `select oid::regclass::text as name from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'readings'::regclass
         and substring(pg_get_expr(relpartbound, oid) from $2)::timestamptz <= $1::timestamptz
       order by 1`,
      [first, String.raw`TO \('([^']+)'\)`],
    );
    const names = rows.map(({ name }) => name);
    if (names.length === 0) return [];
    const tables = ['reading_totals', 'reading_days', 'reading_versions'];
    const force = (how: string): string[] => tables.map((table) => `alter table ${table} ${how} row level security`);
    await transaction.run(
      [
        `drop table ${names.join(', ')}`,
        // The owner of the tables sees the rows of no tenant.
        ...force('no force'),
        `delete from reading_totals where start < '${first}'`,
        `delete from reading_days where start < '${first}'`,
        // The responses of every tenant may have changed.
        'update reading_versions set version = gen_random_uuid()',
        ...force('force'),
      ].join(';'),
    );
    return names;
  });
}

const monthOf = (date: Date, offset = 0): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset));

/** Named as pg_partman names them, so that it can take them over. */
const nameOf = (month: Date): string => `readings_p${month.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** The months without a partition that have readings or will have some soon, in UTC. */
async function missingMonths(session: Connection, now: Date): Promise<Date[]> {
  const found = await session.query<{ month: string }>(
    `select distinct to_char(time at time zone 'UTC', 'YYYY-MM-01') as month from readings_default`,
  );
  const months = [
    ...found.map(({ month }) => new Date(month)),
    ...Array.from({ length: monthsAhead + 1 }, (_, offset) => monthOf(now, offset)),
  ];
  const names = await session.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'readings'::regclass`,
  );
  const existing = new Set(names.map(({ name }) => name));
  return [...new Set(months.map((month) => month.getTime()))]
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time))
    .filter((month) => !existing.has(nameOf(month)));
}

/** Creates the partition of a month and moves its readings there. Returns their number. */
async function createPartition(transaction: Pick<Connection, 'run' | 'query'>, month: Date): Promise<number> {
  const name = nameOf(month);
  const [first, next] = [month.toISOString(), monthOf(month, 1).toISOString()];
  // Nobody else moves or adds readings meanwhile. The order of the tables is that of a transaction that adds readings.
  await transaction.run(`
    lock table sources, readings_default in share row exclusive mode;
    create table ${name} (like readings including constraints);
    alter table ${name} enable row level security;
  `);
  const [row] = await transaction.query<{ moved: number }>(
    `with moved as (
       delete from readings_default where time >= '${first}' and time < '${next}' returning *
     ), added as (insert into ${name} select * from moved returning 1)
     select count(*) as moved from added`,
  );
  await transaction.run(`alter table readings attach partition ${name} for values from ('${first}') to ('${next}')`);
  return row?.moved ?? 0;
}
