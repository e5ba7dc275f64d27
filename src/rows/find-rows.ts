import { formatPointer, valueAt } from './json-pointer';

/** A row as the API sends it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A part of a response that can be read as rows. */
export interface RowSet {
  /** The JSON Pointer of the rows. Its key `*` stands for each item of an array: `valueAt` has no such key. */
  pointer: string;
  length: number;
  /** The first rows. */
  sample: readonly JsonObject[];
}

/** How many rows of a set are inspected. */
export const sampleSize = 500;
/** How deep a response is searched for rows. */
const maxDepth = 5;
const maxSets = 20;
const wildcard = '*';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the items of an array by their position: `[time, value]` is a row with the columns `0` and `1`. */
const byPosition = (items: readonly unknown[]): JsonObject => Object.fromEntries(items.entries());

/** Returns the lists of an object of columns, such as `{ time: […], temperature: […] }`, when they have one length. */
function columnLists(object: JsonObject): [name: string, values: readonly unknown[]][] | null {
  const lists = Object.entries(object).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const length = lists[0]?.[1].length ?? 0;
  const isTable = lists.length > 1 && length > 1 && lists.every(([, { length: other }]) => other === length);
  return isTable && lists.every(([, values]) => !values.some((value) => typeof value === 'object' && value !== null))
    ? lists
    : null;
}

/** Returns the entries of an object whose values are alike, such as `{ berlin: { … }, paris: { … }, rome: { … } }`. */
function keyedRows(object: JsonObject): [key: string, row: JsonObject][] | null {
  const entries = Object.entries(object);
  const isKeyed = entries.length > 2 && entries.every((entry): entry is [string, JsonObject] => isObject(entry[1]));
  if (!isKeyed) return null;
  const first = new Set(Object.keys(entries[0]?.[1] ?? {}));
  const isAlike = (row: JsonObject): boolean => {
    const names = Object.keys(row);
    return names.length > 0 && names.filter((name) => first.has(name)).length * 2 >= names.length;
  };
  return entries.every(([, row]) => isAlike(row)) ? entries : null;
}

/**
 * Reads a value as rows: an array of objects, of arrays or of plain values, an object of columns with one length, or an object
 * of objects that are alike, whose keys become the column `key`. Returns null for anything else.
 */
export function toRows(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) {
    const first: unknown = value.find((item) => item !== null);
    if (Array.isArray(first)) return value.map((item: unknown) => (Array.isArray(item) ? byPosition(item) : item));
    if (first === undefined || isObject(first)) return value;
    return value.map((item: unknown) => (typeof item === 'object' ? item : { value: item }));
  }
  if (!isObject(value)) return null;
  const lists = columnLists(value);
  if (lists) {
    const length = lists[0]?.[1].length ?? 0;
    return Array.from({ length }, (_, index) => Object.fromEntries(lists.map(([name, list]) => [name, list[index]])));
  }
  return keyedRows(value)?.map(([key, row]) => ({ key, ...row })) ?? null;
}

/**
 * Returns the rows at a path of keys, or null where there are none. A row of a nested list has the other fields of the item
 * that contains it.
 */
export function rowsAt(document: unknown, keys: readonly string[]): readonly unknown[] | null {
  let value = document;
  for (const [at, key] of keys.entries()) {
    // Only an array has items: `*` is a plain key of an object.
    if (key === wildcard && Array.isArray(value)) return nestedRows(value, keys.slice(at + 1));
    value = valueAt(value, [key]);
  }
  return toRows(value);
}

function nestedRows(items: readonly unknown[], [name = '', ...rest]: readonly string[]): unknown[] {
  return items.flatMap((item) => {
    if (!isObject(item)) return [item];
    const { [name]: nested, ...fields } = item;
    const rows = rowsAt(nested, rest) ?? [];
    return rows.map((row) => (isObject(row) ? { ...fields, ...row } : row));
  });
}

interface Candidate extends RowSet {
  /** Lists of plain values and objects of objects may be something else; the others come first. */
  isLikely: boolean;
}

/** Returns every part of a document that can be read as rows, the one that most probably is the data first. */
export function findRowSets(document: unknown): RowSet[] {
  const found: Candidate[] = [];
  const add = (keys: readonly string[], value: unknown, isLikely: boolean): void => {
    const rows = keys.includes(wildcard) ? rowsAt(document, keys) : toRows(value);
    const sample = rows?.slice(0, sampleSize).filter(isObject) ?? [];
    if (rows && sample.length > 0) found.push({ pointer: formatPointer(keys), length: rows.length, sample, isLikely });
  };
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (Array.isArray(value)) {
      const first: unknown = value.find((item) => item !== null);
      add(keys, value, typeof first === 'object');
      if (!isObject(first)) return;
      for (const [name, nested] of Object.entries(first)) {
        // Series of points, as monitoring systems send them. Other lists inside of rows belong to their row.
        if (Array.isArray(nested) && Array.isArray(nested[0])) add([...keys, wildcard, name], nested, true);
      }
    } else if (isObject(value) && keys.length < maxDepth) {
      if (columnLists(value)) add(keys, value, true);
      else {
        add(keys, value, false);
        for (const [key, child] of Object.entries(value)) visit(child, [...keys, key]);
      }
    }
  };
  visit(document, []);
  return found
    .toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely) || b.length - a.length)
    .slice(0, maxSets)
    .map(({ isLikely: _isLikely, ...set }) => set);
}
