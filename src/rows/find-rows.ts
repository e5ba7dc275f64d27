import { formatPointer, isObject, type JsonObject, onlyItem, valueAt } from './json-pointer';
import { isDayCount, parseNumber, parseText, parseTime } from './parse-values';
import { steppedList, withSteps } from './stepped-rows';
import { withNamedValues, withoutTypes } from './typed-fields';

/** A part of a response that can be read as rows. */
export interface RowSet {
  /** The JSON Pointer of the rows. The key `*`, which `valueAt` does not support, matches each item of an array. */
  pointer: string;
  length: number;
  /** The first rows. */
  sample: readonly JsonObject[];
}

/** How many rows of each set are inspected. */
export const sampleSize = 500;
/** The maximum number of cells in a cube. */
const maxCells = 200_000;
/** The maximum depth when searching a response for rows. */
const maxDepth = 8;
const maxSets = 20;
const wildcard = '*';

/** Returns the items of an array, keyed by the given names or else by position. */
const byName = (items: readonly unknown[], names: readonly string[] | null): JsonObject =>
  Object.fromEntries(items.map((item, index) => [names?.[index] ?? String(index), onlyItem(item)]));

/** The fields that contain a column's name, if a response describes its columns. */
const columnNameKeys = ['name', 'field', 'key', 'title', 'label', 'text', 'id', 'code'];
const columnsKey =
  /^(?:columns?|columnNames|cols|fields?|\w*headers?|header_row|labels|legends?|names|meta|row_?type|schema)$/i;

/** Returns the column names in a list if they are different strings, one per item of a row. */
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

/** Returns the column names beside rows that are arrays, preferring those of the nearest object. */
function namesBeside(around: readonly unknown[], width: number): string[] | null {
  for (const object of around.toReversed()) {
    const names = namesIn(object, width);
    if (names) return names;
  }
  return null;
}

/** The keys of a cell's value, and of the formatted text or properties beside it. */
const cellKeys = { value: /^(?:v|\w*value)$/i, rest: /^[fp]$/ };

/** Returns the cell values of a row such as `[{ v: "DE" }, { v: 12, f: "12.00" }, null]`, or null for other lists. */
function valuesOfCells(list: unknown): unknown[] | null {
  if (!Array.isArray(list) || !list.some(isObject)) return null;
  const values = list.map((cell: unknown) => {
    const entries = isObject(cell) ? Object.entries(cell).filter(([key]) => !cellKeys.rest.test(key)) : [];
    const [[key, value] = ['', undefined]] = entries;
    const isCell = cell === null || (entries.length === 1 && cellKeys.value.test(key) && isPlain(value));
    return isCell ? (value ?? null) : undefined;
  });
  return values.includes(undefined) ? null : values;
}

/**
 * Reads rows that are lists of cells, such as `{ f: [{ v: "DE" }, { v: 12 }] }`, as array rows. If there are several
 * lists, such as `dimensionValues` and `metricValues`, the names come from lists beside them, such as
 * `dimensionHeaders`. Lists of plain values, such as `metrics: [12, 34]`, count as cells if a list elsewhere with the
 * same key contains their names, or if a single list beside them contains all names.
 */
function readCells(rows: readonly unknown[], around: readonly unknown[]) {
  const [parent] = around.slice(-1);
  const namesOfCells = (key: string, width: number): string[] | null =>
    isObject(parent) ? namesOf(parent[key.replace(/(?:Values|Cells)$/, 'Headers')], width) : null;
  const namesByKey = (key: string, width: number): string[] | null =>
    around
      .flatMap((object) => (isObject(object) ? Object.values(object) : []))
      .flatMap((part) => (isObject(part) ? [namesOf(part[key], width)] : []))
      .find((names) => names !== null) ?? null;
  const [first] = rows;
  if (!isObject(first)) return null;
  const lists = Object.values(first).filter((list) => Array.isArray(list) && list.every(isPlain));
  const isLists = lists.length > 1 && lists.length === Object.keys(first).length;
  const all = isLists ? namesBeside(around, lists.flat().length) : null;
  let named = 0;
  const names = Object.entries(first).map(([key, list]) => {
    const width = Array.isArray(list) ? list.length : 0;
    named += width;
    return (
      all?.slice(named - width, named) ?? (valuesOfCells(list) ? namesOfCells(key, width) : namesByKey(key, width))
    );
  });
  const cellsOf = (row: unknown) =>
    isObject(row)
      ? Object.values(row).map(
          (list, index) => valuesOfCells(list) ?? (names[index] && Array.isArray(list) ? list : null),
        )
      : [];
  const isWhole = (cells: ReturnType<typeof cellsOf>): boolean => cells.length > 0 && !cells.includes(null);
  // Most responses contain other kinds of rows, of which there may be 100,000.
  if (!isWhole(cellsOf(first))) return null;
  const cellLists = rows.map(cellsOf);
  if (!cellLists.every(isWhole)) return null;
  return {
    rows: cellLists.map((cells) => cells.flatMap((values) => values ?? [])),
    names: names.includes(null) ? null : names.flatMap((some) => some ?? []),
  };
}

const isNumberOrTime = (value: unknown): boolean => parseNumber(value) !== null || parseTime(value) !== null;

/** Returns the first of several array rows if it contains the column names, as in a spreadsheet. */
function headerOf([first, ...rest]: readonly (readonly unknown[])[]): string[] | null {
  const names = namesOf(first, first?.length ?? 0);
  const sample = rest.slice(0, 20);
  if (names === null || sample.length === 0) return null;
  // Names such as 2024, 2025 and 2026 may each be the header of a column.
  const others = names.filter((name) => !isTimeValue(name));
  const isHeader = others.length === names.length || (others.length > 0 && names.length - others.length >= minTimes);
  if (!isHeader || others.some(isNumberOrTime)) return null;
  const isValue = (_: string, index: number): boolean => sample.every((row) => isNumberOrTime(row[index]));
  return names.some(isValue) ? names : null;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether a value, or the name of a field, is a day or a time. */
const isTimeValue = (value: unknown): boolean => parseTime(value) !== null && !isDayCount(value);

const timeKey = /time|date|^ts?$|_at$/i;

/** Whether an object has a time directly in one of its fields. */
const hasTime = (object: JsonObject): boolean =>
  Object.entries(object).some(
    ([key, value]) => isPlain(value) && parseTime(value) !== null && (parseNumber(value) === null || timeKey.test(key)),
  );

/** If fewer fields are named like a time, it may be a coincidence. */
const minTimes = 3;
/** A thing with a time, such as its creation, and at least this many measurements is the source of a series. */
const minHistory = 10;

/**
 * Names the items of a list that includes a time, such as `{ keys: ["2026-11-22", "phone"], clicks: 3 }`, in rows
 * without any other time.
 */
function withListedTimes(rows: readonly unknown[], first: JsonObject): readonly unknown[] {
  const isText = (item: unknown): boolean =>
    typeof item === 'string' && isTimeValue(item) && parseNumber(item) === null;
  const [key, list] = Object.entries(first).find(([, value]) => Array.isArray(value) && value.some(isText)) ?? [];
  if (key === undefined || !Array.isArray(list) || !list.every(isPlain) || 'time' in first) return rows;
  const at = list.findIndex(isText);
  const names = list.map((_, index) => (index === at ? 'time' : `${key} ${index + 1}`));
  return rows.map((row) => {
    if (!isObject(row)) return row;
    const { [key]: items, ...others } = row;
    return { ...(Array.isArray(items) ? byName(items, names) : {}), ...others };
  });
}

/**
 * Adds a time to rows that have a year beside a month or quarter, such as `{ year: 2026, period: "M11" }`, and no other
 * time.
 */
function withTimes(rows: readonly unknown[]): readonly unknown[] {
  const first = rows.find(isObject) ?? {};
  const keyOf = (name: RegExp): string => Object.keys(first).find((key) => name.test(key)) ?? '';
  const [year, part, day] = [keyOf(/^year$/i), keyOf(/^(?:month|quarter|period)$/i), keyOf(/^day$/i)];
  const timeOf = (row: JsonObject): string => {
    const unit = /^q/i.test(part) ? 'Q' : 'M';
    const [, own = unit, number = ''] = /^([MQ]?)0?(\d{1,2})$/.exec(String(row[part])) ?? [];
    if (own === 'Q' || (own === '' && unit === 'Q')) return `${String(row[year])}-Q${number}`;
    const month = `${String(row[year])}-${number.padStart(2, '0')}`;
    return row[day] === undefined ? month : `${month}-${parseText(row[day]).padStart(2, '0')}`;
  };
  if (hasTime(first)) return rows;
  if (year === '' || parseTime(timeOf(first)) === null) return withListedTimes(rows, first);
  return rows.map((row) => (isObject(row) ? { time: timeOf(row), ...row } : row));
}

/**
 * Reads rows that have a field for each time, such as `{ country: "DE", "2025": 83, "2026": 84 }`, as one row per time.
 */
function rowsByTime(rows: readonly unknown[]): readonly unknown[] {
  const first = rows.find(isObject) ?? {};
  const times = Object.keys(first).filter((key) => isTimeValue(key) && isPlain(first[key]));
  const name = times.every((key) => /^\d{4}$/.test(key)) ? 'year' : 'time';
  if (times.length < minTimes || name in first || 'value' in first) return withTimes(rows);
  const isTime = new Set(times);
  return rows.filter(isObject).flatMap((row) => {
    const others = Object.fromEntries(Object.entries(row).filter(([key]) => !isTime.has(key)));
    return times.map((time) => ({ ...others, [name]: time, value: row[time] }));
  });
}

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
 * Returns the lists of an object of columns, such as `{ time: […], temperature: […] }` or
 * `{ time: […], quotes: { close: […] } }`, if they have the same length.
 */
function columnLists(object: JsonObject): [name: string, values: readonly unknown[]][] | null {
  if (!Object.values(object).some(Array.isArray)) return null;
  const lists = listsOf(object);
  const length = lists[0]?.[1].length ?? 0;
  const isTable =
    lists.length > 1 &&
    length > 1 &&
    new Set(lists.map(([name]) => name)).size === lists.length &&
    lists.every(([, { length: other }]) => other === length) &&
    !lists.every(([name]) => isTimeValue(name));
  return isTable && lists.every(([, values]) => values.every(isPlain)) ? lists : null;
}

/** Returns the rows of an object of columns, including the object's other fields, such as a series name. */
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
 * `{ labels: […], datasets: [{ label, data: […] }] }`, `{ xAxis: { categories: […] }, series: [{ name, data: […] }] }`
 * or `{ days: […], series: [[…], […]] }`.
 */
function chartRows(object: JsonObject): JsonObject[] | null {
  for (const [key, value] of Object.entries(object)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const { [key]: _series, ...rest } = object;
    const axes = listsOf(rest).filter(([, values]) => values.length > 2 && values.every(isPlain));
    const times = Array.isArray(value[0]) ? axes.find(([, values]) => values.every(isTimeValue)) : undefined;
    const axis = times ?? axes[0];
    const series: readonly unknown[] = times ? namedSeries(value, rest) : value;
    if (!axis || !series.every(isObject) || readCells(series, [object])) continue;
    const rows = series.map((one: JsonObject) => {
      const lists = listsOf(one, 0).filter(([, { length }]) => length === axis[1].length);
      return lists.length > 0 ? rowsOfLists(one, [axis, ...lists]) : null;
    });
    if (!rows.includes(null)) return rows.flatMap((some) => some ?? []);
  }
  return null;
}

/** Returns the value of a point such as `{ setId: "", value: 12 }`, or the point itself. */
const valueOfPoint = (point: unknown): unknown => (isObject(point) && 'value' in point ? point.value : point);

/**
 * Returns series that are plain lists as objects, with names from another list: `["Ads", "Mail"]`,
 * `[[0, "Ads"], [1, "Mail"]]`.
 */
function namedSeries(lists: readonly unknown[], beside: JsonObject): readonly unknown[] {
  const series = lists.map((list) => (Array.isArray(list) ? list.map(valueOfPoint) : list));
  if (!series.every((list) => Array.isArray(list) && list.every(isPlain))) return lists;
  const names = Object.values(beside)
    .filter((list) => Array.isArray(list) && list.length === series.length)
    .map((list) => (list as unknown[]).map((item) => [item].flat().find((text) => typeof text === 'string')))
    .find((texts) => !texts.includes(undefined));
  return series.map((values, index) => ({ name: names?.[index] ?? `Series ${index + 1}`, value: values }));
}

/**
 * Reads lists of pairs with the same first items, such as
 * `{ prices: [[time, price], …], volumes: [[time, volume], …] }`.
 */
function pairRows(object: JsonObject): JsonObject[] | null {
  const isPairs = (value: unknown): value is unknown[][] =>
    Array.isArray(value) && value.length > 1 && value.every((pair) => Array.isArray(pair) && pair.length === 2);
  const lists = Object.entries(object).filter((entry): entry is [string, unknown[][]] => isPairs(entry[1]));
  const keys = (lists[0]?.[1] ?? []).map(([key]) => key);
  const isJoined = ([, pairs]: [string, unknown[][]]): boolean =>
    pairs.length === keys.length && pairs.every(([key], index) => key === keys[index]);
  if (lists.length < 2 || !lists.every(isJoined)) return null;
  const keyName = keys.every(isTimeValue) ? 'time' : 'key';
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

/** Returns the rows of a list, or of an object of rows with a time, whose keys are then their ids. */
function rowsOf(value: unknown): readonly JsonObject[] | null {
  if (Array.isArray(value)) return value.every(isObject) ? value : null;
  const rows = isObject(value) ? keyedRows(value) : null;
  return rows?.every(([key, row]) => hasTime(row) && !isTimeValue(key))
    ? rows.map(([id, row]) => ({ id, ...row }))
    : null;
}

/** Returns an object's lists if their rows are similar, such as `{ "2026-11-01": [{ … }], "2026-11-02": [{ … }] }`. */
function keyedLists(object: JsonObject): [key: string, rows: readonly JsonObject[]][] | null {
  const entries = Object.entries(object).map(([key, value]) => [key, rowsOf(value)] as const);
  const lists = entries.flatMap(([key, rows]) => (rows ? [[key, rows] as [string, readonly JsonObject[]]] : []));
  if (entries.length < 2 || lists.length < entries.length) return null;
  const firsts = lists.flatMap(([, [row]]) => (row ? [row] : []));
  return firsts.length > 1 && areAlike(firsts) ? lists : null;
}

/** A code, version or number, rather than the name of a field. */
const codeKey = /^(?:[A-Z]{2,5}|v?\d[\w.-]*)$/;

/** Returns an object's entries if their values are similar, such as `{ berlin: { … }, paris: { … }, rome: { … } }`. */
function keyedRows(object: JsonObject): [key: string, row: JsonObject][] | null {
  // Some servers send `[]` for an empty object.
  const entries = Object.entries(object).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  if (entries.length < 3) return null;
  if (entries.every((entry): entry is [string, JsonObject] => isObject(entry[1])))
    return areAlike(entries.map(([, row]) => row)) ? entries : null;
  // Values keyed by day or code, such as `{ "2026-11-01": 12, "2026-11-02": 14 }` or `{ EUR: 1, USD: 1.08, GBP: 0.85 }`.
  const isSeries = entries.every(([key]) => isTimeValue(key));
  // Each time may have several values, such as `{ "1793491200": [18.3, 39] }`.
  if (isSeries && entries.every(([, value]) => Array.isArray(value) && value.every(isPlain)))
    return entries.map(([key, values]) => [
      key,
      Object.fromEntries((values as unknown[]).map((value, at) => [String(at + 1), value])),
    ]);
  const areByCode = entries.every(([key, value]) => codeKey.test(key) && isNumberOrTime(value));
  return (isSeries && entries.every(([, value]) => isPlain(value))) || areByCode
    ? entries.map(([key, value]) => [key, { value }])
    : null;
}

/**
 * Returns the values of named series by time, such as `{ visits: { "2026-11-01": 12 }, signups: { "2026-11-01": 2 } }`.
 */
function keyedSeries(object: JsonObject): JsonObject[] | null {
  const entries = Object.entries(object);
  const isSeries = (entry: [string, unknown]): entry is [string, JsonObject] =>
    isObject(entry[1]) &&
    Object.keys(entry[1]).length > 1 &&
    Object.entries(entry[1]).every(([key, value]) => isPlain(value) && isTimeValue(key));
  return entries.length > 1 && entries.every(isSeries)
    ? entries.flatMap(([key, values]) => Object.entries(values).map(([time, value]) => ({ key, time, value })))
    : null;
}

/** Adds each row's key in the object to the row, as a time if all keys are times. */
function withKeys(entries: readonly (readonly [key: string, row: JsonObject])[]): JsonObject[] {
  const isByTime = entries.every(([key, row]) => isTimeValue(key) && !('time' in row));
  const name = !isByTime ? 'key' : entries.every(([key]) => /^\d{4}$/.test(key)) ? 'year' : 'time';
  return entries.map(([key, row]) => ({ [name]: key, ...row }));
}

/**
 * Reads objects keyed by time and name, in either order, such as `{ "2026-11-01": { berlin: { … }, paris: { … } } }`.
 */
function keyedTwice(entries: readonly (readonly [key: string, row: JsonObject])[]): JsonObject[] | null {
  const parts = entries.flatMap(([outer, row]) => Object.entries(row).map(([inner, part]) => ({ outer, inner, part })));
  const rows = parts.flatMap(({ part }) => (isObject(part) ? [part] : []));
  const isByTime = parts.every(({ outer }) => isTimeValue(outer));
  if (rows.length < parts.length || !areAlike(rows) || isByTime === parts.every(({ inner }) => isTimeValue(inner)))
    return null;
  return parts.map(({ outer, inner }, at) => ({
    time: isByTime ? outer : inner,
    key: isByTime ? inner : outer,
    ...rows[at],
  }));
}

/**
 * Reads rows that are arrays, with the column names beside them or in the first row. Lists of objects are read as parts
 * of one list, and lists of columns are transposed.
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
  return rowsByTime(
    (header ? value.slice(1) : value).map((item: unknown) =>
      Array.isArray(item) ? byName(item, beside ?? header) : item,
    ),
  );
}

const maxListColumns = 100;

/** Reads a list of columns, such as `[{ name: "day", values: […] }, { name: "visits", values: […] }]`. */
function columnRows(columns: readonly unknown[]): JsonObject[] | null {
  if (columns.length > maxListColumns) return null;
  const lists = columns.map((column) => (isObject(column) ? listsOf(column, 0) : []));
  const names = namesOf(columns, columns.length);
  const values = lists.map(([list]) => list?.[1] ?? []);
  const [length = 0] = values.map((list) => list.length);
  const isTable = columns.length > 1 && length > 1 && names !== null && lists.every((own) => own.length === 1);
  if (!isTable || !values.every((list) => list.length === length && list.every(isPlain))) return null;
  // Only one of the columns contains times, whereas each of several series has separate values.
  if (values.filter((list) => list.every(isTimeValue)).length !== 1) return null;
  return (
    values[0]?.map((_, index) =>
      byName(
        values.map((list) => list[index]),
        names,
      ),
    ) ?? null
  );
}

/** Returns the categories of a cube's dimension in order: times unchanged, others by their names. */
function categoriesOf(dimension: JsonObject, name: string): string[] {
  const [index, label] = ['index', 'label'].map((key) => valueAt(dimension, [name, 'category', key]));
  const places = Object.entries(isObject(index) ? index : isObject(label) ? label : {});
  const codes = Array.isArray(index)
    ? index.map(String)
    : places.toSorted(([, a], [, b]) => Number(a) - Number(b)).map(([code]) => code);
  return codes.map((code) => (isTimeValue(code) ? code : parseText(valueAt(label, [code])) || code));
}

/**
 * Reads a JSON-stat cube, whose values are in the order of their dimensions' categories, with the last dimension
 * varying fastest.
 */
function cubeRows({ id, dimension, value: values }: JsonObject): JsonObject[] | null {
  if (!Array.isArray(id) || !isObject(dimension) || typeof values !== 'object') return null;
  let rows: JsonObject[] = [{}];
  for (const name of id.map(String)) {
    const categories = categoriesOf(dimension, name);
    if (rows.length * categories.length > maxCells) return null;
    rows = rows.flatMap((row) => categories.map((category) => ({ ...row, [name]: category })));
  }
  const filled = rows.map((row, at) => ({ ...row, value: valueAt(values, [String(at)]) ?? null }));
  return rows.length > 1 ? filled.filter(({ value }) => value !== null) : null;
}

/** The dimensions of an SDMX-JSON cube, with those of its series before those of its observations. */
function dimensionsOf({ structure, structures }: JsonObject): JsonObject[] {
  const dimensions = valueAt(structure ?? valueAt(structures, ['0']), ['dimensions']);
  return ['series', 'observation'].flatMap((part) => valueAt(dimensions, [part]) ?? []).filter(isObject);
}

/** Reads an SDMX-JSON cube, whose keys, such as `0:1:12`, are positions among the dimensions' values. */
function keyedCubeRows(object: JsonObject): JsonObject[] | null {
  const dimensions = dimensionsOf(object);
  const [data] = Array.isArray(object.dataSets) ? (object.dataSets as unknown[]) : [];
  if (dimensions.length === 0 || !isObject(data)) return null;
  const categoryOf = ({ values }: JsonObject, position: string): string => {
    const { id, name } = (valueAt(values, [position]) ?? {}) as JsonObject;
    return isTimeValue(String(id)) ? String(id) : parseText(name) || String(id);
  };
  const series = isObject(data.series) ? Object.entries(data.series) : [['', data] as const];
  return series.flatMap(([key, one]) =>
    Object.entries(isObject(one) && isObject(one.observations) ? one.observations : {}).map(([inner, values]) => {
      const positions = `${key}:${inner}`.split(':').filter(Boolean);
      const names = dimensions.map((dimension, at) => [
        String(dimension.id),
        categoryOf(dimension, positions[at] ?? ''),
      ]);
      return { ...Object.fromEntries(names), value: onlyItem([values].flat().slice(0, 1)) };
    }),
  );
}

/** Reads an object whose parts form one table: columns, lists of pairs, chart data, or series by time. */
function tableRows(object: JsonObject): readonly JsonObject[] | null {
  const stepped = steppedList(object);
  const lists = stepped ? [stepped] : columnLists(object);
  return (
    cubeRows(object) ??
    keyedCubeRows(object) ??
    (lists && rowsOfLists(object, lists)) ??
    pairRows(object) ??
    chartRows(object) ??
    keyedSeries(object)
  );
}

/**
 * Reads a value as rows. It may be an array of objects, of arrays or of plain values, an object of equally long
 * columns, lists of pairs with the same times, chart data, or an object of similar objects, whose keys become the `key`
 * or `time` column. Returns null for anything else.
 * @param around the objects that contain the value, and may contain its column names, with the nearest one last
 */
export function toRows(value: unknown, around: readonly unknown[] = []): readonly unknown[] | null {
  const rows = readRows(value, around);
  return (
    rows && withoutTypes(withSteps(rows, value, around)).map((row) => (isObject(row) ? withNamedValues(row) : row))
  );
}

function readRows(value: unknown, around: readonly unknown[]): readonly unknown[] | null {
  if (Array.isArray(value)) {
    const first: unknown = value.find((item) => item !== null);
    if (Array.isArray(first)) return arrayRows(value, around);
    const columns = columnRows(value);
    if (columns) return columns;
    if (first === undefined || isObject(first)) {
      const cells = readCells(value, around);
      if (!cells) return rowsByTime(value);
      return cells.names ? cells.rows.map((row) => byName(row, cells.names)) : arrayRows(cells.rows, around);
    }
    return value.map((item: unknown) => (typeof item === 'object' ? item : { value: item }));
  }
  if (!isObject(value)) return null;
  const table = tableRows(value);
  if (table) return table;
  const keyed = keyedRows(value);
  return keyed && (keyedTwice(keyed) ?? withKeys(keyed));
}

/**
 * Returns the rows at a path of keys, or null if there are none. A row in a nested list also includes the other fields
 * of its parent item, or the key of its list.
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
    // The columns are separate for each item.
    if (name === undefined) return [...(toRows(item) ?? [])];
    const { [name]: _nested, ...fields } = withNamedValues(item);
    const rows = rowsAt(item, keys) ?? [];
    return rows.map((row) => (isObject(row) ? { ...fields, ...row } : row));
  });
}

interface Candidate extends RowSet {
  /** Lists of plain values and objects of objects may not be rows, so other sets come first. */
  isLikely: boolean;
}

/** The maximum number of different kinds of items in an array, for example rows and their page information. */
const maxMixed = 5;
/** The minimum share of rows among the items of a list. */
const rowShare = 0.9;

/** Whether nearly all items of an array are objects, or nearly all of them are arrays. */
function isRowList(items: readonly unknown[]): boolean {
  const known = items.filter((item) => item !== null);
  const [first] = known;
  const isSame = (item: unknown): boolean => (Array.isArray(first) ? Array.isArray(item) : isObject(item));
  return typeof first === 'object' && known.filter(isSame).length >= known.length * rowShare;
}

/** Whether an object contains a number in its fields or in the fields of a nested object. */
const hasNumber = (object: JsonObject): boolean =>
  Object.values(object).some((value) =>
    isObject(value) ? hasNumber(value) : parseNumber(value) !== null && typeof value !== 'boolean',
  );

/** Whether a number of a row is the sum of the same number in its parts, such as the total of a region's stores. */
const isSumOf = (row: JsonObject, parts: readonly unknown[]): boolean =>
  Object.entries(row).some(([key, total]) => {
    const sum = parts.reduce<number>((all, part) => all + (parseNumber(valueAt(part, [key])) ?? 0), 0);
    return typeof total === 'number' && sum !== 0 && Math.abs(sum - total) <= Math.abs(total) / 1000;
  });

const isKeyedByTime = (value: unknown): boolean => isObject(value) && Object.keys(value).every(isTimeValue);

/** Returns every part of a document that can be read as rows, with the most probable data first. */
export function findRowSets(document: unknown): RowSet[] {
  const found: Candidate[] = [];
  const add = (keys: readonly string[], isLikely: boolean, rows = rowsAt(document, keys)): void => {
    const sample = rows?.slice(0, sampleSize).filter(isObject) ?? [];
    if (rows && sample.length > 0) found.push({ pointer: formatPointer(keys), length: rows.length, sample, isLikely });
  };
  /** Finds lists inside rows that themselves contain rows. Other lists inside rows belong to their row. */
  const visitRow = (row: JsonObject, keys: readonly string[], siblings: number): void => {
    if (keys.length > maxDepth) return;
    for (const [name, nested] of Object.entries(row)) {
      const path = [...keys, wildcard, name];
      if (Array.isArray(nested)) {
        // These are series of points, as sent by monitoring systems.
        if (Array.isArray(nested[0])) add(path, true);
        else if (isObject(nested[0]) && valuesOfCells(nested) === null) {
          // A device's readings, for example, each have a time.
          const isHistory = nested.length >= minHistory && nested.length > siblings && hasNumber(nested[0]);
          const hasOwnTimes = hasTime(nested[0]) && (!hasTime(row) || isHistory);
          // The parts of a period contain the period's numbers, or add up to them.
          const arePartsOf = hasNumber(row) ? !hasTime(row) && isSumOf(row, nested) : hasNumber(nested[0]);
          if (hasOwnTimes || (nested.length > 1 && arePartsOf)) add(path, true);
          visitRow(nested[0], path, nested.length);
        }
      } else if (isObject(nested)) {
        if (isKeyedByTime(nested) && Object.keys(nested).length > siblings && !hasTime(row)) add(path, true);
        // These are parts of a row with the same fields as the row itself, such as buckets inside a bucket.
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
        // Two short lists in each row may be the row's names and numbers.
        const lists = columnLists(first);
        const isSeries = lists?.some(([, values]) => values.length > 3 || values.every(isTimeValue));
        if (isSeries || steppedList(first)) add([...keys, wildcard], true);
        visitRow(first, keys, value.length);
        // A list with a single item may only wrap the data.
        if (value.length === 1 && !hasTime(first)) visit(first, [...keys, '0']);
      }
      if (!isList && value.length <= maxMixed && keys.length < maxDepth)
        for (const [index, item] of value.entries()) visit(item, [...keys, String(index)]);
    } else if (isObject(value) && keys.length < maxDepth) {
      const table = tableRows(value);
      if (table) add(keys, true, withSteps(table, value, []));
      else {
        const isByTime = isKeyedByTime(value);
        add(keys, isByTime || Object.values(value).every(isKeyedByTime));
        const lists = keyedLists(value);
        // These are the same measurements of several things.
        const fields = lists?.map(([, [row]]) => (row && hasTime(row) ? Object.keys(row).join() : ''));
        const areSeries = fields?.every((names) => names !== '' && names === fields[0]) === true;
        if (lists) add([...keys, wildcard], isByTime || areSeries);
        for (const [key, child] of Object.entries(value)) visit(child, [...keys, key]);
      }
    }
  };
  visit(document, []);
  return found
    .toSorted(
      (a, b) =>
        Number(b.isLikely) - Number(a.isLikely) ||
        b.length - a.length ||
        Number(b.sample.some(hasTime)) - Number(a.sample.some(hasTime)),
    )
    .slice(0, maxSets)
    .map(({ isLikely: _isLikely, ...set }) => set);
}
