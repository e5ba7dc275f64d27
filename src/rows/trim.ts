import { formatPointer } from './json-pointer';

/** A document that is small enough to be displayed and sent between threads. */
export interface TrimmedDocument {
  value: unknown;
  /** The number of omitted items, keyed by the JSON Pointer of their array or object. */
  omitted: Readonly<Record<string, number>>;
}

/**
 * The limits for list items and object fields if the whole document is small enough. Omitted fields cannot be selected.
 */
const maxItems = 100;
const maxFields = 1000;
const maxDepth = 12;
const maxTextLength = 500;
/** The approximate maximum size in JSON characters, which the page can receive in a few milliseconds. */
const maxSize = 250_000;
/** The size of a value excluding its text, and of a list's omitted items. */
const valueSize = 10;

/** The number of list items and object fields to keep. */
interface Limits {
  items: number;
  fields: number;
}

/** List items are similar, but fields differ, so fields are the last to be omitted. */
const smaller = ({ items, fields }: Limits): Limits =>
  items > 1 ? { items: Math.ceil(items / 2), fields } : { items, fields: Math.ceil(fields / 2) };

/**
 * Returns the first part of a document: up to 100 items of each list, 1,000 fields of each object, 12 levels, and 500
 * characters of each string. Nested lists keep fewer items to limit the total size.
 */
export function trimDocument(document: unknown): TrimmedDocument {
  for (let limits: Limits = { items: maxItems, fields: maxFields }; ; limits = smaller(limits)) {
    const trimmed = trimTo(document, limits);
    if (trimmed !== null) return trimmed;
  }
}

/** Returns the first part of a document, or null if it is too large but can be reduced further. */
function trimTo(document: unknown, { items, fields }: Limits): TrimmedDocument | null {
  const omitted: Record<string, number> = {};
  let size = 0;
  const isTooLarge = (): boolean => size > maxSize && fields > 1;
  const visit = (value: unknown, keys: readonly string[]): unknown => {
    size += valueSize;
    if (typeof value === 'string') {
      const text = value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;
      size += text.length;
      return text;
    }
    if (typeof value !== 'object' || value === null) return value;
    const names = Array.isArray(value) ? null : Object.keys(value);
    const length = names?.length ?? (value as unknown[]).length;
    const kept = keys.length < maxDepth ? Math.min(length, names ? fields : items) : 0;
    if (kept < length) {
      const pointer = formatPointer(keys);
      omitted[pointer] = length - kept;
      size += pointer.length + valueSize;
    }
    const visited: [key: string, child: unknown][] = [];
    for (let index = 0; index < kept && !isTooLarge(); index += 1) {
      const key = names?.[index] ?? String(index);
      if (names) size += key.length;
      visited.push([key, visit((value as Readonly<Record<string, unknown>>)[key], [...keys, key])]);
    }
    return names ? Object.fromEntries(visited) : visited.map(([, child]) => child);
  };
  const value = visit(document, []);
  return isTooLarge() ? null : { value, omitted };
}
