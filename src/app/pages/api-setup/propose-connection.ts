import { type Connection, defaultWords, type Words } from '../../data/connections/connection';
import type { TestResult } from '../../data/requests/test-connection';
import type { DescribedRows } from '../../data/rows/engine';
import { parsePointer } from '../../data/rows/json-pointer';
import { proposeGroupLevels } from '../../data/rows/level-words';
import { nameOfUrl } from '../../data/connections/address';

/** Names of lists that say nothing about their items. */
const generic = /^(?:data|items|results?|rows?|records?|values?|hits|list|entries|features|content|d|\*)$/i;

/** Returns what the place of the rows says about them: the rows at `/data/orders` are orders. */
function wordsOf(pointer: string, url: string): Pick<Words, 'singular' | 'plural'> {
  const path = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  const names = [...(parsePointer(pointer) ?? []).toReversed(), ...path.toReversed()];
  const plural = names.find(
    (name) => /^[a-z]{4,20}s$/i.test(name) && !/(?:ss|us|is)$/i.test(name) && !generic.test(name),
  );
  if (plural === undefined) return defaultWords;
  const word = plural.toLowerCase();
  return { plural: word, singular: word.replace(/ies$/, 'y').replace(/([^y])s$/, '$1') };
}

/** Returns the levels of the groups in a column whose words are known. */
export function levelsOfGroup({ columns }: DescribedRows, pointer: string | null): Connection['groupLevels'] {
  const facts = columns.find(({ column }) => column.pointer === pointer);
  return facts ? proposeGroupLevels(facts.words, facts.column.pointer) : [];
}

/** Returns the settings that fit the rows at a pointer: columns, their roles, the colors of the groups, and words. */
export function proposeRows(
  { url }: Pick<Connection, 'url'>,
  rows: string,
  described: DescribedRows,
): Pick<Connection, 'rows' | 'columns' | 'roles' | 'groupLevels' | 'words'> {
  const { columns, roles } = described;
  const value = columns.find(({ column }) => column.pointer === roles.value)?.column.name;
  return {
    rows,
    // Digits of an id are not grouped.
    columns: columns.map(({ column }) =>
      column.pointer === roles.id && column.type === 'number' ? { ...column, type: 'text' } : column,
    ),
    roles,
    groupLevels: levelsOfGroup(described, roles.group),
    words: { ...wordsOf(rows, url), value: value ?? defaultWords.value },
  };
}

/** Returns the changes after a test: the proposal, unless the user has settings for the same rows. */
export function applyTest(draft: Connection, result: TestResult, now = Date.now()): Partial<Connection> {
  const { rows, described, pagesBy } = result;
  const isKnown = draft.columns.length > 0 && draft.rows === rows;
  return {
    ...(draft.name.trim() === '' ? { name: nameOfUrl(draft.url) } : {}),
    ...(isKnown ? {} : proposeRows(draft, rows, described)),
    nextPage: pagesBy,
    lastTest: { at: now, rows: described.length },
  };
}
