import { formatPointer, parsePointer, valueAt, nameOfPointer, wordsOfPointer } from './json-pointer';
import {
  type DateOrder,
  dateOrderOf,
  decimalMarkOf,
  type NumberReading,
  parseNumber,
  parseText,
  parseTime,
  readWrittenNumber,
} from './parse-values';
import { isObject, type JsonObject } from './find-rows';
import { textKey } from './texts';

export const columnTypes = ['text', 'number', 'date', 'boolean', 'link'] as const;

export type ColumnType = (typeof columnTypes)[number];

export const numberFormats = ['number', 'percent', 'currency', 'unit'] as const;

/** How the numbers of a column are displayed; `unit` has a text behind the number, `currency` a code of ISO 4217. */
export type NumberFormat = { style: 'number' | 'percent' } | { style: 'currency' | 'unit'; unit: string };

export const dateFormats = ['date', 'date-time', 'time'] as const;

/** How the dates of a column are displayed: the day, the day and the time, or the time of day. */
export type DateFormat = (typeof dateFormats)[number];

/** A field of the rows, as the grid shows it. */
export interface Column extends NumberReading {
  /** The JSON Pointer of the field within a row, such as `/customer/name`. */
  pointer: string;
  name: string;
  type: ColumnType;
  /** For a type `date`: the order of day and month in dates of numbers. */
  dateOrder?: DateOrder;
  /** For a type `number`. @default number */
  format?: NumberFormat;
  /** For a type `date`. @default the day, and the time where the API sends one */
  dateFormat?: DateFormat;
  isHidden?: boolean;
}

/** What the values of a column tell about it. */
export interface ColumnFacts {
  column: Column;
  /** The share of rows with a value. */
  filled: number;
  /** The share of the values that the type fits: the others are displayed as text. */
  fitting: number;
  /** Of a text, the other type that fits at least half of the values, or any of several types; null without one. */
  mixedWith: Exclude<ColumnType, 'text'> | null;
  /** The number of different values, and of all values. */
  distinct: number;
  count: number;
  /** The most frequent values as texts, each up to its 200th character. */
  words: readonly string[];
  /** The number of characters of the longest value. */
  longest: number;
  /** Whether values are lists or objects. */
  isNested: boolean;
  /** Whether day and month may be the other way round. */
  isAmbiguous: boolean;
  /** Whether there are whole numbers that lose their last digits, because JSON numbers are read as doubles. */
  isRounded: boolean;
}

/** How deep the fields of a row become columns. */
const maxDepth = 5;
/** More columns make neither a form nor a grid that people can use. */
export const maxColumns = 100;
/** The rows whose fields are listed; further rows rarely have others. */
const listedRows = 50;
/** A type fits a column when it fits this share of its values. */
const fittingShare = 0.9;
/** A type that fits this share of the values is worth a question. */
const mixedShare = 0.5;
const maxWords = 20;
/** Longer words are cut: the facts are sent to the page. */
export const maxWordLength = 200;

/** The fields of rows. */
export interface FoundFields {
  /** Their pointers, in the order in which they appear. */
  pointers: string[];
  /** Whether there are more fields than columns. */
  isCut: boolean;
  /** Whether fields are nested deeper than the columns. */
  isDeep: boolean;
}

/** Returns the pointers of all fields of the rows, and what is left out. */
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
  return { pointers: [...fields].slice(0, maxColumns), isCut: fields.size > maxColumns, isDeep };
}

/** The fields that name an object, such as a tag of an issue. */
const itemNames = ['name', 'title', 'label'];

/** Returns the text of an item of a list; null for an object without a name. */
function textOfItem(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return parseText(item);
  const name = itemNames.map((key) => valueAt(item, [key])).find((one) => typeof one === 'string');
  return name === undefined ? null : parseText(name);
}

export type Cell = string | number | boolean | null;

/** A plain value, a list of plain or named values as one text, and the number of items of other lists. */
export function toCell(value: unknown): Cell {
  if (Array.isArray(value)) {
    const texts = value.map(textOfItem);
    return texts.includes(null) ? `${texts.length} ${texts.length === 1 ? 'item' : 'items'}` : texts.join(', ');
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

/** What the name of a field says about a date. */
const dateName =
  /time|date|epoch|\bunix\b|\b(?:at|on|ts|dt|when|created|updated|modified|day|year|quarter|period)$|^\d$/;
const yearName = /\b(?:year|date|period)$/;
/** Milliseconds since 1970 that end with whole seconds: no amount looks like that. */
const isWholeMilliseconds = (cell: Cell): boolean => typeof cell === 'number' && cell >= 1e12 && cell % 1000 === 0;
const linkText = /^https?:\/\/\S+$/i;

/** Whether the name of a field allows numbers to be dates: an amount may be as large as a time in seconds. */
function isNamedDate(cell: Cell, pointer: string): boolean {
  const words = wordsOfPointer(pointer);
  return Number(cell) < 2100 ? yearName.test(words) : dateName.test(words) || isWholeMilliseconds(cell);
}

const fits: Record<Exclude<ColumnType, 'text'>, (cell: Cell, pointer: string, order: DateOrder) => boolean> = {
  boolean: (cell) => typeof cell === 'boolean' || cell === 'true' || cell === 'false',
  date: (cell, pointer, order) =>
    parseTime(cell, order) !== null && (parseNumber(cell) === null || isNamedDate(cell, pointer)),
  // Zeros in front belong to a postal code or an id.
  number: (cell) => typeof cell !== 'boolean' && parseNumber(cell) !== null && !/^0\d/.test(String(cell).slice(0, 2)),
  link: (cell) => typeof cell === 'string' && linkText.test(cell),
};

/** The order of the browser's language: English of the United States writes the month first. */
const localOrder = (): DateOrder =>
  new Intl.DateTimeFormat().formatToParts(0).find(({ type }) => type === 'day' || type === 'month')?.type === 'day'
    ? 'day-first'
    : 'month-first';

/** Returns the order that the dates of a column show; undefined when they show none or both. */
function certainOrder(orders: readonly ReturnType<typeof dateOrderOf>[]): DateOrder | undefined {
  const found = (['day-first', 'month-first'] as const).filter((order) => orders.includes(order));
  return found.length === 1 ? found[0] : undefined;
}

/** Numbers that name something rather than counting it. */
const nameOfNumber = /\b(?:id|ids|uuid|guid|number|no|code|zip|postal|phone|tel|fax|ip|version|year)\b/;

/** Returns how to read texts that are numbers, written for people, in one currency or unit; null for other texts. */
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

/** Infers the type of a column from a sample of rows. */
export function describeColumn(pointer: string, rows: readonly JsonObject[]): ColumnFacts {
  const keys = parsePointer(pointer) ?? [];
  const values = rows.map((row) => valueAt(row, keys));
  const cells = values.map(toCell).filter((cell) => cell !== null && cell !== '');
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
  // A text of digits may be a name, and a number among texts is another type.
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
    isNested: values.some((value) => typeof value === 'object' && value !== null),
    isAmbiguous,
    isRounded: cells.some((cell) => Number.isInteger(cell) && !Number.isSafeInteger(cell)),
  };
}
