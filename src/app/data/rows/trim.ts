import { formatPointer } from './json-pointer';

/** A response that is small enough to be displayed and to be sent between threads. */
export interface TrimmedDocument {
  value: unknown;
  /** The number of items that were left out, by the JSON Pointer of their array or object. */
  omitted: Readonly<Record<string, number>>;
}

const maxItems = 100;
const maxDepth = 12;
const maxTextLength = 500;

/** Returns the first part of a document: 100 items of each list, 12 levels, and 500 characters of each text. */
export function trimDocument(document: unknown): TrimmedDocument {
  const omitted: Record<string, number> = {};
  const visit = (value: unknown, keys: readonly string[]): unknown => {
    if (typeof value === 'string') return value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;
    if (typeof value !== 'object' || value === null) return value;
    const names = Array.isArray(value) ? null : Object.keys(value);
    const length = names?.length ?? (value as unknown[]).length;
    const kept = keys.length < maxDepth ? Math.min(length, maxItems) : 0;
    if (kept < length) omitted[formatPointer(keys)] = length - kept;
    const visited = Array.from({ length: kept }, (_, index) => {
      const key = names?.[index] ?? String(index);
      return [key, visit((value as Readonly<Record<string, unknown>>)[key], [...keys, key])] as const;
    });
    return names ? Object.fromEntries(visited) : visited.map(([, child]) => child);
  };
  return { value: visit(document, []), omitted };
}
