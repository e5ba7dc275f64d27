import type { Connection } from '../../data/connections/connection';
import { distinctTexts, type FoundArray } from '../../data/rows/inspect';
import { parsePointer } from '../../data/rows/json-pointer';
import { proposeLevels } from '../../data/rows/level-words';
import { type MappingProposal, proposeMapping } from '../../data/rows/propose-mapping';
import type { LevelWord, Mapping } from '../../data/rows/reading';

/** More words than this are no levels. */
const maxWords = 20;

/** Returns the array that the connection reads, or the longest one. */
export function selectedArray(
  { rows }: Pick<Connection, 'rows'>,
  arrays: readonly FoundArray[],
): FoundArray | undefined {
  return arrays.find(({ pointer }) => pointer === rows);
}

/** Returns the level table for a column of the found rows; words that the user has set keep their level. */
export function levelsOfColumn(array: FoundArray, column: string, chosen: readonly LevelWord[] = []): LevelWord[] {
  const keys = parsePointer(column);
  return keys === null || column === '' ? [] : proposeLevels(distinctTexts(array.sample, keys, maxWords), chosen);
}

const toMapping = (proposal: MappingProposal): Mapping => ({
  time: proposal.time.column ?? '',
  value: proposal.value.column ?? '',
  level: proposal.level.column ?? '',
  id: proposal.id.column,
  label: proposal.label.column,
});

/** Returns the settings that fit the found arrays: the rows, the columns and the levels. */
export function proposeConnection(
  connection: Connection,
  arrays: readonly FoundArray[],
): Pick<Connection, 'rows' | 'mapping' | 'levelWords'> {
  const array = selectedArray(connection, arrays) ?? arrays[0];
  if (array === undefined) return connection;
  const mapping = toMapping(proposeMapping(array));
  return { rows: array.pointer, mapping, levelWords: levelsOfColumn(array, mapping.level) };
}
