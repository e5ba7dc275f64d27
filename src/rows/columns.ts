import {
  formatPointer,
  isObject,
  type JsonObject,
  nameOfPointer,
  onlyItem,
  parsePointer,
  valueAt,
  wordsOfPointer,
} from './json-pointer';
import {
  type DateOrder,
  dateOrderOf,
  decimalMarkOf,
  isDayCount,
  type NumberReading,
  parseNumber,
  parseText,
  parseTime,
  readWrittenNumber,
} from './parse-values';
import { textKey } from './texts';

export const columnTypes = ['text', 'number', 'date', 'boolean', 'link'] as const;

export type ColumnType = (typeof columnTypes)[number];

/**
 * The display format of a column's numbers; `unit` includes text to show after the number, and `currency` includes an
 * ISO 4217 code.
 */
export type NumberFormat = { style: 'number' | 'percent' } | { style: 'currency' | 'unit'; unit: string };

export const dateFormats = ['date', 'date-time', 'time'] as const;

/** The display format of a column's dates: the day, the day and time, or the time of day. */
export type DateFormat = (typeof dateFormats)[number];

/** A field of the rows, as displayed in the grid. */
export interface Column extends NumberReading {
  /** The JSON Pointer of the field within a row, such as `/customer/name`. */
  pointer: string;
  name: string;
  type: ColumnType;
  /** The order of the day and month in numeric dates, for the `date` type. */
  dateOrder?: DateOrder;
  /** The number format, for the `number` type. @default number */
  format?: NumberFormat;
  /** The date format, for the `date` type. @default the day, and the time if the API sends one */
  dateFormat?: DateFormat;
  isHidden?: boolean;
}

/** Facts about a column, derived from its values. */
export interface ColumnFacts {
  column: Column;
  /** The share of rows that have a value. */
  filled: number;
  /** The share of values that fit the type. The others are displayed as text. */
  fitting: number;
  /** Another type that fits at least half of a text column's values, any one of them if there are several, or null. */
  mixedWith: Exclude<ColumnType, 'text'> | null;
  /** The number of different values and the number of all values. */
  distinct: number;
  count: number;
  /** The most frequent values, as strings of up to 200 characters. */
  words: readonly string[];
  /** The length of the longest value, in characters. */
  longest: number;
  /** Whether the values include lists or objects. */
  isNested: boolean;
  /** Whether the day and month may be in either order. */
  isAmbiguous: boolean;
  /** Whether whole numbers lose their last digits, because JSON numbers are parsed as doubles. */
  isRounded: boolean;
}

/** The maximum depth at which a row's fields become columns. */
const maxDepth = 5;
/** With more columns, the form and the grid would become unusable. */
export const maxColumns = 100;
/** The number of rows whose fields are listed; later rows rarely have other fields. */
const listedRows = 50;
/** The share of values that a type must fit to be assigned to a column. */
const fittingShare = 0.9;
/** The share of values that a type must fit to be offered to the user. */
const mixedShare = 0.5;
const maxWords = 20;
/** Longer strings are truncated, because the facts are sent to the page. */
export const maxWordLength = 200;

/** The fields of rows. */
export interface FoundFields {
  /** The pointers of the fields, in the order in which they appear. */
  pointers: string[];
  /** Whether there are more fields, or more deeply nested ones. */
  isCut: boolean;
}

/** Returns the pointers of all row fields, and whether some were omitted. */
export function findFields(rows: readonly JsonObject[]): FoundFields {
  const fields = new Set<string>();
  let isDeep = false;
  const visit = (object: JsonObject, keys: readonly string[]): void => {
    for (const [key, value] of Object.entries(object)) {
      const path = [...keys, key];
      const isNested = isObject(value) && Object.keys(value).length > 0;
      if (isNested && path.length < maxDepth) visit(value, path);
      else fields.add(formatPointer(path));
      if (isNested && path.length >= maxDepth) isDeep = true;
      if (fields.size > maxColumns) return;
    }
  };
  for (const row of rows.slice(0, listedRows)) visit(row, []);
  return { pointers: [...fields].slice(0, maxColumns), isCut: isDeep || fields.size > maxColumns };
}

/** The fields that contain an object's name, such as that of an issue's tag. */
const itemNames = ['name', 'title', 'label', 'plain_text'];

/** Returns the text of a list item, or null for an object without a name. */
function textOfItem(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return parseText(item);
  const name = itemNames.map((key) => valueAt(item, [key])).find((one) => typeof one === 'string');
  return name === undefined ? null : parseText(name);
}

export type Cell = string | number | boolean | null;

/** A plain value, a list of plain or named values as one string, or the number of items in any other list. */
export function toCell(value: unknown): Cell {
  if (Array.isArray(value)) {
    const texts = value.map(textOfItem);
    if (texts.includes(null)) return `${texts.length} ${texts.length === 1 ? 'item' : 'items'}`;
    return texts.filter((text) => text !== '').join(', ');
  }
  if (isObject(value)) {
    const { length } = Object.keys(value);
    return length === 0 ? null : `${length} ${length === 1 ? 'field' : 'fields'}`;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns a function that reads a field of a row as a cell. */
export function cellReader({ pointer }: Pick<Column, 'pointer'>): (row: unknown) => Cell {
  const keys = parsePointer(pointer) ?? [];
  return (row) => toCell(valueAt(row, keys));
}

/** Field names that indicate a date. */
const dateName =
  /time|date|epoch|\bunix\b|\b(?:at|on|ts|dt|t|utc|when|clock|created|updated|modified|reported|start|end|from|to|hour|day|week|month|year|quarter|period)$|^\d$/;
const yearName = /\b(?:year|date|period)$/;
const amountName = /\b(?:value|amount|cap|volume|total|sum|price|gdp|revenue|asset)s?$/;
/** Milliseconds since 1970 that are whole seconds, which few amounts look like. */
const isWholeMilliseconds = (cell: Cell): boolean => typeof cell === 'number' && cell >= 1e12 && cell % 1000 === 0;
const linkText = /^https?:\/\/\S+$/i;

/** Field names that indicate a date in days: many amounts are as large. */
const dayName = /\b(?:date|datum)$|^(?:(?!per\b)\w+ )?day$|\bepoch days?$/;

/** Whether the field's name allows numbers to be dates, because an amount may be as large as a time in seconds. */
function isNamedDate(cell: Cell, pointer: string): boolean {
  const words = wordsOfPointer(pointer);
  if (isDayCount(cell)) return dayName.test(words);
  return Number(cell) < 2100
    ? yearName.test(words)
    : dateName.test(words) || (isWholeMilliseconds(cell) && !amountName.test(words));
}

const fits: Record<Exclude<ColumnType, 'text'>, (cell: Cell, pointer: string, order: DateOrder) => boolean> = {
  boolean: (cell) => typeof cell === 'boolean' || cell === 'true' || cell === 'false',
  date: (cell, pointer, order) =>
    parseTime(cell, order) !== null && (parseNumber(cell) === null || isNamedDate(cell, pointer)),
  // Leading zeros indicate a postal code or an id, and a plus sign before many digits indicates a phone number.
  number: (cell) => typeof cell !== 'boolean' && parseNumber(cell) !== null && !/^(?:0\d|\+\d{7})/.test(String(cell)),
  link: (cell) => typeof cell === 'string' && linkText.test(cell),
};

/** The order in the browser's language: US English puts the month first. */
const localOrder = (): DateOrder =>
  new Intl.DateTimeFormat().formatToParts(0).find(({ type }) => type === 'day' || type === 'month')?.type === 'day'
    ? 'day-first'
    : 'month-first';

/** Returns the order indicated by a column's dates, or undefined if they indicate neither or both. */
function certainOrder(orders: readonly ReturnType<typeof dateOrderOf>[]): DateOrder | undefined {
  const found = (['day-first', 'month-first'] as const).filter((order) => orders.includes(order));
  return found.length === 1 ? found[0] : undefined;
}

/** Names of numbers that identify something instead of counting it. */
const nameOfNumber = /\b(?:id|ids|uuid|guid|number|no|code|zip|postal|phone|tel|fax|ip|version|year)\b/;

/**
 * Returns how to parse strings that are numbers formatted for people, in a single currency or unit, or null for other
 * strings.
 */
function writtenNumbers(cells: readonly Cell[], pointer: string): Pick<Column, 'decimalMark' | 'format'> | null {
  if (nameOfNumber.test(wordsOfPointer(pointer))) return null;
  const numbers = cells.map((cell) => (typeof cell === 'string' ? readWrittenNumber(cell) : null));
  const [first] = numbers;
  if (!first) return null;
  const isAlike = numbers.every((number) => number?.unit === first.unit && number.currency === first.currency);
  const decimalMark = isAlike ? decimalMarkOf(numbers.filter((number) => number !== null)) : null;
  if (decimalMark === null) return null;
  if (first.currency !== null) return { decimalMark, format: { style: 'currency', unit: first.currency } };
  return first.unit === null ? { decimalMark } : { decimalMark, format: { style: 'unit', unit: first.unit } };
}

/** Text that some APIs send in place of a missing number. */
const missingNumber = /^(?:[.:*–—-]{1,3}|NaN)$/;

/** Returns the cells that contain a value. */
function knownCells(values: readonly unknown[]): Cell[] {
  const cells = values.map(toCell).filter((cell) => cell !== null && cell !== '');
  const known = cells.filter((cell) => !missingNumber.test(String(cell)));
  return known.length > 0 && known.every((cell) => parseNumber(cell) !== null) ? known : cells;
}

/** Infers the type of a column from a sample of rows. */
export function describeColumn(pointer: string, rows: readonly JsonObject[]): ColumnFacts {
  const keys = parsePointer(pointer) ?? [];
  const values = rows.map((row) => valueAt(row, keys));
  const cells = knownCells(values);
  const counts = new Map<string, { word: string; count: number }>();
  let longest = 0;
  for (const cell of cells) {
    const text = String(cell);
    const key = textKey(text);
    longest = Math.max(longest, text.length);
    counts.set(key, { word: text.slice(0, maxWordLength), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const frequent = [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, maxWords);
  const orders = cells.map(dateOrderOf);
  const certain = certainOrder(orders);
  const hasAmbiguous = certain === undefined && orders.includes('ambiguous');
  const order = certain ?? localOrder();
  const share = (type: Exclude<ColumnType, 'text'>): number =>
    cells.length === 0 ? 0 : cells.filter((cell) => fits[type](cell, pointer, order)).length / cells.length;
  const shares = (['boolean', 'date', 'number', 'link'] as const).map((type) => ({ type, fitting: share(type) }));
  const inferred = shares.find(({ fitting }) => fitting >= fittingShare);
  const written = inferred === undefined ? writtenNumbers(cells, pointer) : null;
  const found = inferred ?? { type: written ? ('number' as const) : ('text' as const), fitting: 1 };
  const likely = shares.toSorted((a, b) => b.fitting - a.fitting)[0];
  // A string of digits may be a name, and a number among strings belongs to a different type.
  const hasTypes = new Set(cells.map((cell) => typeof cell)).size > 1;
  const isMixed = likely !== undefined && (hasTypes ? likely.fitting > 0 : likely.fitting >= mixedShare);
  const isAmbiguous = found.type === 'date' && hasAmbiguous;
  const dateOrder = found.type === 'date' && (certain !== undefined || hasAmbiguous) ? order : undefined;
  return {
    column: {
      pointer,
      name: nameOfPointer(pointer),
      type: found.type,
      ...(dateOrder ? { dateOrder } : {}),
      ...written,
    },
    filled: rows.length === 0 ? 0 : cells.length / rows.length,
    fitting: found.fitting,
    mixedWith: found.type === 'text' && isMixed ? likely.type : null,
    distinct: counts.size,
    count: cells.length,
    words: [...new Set(frequent.map(({ word }) => word))],
    longest,
    isNested: values.some((value) => typeof onlyItem(value) === 'object' && value !== null),
    isAmbiguous,
    isRounded: cells.some((cell) => Number.isInteger(cell) && !Number.isSafeInteger(cell)),
  };
}
