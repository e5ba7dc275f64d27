import type { DescribedRows } from '../../../rows/describe-rows';
import { type Column, type ColumnFacts, type ColumnType, maxWordLength } from '../../../rows/columns';
import { proposeGroupLevels } from '../../../rows/level-words';
import { wordsOfKind, wordsOfPath, wordsOfRows } from '../../../rows/row-words';
import { isUnique, namesByNumber, namesRow, noRoles, type RoleName, roleNames } from '../../../rows/roles';
import { type Connection, defaultWords, nameOfUrl, type Words } from '../../data/json-api/connection';
import type { TestResult } from './use-connection-test';
import { uniqueName } from '../../data/json-api/transfer';

/** Returns a name for a URL: its host, and if it is taken, also the last word of the path: “example.com orders”. */
export function proposeName(url: string, taken: readonly string[]): string {
  const host = nameOfUrl(url);
  if (!taken.includes(host)) return host;
  const word = wordsOfPath(url);
  return uniqueName(word === undefined ? host : `${host} ${word}`, new Set(taken));
}

/** Returns the levels of a column's groups with known words. */
function levelsOfGroup({ columns }: DescribedRows, pointer: string | null): Connection['groupLevels'] {
  const facts = columns.find(({ column }) => column.pointer === pointer);
  return facts ? proposeGroupLevels(facts.words, facts.column.pointer) : [];
}

/** The grid shows the first columns: row names, such as titles, come first, links last. */
const rankOf = (facts: ColumnFacts): number =>
  namesRow(facts) && isUnique(facts) ? 0 : facts.column.type === 'link' ? 2 : 1;

/** Returns settings for the rows at a pointer: columns, roles, group levels and words. */
export function proposeRows(
  { url }: Pick<Connection, 'url'>,
  rows: string,
  described: DescribedRows,
): Pick<Connection, 'rows' | 'columns' | 'roles' | 'measure' | 'groupLevels' | 'words'> {
  const { columns, roles, measure, kind } = described;
  const value = columns.find(({ column }) => column.pointer === roles.value)?.column.name;
  return {
    rows,
    // An id's digits are not grouped.
    columns: columns
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((facts) =>
        namesByNumber(facts) || (facts.column.pointer === roles.id && facts.column.type === 'number')
          ? { ...facts.column, type: 'text' }
          : facts.column,
      ),
    roles,
    measure,
    groupLevels: levelsOfGroup(described, roles.group),
    words: {
      ...defaultWords,
      ...(kind === null ? wordsOfRows(rows, url) : wordsOfKind(kind)),
      value: value ?? defaultWords.value,
    },
  };
}

type Named = Pick<Connection, 'roles' | 'columns' | 'words'>;

/** Returns the words with the name of another value column, unless the user has changed it. */
function wordsOfValue({ roles, columns, words }: Named, value: string | null): Words {
  const nameOf = (pointer: string | null): string =>
    columns.find((column) => column.pointer === pointer)?.name ?? defaultWords.value;
  return words.value === nameOf(roles.value) ? { ...words, value: nameOf(value) } : words;
}

/** Returns the changes that set or remove a column's role. A column has at most one. */
export function withRole(
  { roles, ...named }: Named,
  pointer: string,
  role: RoleName | null,
  described: DescribedRows | null,
): Partial<Connection> {
  const freed = Object.fromEntries(roleNames.map((name) => [name, roles[name] === pointer ? null : roles[name]]));
  const changed: Connection['roles'] = { ...noRoles, ...freed, ...(role === null ? {} : { [role]: pointer }) };
  // The levels belong to the previous group column.
  const levels =
    changed.group === roles.group ? {} : described && { groupLevels: levelsOfGroup(described, changed.group) };
  return { roles: changed, words: wordsOfValue({ roles, ...named }, changed.value), ...levels };
}

/** Returns the changes that give a role to another column, or to none. */
export function withColumn(
  draft: Named,
  role: RoleName,
  pointer: string | null,
  described: DescribedRows | null,
): Partial<Connection> {
  const column = pointer ?? draft.roles[role];
  return column === null ? {} : withRole(draft, column, pointer === null ? null : role, described);
}

/**
 * Returns the changes after a test: the proposal, unless there are settings for the same rows.
 * @param taken the other connections' names
 */
export function applyTest(draft: Connection, result: TestResult, taken: readonly string[]): Partial<Connection> {
  const { rows, described, pagesBy } = result;
  const isKnown = draft.columns.length > 0 && draft.rows === rows;
  return {
    ...(draft.name.trim() === '' ? { name: proposeName(draft.url, taken) } : {}),
    ...(isKnown ? {} : proposeRows(draft, rows, described)),
    nextPage: pagesBy,
  };
}

export const roleLabels: Record<RoleName, string> = {
  time: 'Time',
  value: 'Value',
  group: 'Group by',
  label: 'Label',
  id: 'Id',
};

export const typeWords: Record<ColumnType, { singular: string; plural: string }> = {
  text: { singular: 'text', plural: 'texts' },
  number: { singular: 'number', plural: 'numbers' },
  date: { singular: 'date', plural: 'dates' },
  boolean: { singular: 'yes or no', plural: 'yes or no' },
  link: { singular: 'link', plural: 'links' },
};

/** The types that a role cannot have. Text is allowed for time and value, because most rows may have dates or numbers. */
const refusedTypes: Record<RoleName, readonly ColumnType[]> = {
  time: ['boolean', 'link'],
  value: ['boolean', 'link', 'date'],
  group: ['link', 'date'],
  label: [],
  id: ['boolean'],
};

/** Returns whether a column can have a role. Long texts cannot be groups or labels. */
export function canHaveRole(role: RoleName, { type }: Pick<Column, 'type'>, facts?: ColumnFacts): boolean {
  if (refusedTypes[role].includes(type)) return false;
  const isName = role === 'group' || role === 'label';
  const isLong =
    facts !== undefined && facts.words.length > 0 && facts.words.every((word) => word.length >= maxWordLength);
  return !(isName && isLong);
}

/** Returns the columns that can have a role, and the one that has it. */
export function columnsForRole(
  role: RoleName,
  { columns, roles }: Pick<Connection, 'columns' | 'roles'>,
  described: DescribedRows | null,
): Column[] {
  return columns.filter((column) => {
    const known = described?.columns.find((facts) => facts.column.pointer === column.pointer);
    return column.pointer === roles[role] || canHaveRole(role, column, known);
  });
}
