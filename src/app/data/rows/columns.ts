import { formatPointer, parsePointer, valueAt } from './json-pointer';
import { type DateOrder, dateOrderOf, parseNumber, parseText, parseTime } from './parse-values';
import { isObject, type JsonObject } from './row-sets';
import { textKey } from './text-key';

export const columnTypes = ['text', 'number', 'date', 'boolean', 'link'] as const;

export type ColumnType = (typeof columnTypes)[number];

export const numberFormats = ['number', 'percent', 'currency', 'unit'] as const;

/** How the numbers of a column are displayed; `unit` has a text behind the number, `currency` a code of ISO 4217. */
export type NumberFormat = { style: 'number' | 'percent' } | { style: 'currency' | 'unit'; unit: string };

/** A field of the rows, as the grid shows it. */
export interface Column {
  /** The JSON Pointer of the field within a row, such as `/customer/name`. */
  pointer: string;
  name: string;
  type: ColumnType;
  /** For a type `date`: the order of day and month in dates of numbers. */
  dateOrder?: DateOrder;
  /** For a type `number`. @default number */
  format?: NumberFormat;
  isHidden?: boolean;
}

/** What the values of a column tell about it. */
export interface ColumnFacts {
  column: Column;
  /** The share of rows with a value. */
  filled: number;
  /** The share of the values that the type fits: the others are displayed as text. */
  fitting: number;
  /** The number of different values, and of all values. */
  distinct: number;
  count: number;
  /** The most frequent values as texts. */
  words: readonly string[];
  /** Whether day and month may be the other way round. */
  isAmbiguous: boolean;
}

/** How deep the fields of a row become columns. */
const maxDepth = 5;
/** More columns make neither a form nor a grid that people can use. */
export const maxColumns = 100;
/** The rows whose fields are listed; further rows rarely have others. */
const listedRows = 50;
/** A type fits a column when it fits this share of its values. */
const fittingShare = 0.9;
const maxWords = 20;
/** Longer texts name no group. */
const maxWordLength = 200;

/** Returns the pointers of all fields of the rows, in the order in which they appear, and whether there are more. */
export function findFields(rows: readonly JsonObject[]): { pointers: string[]; isCut: boolean } {
  const fields = new Set<string>();
  const visit = (object: JsonObject, keys: readonly string[]): void => {
    for (const [key, value] of Object.entries(object)) {
      const path = [...keys, key];
      if (isObject(value) && path.length < maxDepth && Object.keys(value).length > 0) visit(value, path);
      else fields.add(formatPointer(path));
      if (fields.size > maxColumns) return;
    }
  };
  for (const row of rows.slice(0, listedRows)) visit(row, []);
  return { pointers: [...fields].slice(0, maxColumns), isCut: fields.size > maxColumns };
}

/** A plain value, a list of plain values as one text, and the number of items of other lists. */
export function toCell(value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) return value.map(parseText).join(', ');
    return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  }
  if (isObject(value)) return Object.keys(value).length === 0 ? null : `${Object.keys(value).length} fields`;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns a function that reads a field of a row as a cell. */
export function cellReader({ pointer }: Pick<Column, 'pointer'>): (row: unknown) => string | number | boolean | null {
  const keys = parsePointer(pointer) ?? [];
  return (row) => toCell(valueAt(row, keys));
}

/** Returns a name for people: `/customer/first_name` is “Customer first name”. */
export function nameOfPointer(pointer: string): string {
  const words = (parsePointer(pointer) ?? [])
    .flatMap((key) => key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.-]+/))
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) || pointer;
}

/** What the name of a field says about a date. */
const dateName = /time|date|(?:^|[_/.])(?:at|on|ts|when|created|updated)$|[a-z]At$|^\/\d$/i;
const linkText = /^https?:\/\/\S+$/i;

type Cell = ReturnType<typeof toCell>;

/** Numbers are dates only where the name says so: an amount may be as large as a time in seconds. */
const fits: Record<Exclude<ColumnType, 'text'>, (cell: Cell, pointer: string, order?: DateOrder) => boolean> = {
  boolean: (cell) => typeof cell === 'boolean' || cell === 'true' || cell === 'false',
  date: (cell, pointer, order) =>
    parseTime(cell, order) !== null && (parseNumber(cell) === null || dateName.test(pointer)),
  number: (cell) => typeof cell !== 'boolean' && parseNumber(cell) !== null,
  link: (cell) => typeof cell === 'string' && linkText.test(cell),
};

/** The order of the browser's language: English of the United States writes the month first. */
const localOrder = (): DateOrder =>
  new Intl.DateTimeFormat(undefined).formatToParts(0).find(({ type }) => type === 'day' || type === 'month')?.type ===
  'day'
    ? 'day-first'
    : 'month-first';

/** Infers the type of a column from a sample of rows. */
export function describeColumn(pointer: string, rows: readonly JsonObject[]): ColumnFacts {
  const read = cellReader({ pointer });
  const cells = rows.map(read).filter((cell) => cell !== null && cell !== '');
  const counts = new Map<string, { text: string; count: number }>();
  for (const cell of cells) {
    const text = String(cell);
    const key = textKey(text);
    counts.set(key, { text, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const orders = cells.map(dateOrderOf);
  const certain = orders.find((order) => order === 'day-first' || order === 'month-first');
  const share = (type: Exclude<ColumnType, 'text'>): number =>
    cells.length === 0 ? 0 : cells.filter((cell) => fits[type](cell, pointer, certain)).length / cells.length;
  const shares = (['boolean', 'link', 'date', 'number'] as const).map((type) => ({ type, fitting: share(type) }));
  const found = shares.find(({ fitting }) => fitting >= fittingShare) ?? { type: 'text' as const, fitting: 1 };
  const isAmbiguous = found.type === 'date' && certain === undefined && orders.includes('ambiguous');
  const dateOrder = found.type === 'date' ? (certain ?? (isAmbiguous ? localOrder() : undefined)) : undefined;
  return {
    column: { pointer, name: nameOfPointer(pointer), type: found.type, ...(dateOrder ? { dateOrder } : {}) },
    filled: rows.length === 0 ? 0 : cells.length / rows.length,
    fitting: found.fitting,
    distinct: counts.size,
    count: cells.length,
    words: [...counts.values()]
      .filter(({ text }) => text.length <= maxWordLength)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxWords)
      .map(({ text }) => text),
    isAmbiguous,
  };
}
