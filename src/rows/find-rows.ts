import { formatPointer, isObject, type JsonObject, valueAt } from './json-pointer';
import { parseNumber, parseTime } from './parse-values';

/** A part of a response that can be read as rows. */
export interface RowSet {
  /** The JSON Pointer of the rows. Its key `*`, which `valueAt` does not support, matches each item of an array. */
  pointer: string;
  length: number;
  /** The first rows. */
  sample: readonly JsonObject[];
}

/** The number of inspected rows per set. */
export const sampleSize = 500;
/** The maximum depth when searching a response for rows. */
const maxDepth = 6;
const maxSets = 20;
const wildcard = '*';

/** The only item of a list. */
const onlyItem = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;

/** Names the items of an array: by the given names, else by position. */
const byName = (items: readonly unknown[], names: readonly string[] | null): JsonObject =>
  Object.fromEntries(items.map((item, index) => [names?.[index] ?? String(index), onlyItem(item)]));

/** The fields that name a column, if a response describes its columns. */
const columnNameKeys = ['name', 'field', 'key', 'title', 'label', 'id'];
const columnsKey = /^(?:columns?|columnNames|cols|fields?|\w*headers?|header_row|labels|names|meta|row_?type|schema)$/i;

/** Returns column names if they are different texts, one per row item. */
function namesOf(list: unknown, width: number): string[] | null {
  if (!Array.isArray(list) || list.length !== width || width === 0) return null;
  const names = list.map((item: unknown) =>
    isObject(item) ? columnNameKeys.map((key) => item[key]).find((name) => typeof name === 'string') : item,
  );
  const texts = names.filter((name) => typeof name === 'string' && name.trim() !== '');
  return texts.length === width && new Set(texts).size === width ? (texts as string[]) : null;
}

/** The maximum depth when searching for column names beside rows. */
const maxNamesDepth = 3;

/** Returns an object's column names: `columns`, or `schema.fields[].name`. */
function namesIn(object: unknown, width: number, depth = maxNamesDepth): string[] | null {
  if (!isObject(object)) return null;
  for (const [key, value] of Object.entries(object)) {
    const names = columnsKey.test(key) ? namesOf(value, width) : null;
    const found = names ?? (depth > 0 ? namesIn(value, width, depth - 1) : null);
    if (found) return found;
  }
  return null;
}

/** Returns the column names beside rows that are arrays, the nearest object's names first. */
function namesBeside(around: readonly unknown[], width: number): string[] | null {
  for (const object of around.toReversed()) {
    const names = namesIn(object, width);
    if (names) return names;
  }
  return null;
}

/** Returns a row's cell values, such as `[{ v: "DE" }, { v: 12 }]`; null for another list. */
function valuesOfCells(list: unknown): unknown[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const isCell = (cell: unknown): cell is JsonObject =>
    isObject(cell) &&
    Object.entries(cell).length === 1 &&
    Object.entries(cell).every(([key, value]) => /^(?:v|\w*value)$/i.test(key) && isPlain(value));
  return list.every(isCell) ? list.map((cell) => Object.values(cell)[0]) : null;
}

/**
 * Reads rows that are lists of cells, such as `{ f: [{ v: "DE" }, { v: 12 }] }`, as array rows. With several lists,
 * such as `dimensionValues` and `metricValues`, the names come from lists beside them, such as `dimensionHeaders`.
 */
function readCells(rows: readonly unknown[], parent: unknown) {
  const cellsOf = (row: unknown) => (isObject(row) ? Object.values(row).map(valuesOfCells) : []);
  const isWhole = (cells: ReturnType<typeof cellsOf>): boolean => cells.length > 0 && !cells.includes(null);
  // Most responses have other rows, of which there may be 100,000.
  if (!isWhole(cellsOf(rows[0]))) return null;
  const lists = rows.map(cellsOf);
  if (!lists.every(isWhole)) return null;
  const keys = Object.keys(rows.find(isObject) ?? {});
  const names = keys.map((key, index) =>
    isObject(parent)
      ? namesOf(parent[key.replace(/(?:Values|Cells)$/, 'Headers')], lists[0]?.[index]?.length ?? 0)
      : null,
  );
  return {
    rows: lists.map((cells) => cells.flatMap((values) => values ?? [])),
    names: names.includes(null) ? null : names.flatMap((some) => some ?? []),
  };
}

const isNumberOrTime = (value: unknown): boolean => parseNumber(value) !== null || parseTime(value) !== null;

/** Returns the first of several array rows if it contains the column names, as in a spreadsheet. */
function headerOf([first, ...rest]: readonly (readonly unknown[])[]): string[] | null {
  const names = namesOf(first, first?.length ?? 0);
  const sample = rest.slice(0, 20);
  if (names === null || sample.length === 0 || names.some(isNumberOrTime)) return null;
  const isValue = (_: string, index: number): boolean => sample.every((row) => isNumberOrTime(row[index]));
  return names.some(isValue) ? names : null;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether a text is a day or a time rather than a field name. */
const isTimeKey = (key: string): boolean => parseTime(key) !== null;

/** The maximum nesting depth of the lists in an object of columns. */
const maxListDepth = 3;

/** Returns all lists in an object, including lists in nested objects. */
function listsOf(object: JsonObject, depth = maxListDepth): [name: string, values: readonly unknown[]][] {
  return Object.entries(object).flatMap(([name, value]) => {
    const nested = onlyItem(value);
    if (isObject(nested)) return depth > 0 ? listsOf(nested, depth - 1) : [];
    return Array.isArray(value) ? [[name, value]] : [];
  });
}

/**
 * Returns the lists of an object of columns, such as `{ time: […], temperature: […] }` or `{ time: […], quotes: { close: […] } }`,
 * when they have one length.
 */
function columnLists(object: JsonObject): [name: string, values: readonly unknown[]][] | null {
  if (!Object.values(object).some(Array.isArray)) return null;
  const lists = listsOf(object);
  const length = lists[0]?.[1].length ?? 0;
  const isTable =
    lists.length > 1 &&
    length > 1 &&
    new Set(lists.map(([name]) => name)).size === lists.length &&
    lists.every(([, { length: other }]) => other === length);
  return isTable && lists.every(([, values]) => values.every(isPlain)) ? lists : null;
}

/** Returns the rows of an object of columns, with its other fields, such as a series name. */
function rowsOfLists(object: JsonObject, lists: NonNullable<ReturnType<typeof columnLists>>): JsonObject[] {
  const others = Object.entries(object).filter(([, value]) => {
    const nested = onlyItem(value);
    return isObject(nested) ? listsOf(nested).length === 0 : !Array.isArray(value);
  });
  return (lists[0]?.[1] ?? []).map((_, index) => ({
    ...Object.fromEntries(others),
    ...Object.fromEntries(lists.map(([name, list]) => [name, list[index]])),
  }));
}

/**
 * Reads chart data as rows: series that share a list of times or categories, such as
 * `{ labels: […], datasets: [{ label, data: […] }] }` or
 * `{ xAxis: { categories: […] }, series: [{ name, data: […] }] }`.
 */
function chartRows(object: JsonObject): JsonObject[] | null {
  for (const [key, series] of Object.entries(object)) {
    if (!Array.isArray(series) || series.length === 0 || !series.every(isObject)) continue;
    const { [key]: _series, ...rest } = object;
    const axis = listsOf(rest).find(([, values]) => values.length > 2 && values.every(isPlain));
    if (!axis) continue;
    const rows = series.map((one: JsonObject) => {
      const lists = listsOf(one, 0).filter(([, { length }]) => length === axis[1].length);
      return lists.length > 0 ? rowsOfLists(one, [axis, ...lists]) : null;
    });
    if (!rows.includes(null)) return rows.flatMap((some) => some ?? []);
  }
  return null;
}

/** Reads lists of pairs with the same first items, such as `{ prices: [[time, price], …], volumes: [[time, volume], …] }`. */
function pairRows(object: JsonObject): JsonObject[] | null {
  const isPairs = (value: unknown): value is unknown[][] =>
    Array.isArray(value) && value.length > 1 && value.every((pair) => Array.isArray(pair) && pair.length === 2);
  const lists = Object.entries(object).filter((entry): entry is [string, unknown[][]] => isPairs(entry[1]));
  const keys = (lists[0]?.[1] ?? []).map(([key]) => key);
  const isJoined = ([, pairs]: [string, unknown[][]]): boolean =>
    pairs.length === keys.length && pairs.every(([key], index) => key === keys[index]);
  if (lists.length < 2 || !lists.every(isJoined)) return null;
  const keyName = keys.every((key) => parseTime(key) !== null) ? 'time' : 'key';
  return keys.map((key, index) => ({
    [keyName]: key,
    ...Object.fromEntries(lists.map(([name, pairs]) => [name, pairs[index]?.[1]])),
  }));
}

/** Whether most rows have the same fields as the first row. */
function areAlike(rows: readonly JsonObject[]): boolean {
  const first = new Set(Object.keys(rows[0] ?? {}));
  return rows.every((row) => {
    const names = Object.keys(row);
    return names.length > 0 && names.filter((name) => first.has(name)).length * 2 >= names.length;
  });
}

/** Returns an object's lists if they have similar rows, such as `{ "2026-11-01": [{ … }], "2026-11-02": [{ … }] }`. */
function keyedLists(object: JsonObject): [key: string, rows: readonly JsonObject[]][] | null {
  const entries = Object.entries(object);
  const isList = (entry: [string, unknown]): entry is [string, JsonObject[]] =>
    Array.isArray(entry[1]) && entry[1].every(isObject);
  if (entries.length < 2 || !entries.every(isList)) return null;
  const firsts = entries.flatMap(([, [row]]) => (row ? [row] : []));
  return firsts.length > 1 && areAlike(firsts) ? entries : null;
}

/** Returns the entries of an object with similar values, such as `{ berlin: { … }, paris: { … }, rome: { … } }`. */
function keyedRows(object: JsonObject): [key: string, row: JsonObject][] | null {
  const entries = Object.entries(object);
  if (entries.length < 3) return null;
  if (entries.every((entry): entry is [string, JsonObject] => isObject(entry[1])))
    return areAlike(entries.map(([, row]) => row)) ? entries : null;
  // Values by day, such as `{ "2026-11-01": 12, "2026-11-02": 14 }`.
  const isSeries = entries.every(([key, value]) => isPlain(value) && isTimeKey(key));
  return isSeries ? entries.map(([key, value]) => [key, { value }]) : null;
}

/** Returns the values of named series by time, such as `{ visits: { "2026-11-01": 12 }, signups: { "2026-11-01": 2 } }`. */
function keyedSeries(object: JsonObject): JsonObject[] | null {
  const entries = Object.entries(object);
  const isSeries = (entry: [string, unknown]): entry is [string, JsonObject] =>
    isObject(entry[1]) &&
    Object.keys(entry[1]).length > 1 &&
    Object.entries(entry[1]).every(([key, value]) => isPlain(value) && isTimeKey(key));
  return entries.length > 1 && entries.every(isSeries)
    ? entries.flatMap(([key, values]) => Object.entries(values).map(([time, value]) => ({ key, time, value })))
    : null;
}

/** Adds the rows' key in their object: a time if all keys are times. */
function withKeys(entries: readonly (readonly [key: string, row: JsonObject])[]): JsonObject[] {
  const isByTime = entries.every(([key, row]) => isTimeKey(key) && !('time' in row));
  const name = !isByTime ? 'key' : entries.every(([key]) => /^\d{4}$/.test(key)) ? 'year' : 'time';
  return entries.map(([key, row]) => ({ [name]: key, ...row }));
}

/**
 * Reads rows that are arrays: the column names are beside them, or in the first row. Lists of objects are parts of one
 * list, and lists of columns are transposed.
 */
function arrayRows(value: readonly unknown[], around: readonly unknown[]): readonly unknown[] {
  const lists = value.filter(Array.isArray);
  const [first = []] = lists;
  if (lists.every((list) => list.length > 0 && list.every(isObject))) return lists.flat();
  const columns =
    first.length > lists.length && lists.length === value.length ? namesBeside(around, lists.length) : null;
  if (columns)
    return first.map((_, index) =>
      byName(
        lists.map((list) => list[index] as unknown),
        columns,
      ),
    );
  const beside = namesBeside(around, first.length);
  const header = beside || lists.length < value.length ? null : headerOf(lists);
  return (header ? value.slice(1) : value).map((item: unknown) =>
    Array.isArray(item) ? byName(item, beside ?? header) : item,
  );
}

/** Reads an object whose parts are one table: columns, lists of pairs, the data of a chart, or series by time. */
function tableRows(object: JsonObject): readonly JsonObject[] | null {
  const lists = columnLists(object);
  return lists ? rowsOfLists(object, lists) : (pairRows(object) ?? chartRows(object) ?? keyedSeries(object));
}

/**
 * Reads a value as rows: an array of objects, of arrays or of plain values, an object of columns with one length, lists of pairs
 * with the same times, the data of a chart, or an object of objects that are alike, whose keys become the column `key` or `time`.
 * Returns null for anything else.
 * @param around the objects that contain the value, and may name its columns, the nearest one last
 */
export function toRows(value: unknown, around: readonly unknown[] = []): readonly unknown[] | null {
  if (Array.isArray(value)) {
    const first: unknown = value.find((item) => item !== null);
    if (Array.isArray(first)) return arrayRows(value, around);
    if (first === undefined || isObject(first)) {
      const cells = readCells(value, around.at(-1));
      if (!cells) return value;
      return cells.names ? cells.rows.map((row) => byName(row, cells.names)) : arrayRows(cells.rows, around);
    }
    return value.map((item: unknown) => (typeof item === 'object' ? item : { value: item }));
  }
  if (!isObject(value)) return null;
  const table = tableRows(value);
  if (table) return table;
  const keyed = keyedRows(value);
  return keyed && withKeys(keyed);
}

/**
 * Returns the rows at a path of keys, or null if there are none. A row in a nested list also has the other fields of
 * its parent item, or the key of its list.
 */
export function rowsAt(document: unknown, keys: readonly string[]): readonly unknown[] | null {
  let value = document;
  const around: unknown[] = [];
  for (const [at, key] of keys.entries()) {
    const rest = keys.slice(at + 1);
    if (key === wildcard && Array.isArray(value)) return nestedRows(value, rest);
    const lists = key === wildcard && rest.length === 0 && isObject(value) ? keyedLists(value) : null;
    if (lists) return withKeys(lists.flatMap(([name, rows]) => rows.map((row) => [name, row] as const)));
    around.push(value);
    value = valueAt(value, [key]);
  }
  return toRows(value, around);
}

function nestedRows(items: readonly unknown[], keys: readonly string[]): unknown[] {
  const [name] = keys;
  return items.flatMap((item) => {
    if (!isObject(item)) return [item];
    // The columns of each item.
    if (name === undefined) return [...(toRows(item) ?? [])];
    const { [name]: _nested, ...fields } = item;
    const rows = rowsAt(item, keys) ?? [];
    return rows.map((row) => (isObject(row) ? { ...fields, ...row } : row));
  });
}

interface Candidate extends RowSet {
  /** Lists of plain values and objects of objects may not be rows, so other sets are first. */
  isLikely: boolean;
}

/** The maximum number of different kinds of items in an array, such as the rows and their page information. */
const maxMixed = 5;
/** The minimum share of rows among the items of a list. */
const rowShare = 0.9;

/** Whether nearly all items of an array are objects, or nearly all are arrays. */
function isRowList(items: readonly unknown[]): boolean {
  const known = items.filter((item) => item !== null);
  const [first] = known;
  const isSame = (item: unknown): boolean => (Array.isArray(first) ? Array.isArray(item) : isObject(item));
  return typeof first === 'object' && known.filter(isSame).length >= known.length * rowShare;
}

const timeKey = /time|date|^ts$|_at$/i;

/** Whether an object has a time in one of its own fields. */
const hasTime = (object: JsonObject): boolean =>
  Object.entries(object).some(
    ([key, value]) => isPlain(value) && parseTime(value) !== null && (parseNumber(value) === null || timeKey.test(key)),
  );

/** Returns every part of a document that can be read as rows, the most probable data first. */
export function findRowSets(document: unknown): RowSet[] {
  const found: Candidate[] = [];
  const add = (keys: readonly string[], isLikely: boolean, rows = rowsAt(document, keys)): void => {
    const sample = rows?.slice(0, sampleSize).filter(isObject) ?? [];
    if (rows && sample.length > 0) found.push({ pointer: formatPointer(keys), length: rows.length, sample, isLikely });
  };
  /** Finds lists inside rows that contain rows themselves. Other lists inside rows belong to their row. */
  const visitRow = (row: JsonObject, keys: readonly string[]): void => {
    if (keys.length > maxDepth) return;
    for (const [name, nested] of Object.entries(row)) {
      const path = [...keys, wildcard, name];
      if (Array.isArray(nested)) {
        // Series of points, as monitoring systems send them.
        if (Array.isArray(nested[0])) add(path, true);
        else if (isObject(nested[0]) && valuesOfCells(nested) === null) {
          // A device's readings, for example, have their own times.
          if (nested.length > 1 && hasTime(nested[0]) && !hasTime(row)) add(path, true);
          visitRow(nested[0], path);
        }
      } else if (isObject(nested)) {
        // The parts of a row that have the row's own fields: buckets inside a bucket.
        const isPart = (part: unknown): boolean =>
          isObject(part) && Object.keys(part).length > 1 && Object.keys(part).every((key) => key in row);
        const parts = Object.entries(nested).find(([, value]) => Array.isArray(value) && isPart(value[0]));
        if (parts) add([...path, parts[0]], true);
      }
    }
  };
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (Array.isArray(value)) {
      const isList = isRowList(value);
      add(keys, isList);
      const first: unknown = value.find((item) => item !== null);
      if (isList && isObject(first)) {
        if (columnLists(first)) add([...keys, wildcard], true);
        visitRow(first, keys);
        // A list with a single item may only wrap the data.
        if (value.length === 1 && !hasTime(first)) visit(first, [...keys, '0']);
      }
      if (!isList && value.length <= maxMixed && keys.length < maxDepth)
        for (const [index, item] of value.entries()) visit(item, [...keys, String(index)]);
    } else if (isObject(value) && keys.length < maxDepth) {
      const table = tableRows(value);
      if (table) add(keys, true, table);
      else {
        const isByTime = Object.keys(value).every(isTimeKey);
        add(keys, isByTime);
        const lists = keyedLists(value);
        if (lists) add([...keys, wildcard], isByTime);
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
