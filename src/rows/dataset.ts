import { type Cell, type Column, cellReader } from './columns';
import { isObject, type JsonObject, parsePointer, valueAt } from './json-pointer';
import { type DateOrder, numberOfCell, parseText, parseTime } from './parse-values';
import type { RowSettings } from './roles';
import { nameOfText, textKey } from './texts';

/** A column's strings, stored as numbers because comparing and counting numbers takes a fraction of the time. */
export interface Texts {
  /** The different strings, in the order in which they appear. */
  names: readonly string[];
  /** The page's names for these strings, which are shorter for long strings. */
  keys: readonly string[];
  /** The string index of each row. */
  index: Uint32Array;
}

/** A response's rows, and the columns that have a role. Rows with a time are in ascending order of time. */
export interface Dataset {
  settings: RowSettings;
  rows: readonly JsonObject[];
  /** The number of each row in the response, which distinguishes rows with the same id. */
  positions: Uint32Array;
  /** Milliseconds since 1970, or null if there is no time column. */
  times: Float64Array | null;
  /** The values, which are `NaN` for rows without a number; null if there is no value column. */
  values: Float64Array | null;
  groups: Texts | null;
  labels: Texts | null;
  problems: RowProblems;
}

/** The numbers of rows that do not fit the settings. */
export interface RowProblems {
  /** The number of all rows in the response. */
  total: number;
  /** The number of rows omitted because they are not objects. */
  noObject: number;
  /** The number of rows omitted because their time is not a date. */
  noTime: number;
  /** The number of rows that are counted although their value is not a number. */
  noValue: number;
  /** The number of rows with the same id as an earlier row. */
  sameId: number;
}

type Reader = (row: unknown) => unknown;

function readerOf(pointer: string | null): Reader | null {
  const keys = pointer === null ? null : parsePointer(pointer);
  return keys && ((row) => valueAt(row, keys));
}

/** Reads the strings of a column. */
export function readTexts(rows: readonly JsonObject[], pointer: string): Texts {
  const read = cellReader({ pointer });
  const known = new Map<string, number>();
  const names: string[] = [];
  const keys: string[] = [];
  const index = new Uint32Array(rows.length);
  for (const [at, row] of rows.entries()) {
    const text = parseText(read(row)).trim();
    const key = textKey(text);
    let number = known.get(key);
    if (number === undefined) {
      number = names.length;
      known.set(key, number);
      names.push(text);
      keys.push(nameOfText(text, key));
    }
    index[at] = number;
  }
  return { names, keys, index };
}

function countRepeated(rows: readonly JsonObject[], read: Reader | null): number {
  if (read === null) return 0;
  const ids = rows.map((row) => textKey(parseText(read(row)))).filter((id) => id !== '');
  return ids.length - new Set(ids).size;
}

/** Reads the columns that have a role. */
export function createDataset(all: readonly unknown[], settings: RowSettings): Dataset {
  const { columns, roles } = settings;
  const orderOf = (pointer: string | null): DateOrder | undefined =>
    columns.find((column) => column.pointer === pointer)?.dateOrder;
  const objects = all.filter(isObject);
  const readTime = readerOf(roles.time);
  const order = orderOf(roles.time);
  const timeOf = objects.map((row) => (readTime ? parseTime(readTime(row), order) : 0));
  const kept = [...objects.keys()].filter((index) => timeOf[index] !== null);
  if (readTime) kept.sort((a, b) => (timeOf[a] ?? 0) - (timeOf[b] ?? 0));
  const rows = kept.map((index) => objects[index] as JsonObject);
  const readValue = readerOf(roles.value);
  const valueColumn = columns.find(({ pointer }) => pointer === roles.value) ?? {};
  const values = readValue && Float64Array.from(rows, (row) => numberOfCell(readValue(row), valueColumn) ?? Number.NaN);
  return {
    settings,
    rows,
    positions: Uint32Array.from(kept),
    times: readTime && Float64Array.from(kept, (index) => timeOf[index] ?? 0),
    values,
    groups: roles.group === null ? null : readTexts(rows, roles.group),
    labels: roles.label === null ? null : readTexts(rows, roles.label),
    problems: {
      total: all.length,
      noObject: all.length - objects.length,
      noTime: objects.length - kept.length,
      noValue: values?.reduce((count, value) => count + (Number.isNaN(value) ? 1 : 0), 0) ?? 0,
      sameId: countRepeated(rows, readerOf(roles.id)),
    },
  };
}

/** Returns a row's cells in column order. */
export function createCellReader(columns: readonly Column[]) {
  const readers = columns.map(cellReader);
  return (row: JsonObject): Cell[] => readers.map((read) => read(row));
}
