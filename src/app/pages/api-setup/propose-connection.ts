import type { ColumnType } from '../../../rows/columns';
import { wordsOfPath } from '../../../rows/row-words';
import type { RoleName } from '../../../rows/roles';
import { proposeRows } from '../../../rows/settings';
import { type Connection, nameOfUrl } from '../../data/json-api/connection';
import type { TestResult } from './use-connection-test';
import { uniqueName } from '../../data/json-api/transfer';

/** Returns a name for a URL: its host and, if that name is taken, the last word of the path: “example.com orders”. */
export function proposeName(url: string, taken: readonly string[]): string {
  const host = nameOfUrl(url);
  if (!taken.includes(host)) return host;
  const word = wordsOfPath(url);
  return uniqueName(word === undefined ? host : `${host} ${word}`, new Set(taken));
}

/**
 * Returns the changes to make after a test: the proposal, unless there are already settings for the same rows.
 * @param taken the names of the other connections
 */
export function applyTest(draft: Connection, result: TestResult, taken: readonly string[]): Partial<Connection> {
  const { rows, described, pagesBy } = result;
  const isKnown = draft.columns.length > 0 && draft.rows === rows;
  return {
    ...(draft.name.trim() === '' ? { name: proposeName(draft.url, taken) } : {}),
    ...(isKnown ? {} : proposeRows(draft.url, rows, described)),
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

export const pageWords = { singular: 'page', plural: 'pages' };
