import { type Column, type ColumnFacts, type ColumnType, maxWordLength } from './columns';
import type { DescribedRows } from './describe-rows';
import { type GroupLevel, proposeGroupLevels } from './level-words';
import {
  isUnique,
  namesByNumber,
  namesRow,
  noRoles,
  type RoleName,
  roleNames,
  type Roles,
  type RowSettings,
} from './roles';
import { wordsOfKind, wordsOfRows } from './row-words';
import { defaultWords, type Words } from './texts';

/** Returns the levels of those groups in a column whose words are known. */
function groupLevelsOf({ columns }: DescribedRows, pointer: string | null): GroupLevel[] {
  const facts = columns.find(({ column }) => column.pointer === pointer);
  return facts ? proposeGroupLevels(facts.words, facts.column.pointer) : [];
}

/** The grid shows the first columns: row names, such as titles, come first, and links come last. */
const rankOf = (facts: ColumnFacts): number =>
  namesRow(facts) && isUnique(facts) ? 0 : facts.column.type === 'link' ? 2 : 1;

interface ProposedRows extends RowSettings {
  /** The pointer to the rows. */
  rows: string;
  groupLevels: readonly GroupLevel[];
  words: Words;
}

/**
 * Returns settings for the rows at a pointer.
 * @param url the address, whose path may indicate what the rows are
 */
export function proposeRows(url: string, rows: string, described: DescribedRows): ProposedRows {
  const { columns, roles, measure, kind } = described;
  const value = columns.find(({ column }) => column.pointer === roles.value)?.column.name;
  return {
    rows,
    // The digits of ids are not grouped.
    columns: columns
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((facts) =>
        namesByNumber(facts) || (facts.column.pointer === roles.id && facts.column.type === 'number')
          ? { ...facts.column, type: 'text' }
          : facts.column,
      ),
    roles,
    measure,
    groupLevels: groupLevelsOf(described, roles.group),
    words: {
      ...defaultWords,
      ...(kind === null ? wordsOfRows(rows, url) : wordsOfKind(kind)),
      value: value ?? defaultWords.value,
    },
  };
}

type Named = Pick<ProposedRows, 'roles' | 'columns' | 'words'>;

/** Returns the words with the name of a different value column, unless the user has changed that word. */
function wordsOfValue({ roles, columns, words }: Named, value: string | null): Words {
  const nameOf = (pointer: string | null): string =>
    columns.find((column) => column.pointer === pointer)?.name ?? defaultWords.value;
  return words.value === nameOf(roles.value) ? { ...words, value: nameOf(value) } : words;
}

/** Returns the changes that set or remove a column's role. Each column has at most one role. */
export function withRole(
  { roles, ...named }: Named,
  pointer: string,
  role: RoleName | null,
  described: DescribedRows | null,
): Partial<ProposedRows> {
  const freed = Object.fromEntries(roleNames.map((name) => [name, roles[name] === pointer ? null : roles[name]]));
  const changed: Roles = { ...noRoles, ...freed, ...(role === null ? {} : { [role]: pointer }) };
  // The levels belong to the previous group column.
  const levels =
    changed.group === roles.group ? {} : described && { groupLevels: groupLevelsOf(described, changed.group) };
  return { roles: changed, words: wordsOfValue({ roles, ...named }, changed.value), ...levels };
}

/** Returns the changes that assign a role to another column, or to none. */
export function withColumn(
  draft: Named,
  role: RoleName,
  pointer: string | null,
  described: DescribedRows | null,
): Partial<ProposedRows> {
  const column = pointer ?? draft.roles[role];
  return column === null ? {} : withRole(draft, column, pointer === null ? null : role, described);
}

/** The types that a role cannot use. Text is allowed for time and value, because most of it may be dates or numbers. */
const refusedTypes: Record<RoleName, readonly ColumnType[]> = {
  time: ['boolean', 'link'],
  value: ['boolean', 'link', 'date'],
  group: ['link', 'date'],
  label: [],
  id: ['boolean'],
};

/** Returns whether a column can have a role. Long text cannot be a group or label. */
export function canHaveRole(role: RoleName, { type }: Pick<Column, 'type'>, facts?: ColumnFacts): boolean {
  if (refusedTypes[role].includes(type)) return false;
  const isName = role === 'group' || role === 'label';
  const isLong =
    facts !== undefined && facts.words.length > 0 && facts.words.every((word) => word.length >= maxWordLength);
  return !(isName && isLong);
}

/** Returns the columns that can have a role, and the one that currently has it. */
export function columnsForRole(
  role: RoleName,
  { columns, roles }: RowSettings,
  described: DescribedRows | null,
): Column[] {
  return columns.filter((column) => {
    const known = described?.columns.find((facts) => facts.column.pointer === column.pointer);
    return column.pointer === roles[role] || canHaveRole(role, column, known);
  });
}
