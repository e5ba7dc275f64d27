import { formatPointer, valueAt } from './json-pointer';
import { parseText } from './parse-values';

/** A row as the API sends it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An array of objects in a response. */
export interface FoundArray {
  /** The JSON Pointer of the array. */
  pointer: string;
  length: number;
  /** The JSON Pointers of its columns, relative to a row. */
  columns: readonly string[];
  /** The first rows. */
  sample: readonly JsonObject[];
}

/** How many rows of an array are inspected. */
export const sampleSize = 500;
/** How deep arrays and columns are searched. */
const maxDepth = 5;
const maxArrays = 20;
const maxColumns = 60;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every array of objects in a document, the longest first. Arrays inside of rows are not searched. */
export function findArrays(document: unknown): FoundArray[] {
  const found: FoundArray[] = [];
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (Array.isArray(value)) {
      const sample = value.slice(0, sampleSize).filter(isObject);
      if (sample.length === 0) return;
      found.push({ pointer: formatPointer(keys), length: value.length, columns: findColumns(sample), sample });
    } else if (isObject(value) && keys.length < maxDepth) {
      for (const [key, child] of Object.entries(value)) visit(child, [...keys, key]);
    }
  };
  visit(document, []);
  return found.toSorted((a, b) => b.length - a.length).slice(0, maxArrays);
}

/** Returns the pointers of all plain values in the rows, in the order in which they appear. */
function findColumns(rows: readonly JsonObject[]): string[] {
  const columns = new Set<string>();
  const visit = (object: JsonObject, keys: readonly string[]): void => {
    for (const [key, value] of Object.entries(object)) {
      const path = [...keys, key];
      if (isObject(value)) {
        if (path.length < maxDepth) visit(value, path);
      } else if (Array.isArray(value)) {
        // Coordinates of GeoJSON and the like.
        for (const index of value.slice(0, 3).keys()) {
          if (!isObject(value[index]) && !Array.isArray(value[index]))
            columns.add(formatPointer([...path, `${index}`]));
        }
      } else {
        columns.add(formatPointer(path));
      }
      if (columns.size >= maxColumns) return;
    }
  };
  for (const row of rows.slice(0, 50)) visit(row, []);
  return [...columns].slice(0, maxColumns);
}

/** Returns the distinct values of a column as texts, the most frequent first. */
export function distinctTexts(rows: readonly JsonObject[], keys: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueAt(row, keys);
    const text = parseText(value).trim();
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([text]) => text);
}
