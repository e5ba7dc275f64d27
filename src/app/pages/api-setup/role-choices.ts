import { type Column, type ColumnFacts, type ColumnType, maxWordLength } from '../../../rows/columns';
import type { RoleName } from '../../../rows/roles';

/** The names of the roles. */
export const roleLabels: Record<RoleName, string> = {
  time: 'Time',
  value: 'Value',
  group: 'Group by',
  label: 'Label',
  id: 'Id',
};

/** What values of a type are called in a sentence. */
export const typeWords: Record<ColumnType, { singular: string; plural: string }> = {
  text: { singular: 'text', plural: 'texts' },
  number: { singular: 'number', plural: 'numbers' },
  date: { singular: 'date', plural: 'dates' },
  boolean: { singular: 'yes or no', plural: 'yes or no' },
  link: { singular: 'link', plural: 'links' },
};

/** The types that a role cannot have: a text may be a date or a number for most rows. */
const refusedTypes: Record<RoleName, readonly ColumnType[]> = {
  time: ['boolean', 'link'],
  value: ['boolean', 'link', 'date'],
  group: ['link', 'date'],
  label: [],
  id: ['boolean'],
};

/** Returns whether a column can have a role. Groups and labels are names: a text of several sentences is none. */
export function canHaveRole(role: RoleName, { type }: Pick<Column, 'type'>, facts?: ColumnFacts): boolean {
  if (refusedTypes[role].includes(type)) return false;
  const isName = role === 'group' || role === 'label';
  const isLong =
    facts !== undefined && facts.words.length > 0 && facts.words.every((word) => word.length >= maxWordLength);
  return !(isName && isLong);
}
