import { type Level, type SortField } from '../contract';
import { type TenantTransaction } from '../database/tenant';
import { type Position } from './cursor';
import { type Reading, type ReadingFilter, type Sort } from './schemas';

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** A statement's bound values. */
export function createValues(): { list: unknown[]; bind: Bind } {
  const list: unknown[] = [];
  return { list, bind: (value) => `$${list.push(value)}` };
}

/** SQL types of the columns by which a page can be sorted. */
const columnTypes = { time: 'timestamptz', value: 'float8', level: 'smallint', label: 'text', id: 'bigint' } as const;

/** The numbers that represent the levels in the database, in order of quality. */
const levelNumbers: Readonly<Record<Level, number>> = { low: 1, medium: 2, high: 3 };

/** The SQL for a level's name. */
export const levelName = "(array['low', 'medium', 'high'])[level]";

export const levelNumber = (level: string): number => levelNumbers[level as Level];

/** The columns of a sort order. Each list, preceded by the tenant, matches an index and ends with a unique column. */
function sortedColumns(sort: Sort): [key: SortField, ...columns: (keyof typeof columnTypes)[]] {
  const key = sort.replace('-', '') as SortField;
  return key === 'time' ? [key, 'id'] : [key, 'time', 'id'];
}

/**
 * Searches the few sources instead of the many readings. No character of the text is a wildcard. Uppercase and
 * lowercase follow the database's locale, because the column's "C" collation only supports English letters.
 */
const matchingSources = (tenant: string, text: string): string =>
  `select name from sources
   where tenant = ${tenant} and position(lower(${text}) in lower(name collate "default")) > 0`;

/** The second condition does not depend on the row: if no source matches, Postgres does not read any readings. */
function searchConditions(tenant: string, text: string): string[] {
  const sources = matchingSources(tenant, text);
  return [`label = any(array(${sources}))`, `exists (${sources})`];
}

/** An index that begins with the level keeps its other columns in order only within a single level. */
const levelCondition = (level: readonly Level[], bind: Bind): string => {
  const numbers = level.map(levelNumber);
  return numbers.length === 1 ? `level = ${bind(numbers[0])}::smallint` : `level = any(${bind(numbers)}::smallint[])`;
};

/** The conditions for a tenant and a filter, with their values bound. `time` is the column compared with the range. */
export function conditionsOf(
  tenant: string,
  { from, to, level, label, q }: ReadingFilter,
  bind: Bind,
  time = 'time',
): string[] {
  const tenantValue = bind(tenant);
  return [
    `tenant = ${tenantValue}`,
    ...(from ? [`${time} >= ${bind(from.toISOString())}::timestamptz`] : []),
    ...(to ? [`${time} < ${bind(to.toISOString())}::timestamptz`] : []),
    ...(level ? [levelCondition(level, bind)] : []),
    ...(label ? [`label = any(${bind(label)}::text[])`] : []),
    ...(q ? searchConditions(tenantValue, bind(q)) : []),
  ];
}

export const whereClause = (conditions: readonly string[]): string => `where ${conditions.join(' and ')}`;

/** The SQL that formats a time as the response's ISO 8601 string so that the server does not have to convert times. */
export const isoText = (time: string): string => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export interface PageOptions {
  filter: ReadingFilter;
  sort: Sort;
  limit: number;
  /** The end of the previous page. */
  after?: Position | undefined;
  /** Whether to also select the clients' ids of the readings. @default false */
  hasClientIds?: boolean;
}

/** The columns of a reading in a response. */
export const readingColumns = `id, ${isoText('time')} as time, label, ${levelName} as level, value`;

/** The text of a statement and its values. */
export type Statement = [text: string, values: unknown[]];

/**
 * The statement for a page. It uses keyset pagination: it starts in the index right after the previous page, no matter
 * how far into the table that is, and rows added in the meantime do not shift anything.
 */
export function pageStatement(tenant: string, options: PageOptions): Statement {
  const { filter, sort, limit, after, hasClientIds } = options;
  const columns = sortedColumns(sort);
  const isDescending = sort.startsWith('-');
  const values = createValues();
  const conditions = conditionsOf(tenant, filter, values.bind);
  if (after) {
    const { key, time, id } = after;
    const position = { time, id, level: levelNumber(String(key)), label: key, value: key };
    const bound = columns.map((name) => `${values.bind(position[name])}::${columnTypes[name]}`);
    conditions.push(`(${columns.join(', ')}) ${isDescending ? '<' : '>'} (${bound.join(', ')})`);
  }
  // Without the table name, "time" would refer to the formatted text, which is not indexed.
  const order = columns.map((name) => `readings.${name} ${isDescending ? 'desc' : 'asc'}`).join(', ');
  const clientId = hasClientIds ? 'client_id as "clientId", ' : '';
  const text = `select ${clientId}${readingColumns} from readings ${whereClause(conditions)}
     order by ${order} limit ${values.bind(limit)}`;
  return [text, values.list];
}

export type SelectedReading = Reading & { clientId?: string | null };

/** A page and the position at which it ends, which is undefined for the last page. */
export interface Page {
  rows: SelectedReading[];
  end: Position | undefined;
}

export async function selectPage(transaction: TenantTransaction, options: PageOptions): Promise<Page> {
  const { limit, sort } = options;
  // Selecting one additional row shows whether there is another page.
  const statement = pageStatement(transaction.tenant, { ...options, limit: limit + 1 });
  const found = await transaction.query<SelectedReading>(...statement);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const [key] = sortedColumns(sort);
  return { rows, end: last && { key: key === 'time' ? undefined : last[key], time: last.time, id: last.id } };
}
