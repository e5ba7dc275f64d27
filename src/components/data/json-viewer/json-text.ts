import { isBranch } from './json-lines';

/** The maximum number of characters displayed in an element and in a name, because a value may contain millions. */
const maxTextLength = 500;
const maxNameLength = 200;

/** Returns the first characters of a string, without splitting a surrogate pair at the end. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** The kind of a value, which determines its color. */
export type JsonKind = 'array' | 'object' | 'text' | 'number' | 'boolean' | 'none';

const kinds: Partial<Record<string, JsonKind>> = {
  string: 'text',
  number: 'number',
  bigint: 'number',
  boolean: 'boolean',
};

export function kindOf(value: unknown): JsonKind {
  if (isBranch(value)) return Array.isArray(value) ? 'array' : 'object';
  return kinds[typeof value] ?? 'none';
}

/** Returns the text of a value that is not an array or object, on one line. */
export function valueText(value: unknown, length = maxTextLength): string {
  // Line breaks and quotes remain escaped, as they are in JSON.
  return typeof value === 'string' ? JSON.stringify(cut(value, length)) : cut(String(value), length);
}

/** Returns the text of a key. An empty key is quoted so that it is visible. */
export const keyText = (key: number | string): string => (key === '' ? '""' : cut(String(key), maxTextLength));

/** Returns the accessible name of a line. */
export function nameOf(key: number | string | undefined, value: string, marks: readonly string[]): string {
  const node = key === undefined ? value : `${cut(keyText(key), maxNameLength)}: ${value}`;
  return [node, ...marks].join(', ');
}

/** Returns the text of a value for an accessible name. */
export const spokenText = (value: unknown): string => valueText(value, maxNameLength);
