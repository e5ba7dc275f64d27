import { cellReader, type Column, type ColumnFacts, describeColumn, findFields } from './columns';
import {
  formatPointer,
  fullNameOfPointer,
  isObject,
  type JsonObject,
  nameOfPointer,
  parsePointer,
  valueAt,
  wordsOfPointer,
} from './json-pointer';
import { sampleSize } from './find-rows';
import { findTotal } from './next-page';
import { isCurrencyCode, parseTime } from './parse-values';
import type { Measure } from './query';
import { proposeMeasure, proposeRoles, type Roles, type RowSettings } from './roles';
import { dayMs } from './ranges';
import { capitalize, cutText } from './texts';

/** The columns of the rows, with proposed roles. */
export interface DescribedRows {
  columns: readonly ColumnFacts[];
  roles: Roles;
  /** Whether some fields are not among the columns, because there are too many or they are too deeply nested. */
  isCut: boolean;
  /** The number of rows on all pages. */
  length: number;
  /** The number of all rows as stated in the response, or null if it is not stated. */
  total: number | null;
  /** The dashboard's initial measure. */
  measure: Measure;
  /** A word for a row if each row states its kind, such as `object: "charge"`; otherwise null. */
  kind: string | null;
}

/** The maximum length of a field name that is stored beside the rows. */
const maxNameLength = 40;
/** Strings longer than this are descriptions, not units. */
const maxUnitLength = 12;
/** Strings beside columns that refer to a notation, such as “wmo code”. */
const notation = /code|iso|unix/i;
const money =
  /\b(?:amount|price|totals?|subtotal|gross|net|cost|fee|revenue|sales|tax|balance|paid|refunded|discount|shipping|freight)\b/;

/**
 * Returns the column units that APIs send beside their lists: `hourly_units` or `units` beside `hourly`, or a single
 * `unit` for the values.
 */
function findUnits(document: unknown, rows: string): ReadonlyMap<string, string> {
  const keys = parsePointer(rows) ?? [];
  const parent = valueAt(document, keys.slice(0, -1));
  const found = ['units', `${keys.at(-1) ?? ''}_units`].map((key) => valueAt(parent, [key])).filter(isObject);
  // The unit may also be that of a parameter beside the rows.
  const beside = isObject(parent) ? [parent, ...Object.values(parent).filter(isObject)] : [];
  const ofValues = beside.flatMap(({ unit }) => (typeof unit === 'string' ? [unitText(unit)] : []));
  if (ofValues.length === 1) found.push({ value: ofValues[0] });
  return new Map(
    found
      .flatMap((units) => Object.entries(units))
      .filter((entry): entry is [string, string] => {
        const [, unit] = entry;
        return typeof unit === 'string' && unit !== '' && unit.length <= maxUnitLength && !notation.test(unit);
      }),
  );
}

/** The symbols of units that are spelled out, and of letters that mean degrees when used with a temperature. */
const unitSigns: Readonly<Record<string, string>> = {
  C: '°C',
  F: '°F',
  degc: '°C',
  degf: '°F',
  celsius: '°C',
  fahrenheit: '°F',
  percent: '%',
};

/** Returns a unit as it is displayed, without the name of its vocabulary, such as `wmoUnit:degC`. */
function unitText(text: string): string {
  const unit = text.replace(/^\w+:/, '');
  return unitSigns[unit] ?? unitSigns[unit.toLowerCase()] ?? unit;
}

/**
 * The only unit in a column that contains the unit of the adjacent number, such as `temperatureUnit`, or `unit` beside
 * `value`.
 */
function unitOf({ column, distinct, words: [unit = ''] }: ColumnFacts) {
  const name = wordsOfPointer(keyOf(column));
  const [match, of = ''] = /^(.*?) ?(?:units?|unit code|unit of measure(?:ment)?|uom|einheit)$/.exec(name) ?? [];
  if (match === undefined || distinct !== 1 || column.type !== 'text') return [];
  const text = unitText(unit);
  return text.length > maxUnitLength || text.includes('_') ? [] : [{ of, unit: text, parent: parentOf(column) }];
}

const parentOf = ({ pointer }: Column): string => pointer.replace(/[^/]*$/, '');
const keyOf = ({ pointer }: Column): string => pointer.replace(/.*(?=\/)/, '');

/** The only code in a currency column, or null for any other column. */
function currencyOf({ column, distinct, words: [code = ''] }: ColumnFacts): string | null {
  const isCurrency = /\bcurrency(?: code)?$/.test(wordsOfPointer(column.pointer));
  return isCurrency && distinct === 1 && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : null;
}

/** Whether an unnamed unit belongs to a number, because it is called a value or is the only number. */
const isMeasured = (name: string, numbers: number): boolean =>
  numbers === 1 || /\b(?:value|reading|measurement|result|state|messwert|wert)$/.test(name);

/** In payment APIs, a whole `amount` beside a currency is given in the currency's smallest unit, such as cents. */
const minorAmount = /\bamount\b|\b(?:cents|minor)$/;
/** In advertising APIs, amounts are given in millionths of a currency's unit. */
const microAmount = / micros$/;

const currencyFormat = (unit: string) => ({ style: 'currency', unit }) as const;

/** Returns how many of the smallest units, such as cents, make up one unit of a currency, or 1 if there are none. */
const divisorOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0);

/**
 * Assigns units or currencies to number columns. Whole numbers whose names do not suggest an amount are not assigned a
 * currency, because 4500 cents must not be displayed as $4,500.
 */
function withFormats(columns: readonly ColumnFacts[], units: ReadonlyMap<string, string>): ColumnFacts[] {
  const currencies = columns.flatMap((facts) => {
    const code = currencyOf(facts);
    return code === null ? [] : [{ code, parent: parentOf(facts.column) }];
  });
  const ownUnits = columns.flatMap(unitOf);
  const numbers = columns.filter(({ column }) => column.type === 'number');
  const formatOf = ({ column, words }: ColumnFacts): Pick<Column, 'format' | 'divisor'> => {
    const { pointer } = column;
    const unit = units.get(parsePointer(pointer)?.join('/') ?? '');
    if (unit !== undefined) return { format: { style: 'unit', unit } };
    const name = wordsOfPointer(pointer);
    const own = ownUnits.find(({ of, parent }) =>
      of === ''
        ? parent.startsWith(parentOf(column)) && isMeasured(name, numbers.length)
        : parent === parentOf(column) && of === wordsOfPointer(keyOf(column)),
    );
    if (own) return { format: { style: isCurrencyCode(own.unit) ? 'currency' : 'unit', unit: own.unit } };
    const currency = currencies.find(({ parent }) => pointer.startsWith(parent));
    if (microAmount.test(name)) return { ...(currency && { format: currencyFormat(currency.code) }), divisor: 1e6 };
    if (!currency) return {};
    const format = currencyFormat(currency.code);
    if (words.some((word) => /\.\d/.test(word))) return money.test(name) ? { format } : {};
    const divisor = divisorOf(currency.code);
    return minorAmount.test(name) ? (divisor === 1 ? { format } : { format, divisor }) : {};
  };
  return columns.map((facts) => {
    const { column } = facts;
    if (column.type !== 'number' || column.format) return facts;
    return { ...facts, column: { ...column, name: column.name.replace(microAmount, ''), ...formatOf(facts) } };
  });
}

/** The name of a field in which every row states its kind, such as `object: "charge"`. */
const kindName = /^(?:object|type|kind|doc type|event type|record type|resource type)$/;
const noKind =
  /^(?:list|object|item|row|record|node|feature|data|entity|collection|resource|string|number|default|user)$/i;

/** Returns the word that all rows use for their kind, or null if there is none. */
function kindOf(columns: readonly ColumnFacts[]): string | null {
  const kinds = columns.flatMap(({ column, distinct, filled, words: [word = ''] }) =>
    distinct === 1 &&
    filled === 1 &&
    kindName.test(wordsOfPointer(column.pointer)) &&
    /^[a-z][a-z_ -]{2,20}$/i.test(word)
      ? [word.replaceAll(/[_-]/g, ' ').toLowerCase()]
      : [],
  );
  return kinds.find((word) => !noKind.test(word)) ?? null;
}

/** Returns a name for an unnamed value beside a time, namely that of its series or its list. */
function nameOfSeries(columns: readonly ColumnFacts[], rows: string): string | null {
  const named = columns.find(
    ({ column, distinct }) =>
      distinct === 1 && /(?:^| )(?:name|measurement|metric)$/.test(wordsOfPointer(column.pointer)),
  );
  const key = named?.words[0] ?? parsePointer(rows)?.at(-1) ?? '';
  return /^(?:|\*|values?|data|rows?|results?|points?|datapoints|pointlist|items|series|\d+)$/i.test(key)
    ? null
    : nameOfPointer(formatPointer([key]));
}

/** The one-letter names of prices in market data. */
const candle: Readonly<Record<string, string>> = { o: 'Open', h: 'High', l: 'Low', c: 'Close', v: 'Volume' };

/** Returns the name of a field such as `field1` from an object beside the rows, such as `{ field1: "Temperature" }`. */
function nameBeside(key: string, document: unknown, rows: string): string | null {
  const parent = valueAt(document, (parsePointer(rows) ?? []).slice(0, -1));
  const beside = isObject(parent) && /[a-z]\d+$/i.test(key) ? Object.values(parent) : [];
  const name = beside.map((one) => (isObject(one) ? one[key] : null)).find((one) => typeof one === 'string');
  return typeof name === 'string' && name.trim() !== '' ? cutText(name.trim(), maxNameLength) : null;
}

/**
 * Names columns that only have a position after their role, and columns whose names would be the same after all of
 * their keys.
 */
function nameColumns(columns: readonly ColumnFacts[], roles: Roles, rows: string, document: unknown): ColumnFacts[] {
  const isCandle = ['/o', '/h', '/l', '/c'].every((key) => columns.some(({ column }) => column.pointer === key));
  const uses = new Map<string, number>();
  for (const { column } of columns) uses.set(column.name, (uses.get(column.name) ?? 0) + 1);
  return columns.map((facts) => {
    const { column } = facts;
    const { pointer } = column;
    const role = Object.entries(roles).find(([, of]) => of === pointer)?.[0];
    const name =
      role !== undefined && /^\/\d+$/.test(pointer)
        ? ((role === 'value' ? nameOfSeries(columns, rows) : null) ?? capitalize(role))
        : (uses.get(column.name) ?? 0) > 1
          ? fullNameOfPointer(pointer)
          : ((isCandle ? candle[pointer.slice(1)] : nameBeside(pointer.slice(1), document, rows)) ?? column.name);
    return { ...facts, column: { ...column, name } };
  });
}

/** If fewer rows have a value, such as the amount of only one kind of event, the rows are counted. */
const minFilled = 0.5;
/** The share of a series' time intervals that must have the usual length. */
const regularShare = 0.6;
/**
 * The share if the rows have ids, because events may happen to be regular. If their interval is shorter than a day, there
 * must be more of them.
 */
const certainShare = 0.95;
const certainLength = 20;
const minuteMs = 60_000;
/** The allowed deviation from the usual interval, because months have 28 to 31 days. */
const distanceTolerance = 0.11;

/** Whether an id assigned by the data store, such as `_id`, is just a row number. */
function countsRows(pointer: string, rows: readonly JsonObject[]): boolean {
  const [first, ...others] = rows.map(cellReader({ pointer }));
  const isCount = typeof first === 'number' && others.every((id, index) => id === first + index + 1);
  return isCount && (/^\/(?:_|number$|index$|row|entry_)/.test(pointer) || /\/(?:objectid|oid|fid)$/i.test(pointer));
}

/**
 * Returns whether the rows are values measured at regular times, at most one per time, group and label, or one per
 * group and label if they have no time. In this case, their count is meaningless. Rows with an id that is not just a
 * row number are events or things unless their times are strictly regular days or longer periods.
 */
function isSeries(rows: readonly JsonObject[], { columns, roles }: RowSettings): boolean {
  const { time, value, group, label, id } = roles;
  if (value === null || rows.length < 3) return false;
  const order = columns.find(({ pointer }) => pointer === time)?.dateOrder;
  const [readTime, readGroup, readLabel] = [time, group, label].map((pointer) =>
    pointer === null ? () => null : cellReader({ pointer }),
  );
  const keys = rows.map((row) => JSON.stringify([readTime?.(row), readGroup?.(row), readLabel?.(row)]));
  if (new Set(keys).size < rows.length) return false;
  if (time === null) return true;
  const times = rows.flatMap((row) => parseTime(readTime?.(row), order) ?? []);
  const sorted = [...new Set(times)].toSorted((a, b) => a - b);
  const distances = sorted.slice(1).map((at, index) => at - (sorted[index] ?? at));
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  const isUsual = (distance: number): boolean => Math.abs(distance - usual) <= usual * distanceTolerance;
  const isEvent = id !== null && !countsRows(id, rows);
  if (isEvent && usual < (times.length < certainLength ? dayMs : minuteMs)) return false;
  const share = isEvent ? certainShare : regularShare;
  return distances.length > 1 && distances.filter(isUsual).length >= distances.length * share;
}

/** Describes the rows at a pointer in a response. Their units may be stored beside them. */
export function describeRows(rows: readonly unknown[], document: unknown, pointer: string): DescribedRows {
  const sample = rows.slice(0, sampleSize).filter(isObject);
  const { pointers, isCut } = findFields(sample);
  const columns = withFormats(
    pointers.map((field) => describeColumn(field, sample)),
    findUnits(document, pointer),
  );
  const roles = proposeRoles(columns);
  const named = nameColumns(columns, roles, pointer, document);
  const settings = { columns: named.map(({ column }) => column), roles };
  const filled = columns.find(({ column }) => column.pointer === roles.value)?.filled ?? 0;
  const measure = filled < minFilled ? 'count' : proposeMeasure(settings, isSeries(sample, settings));
  return {
    columns: named,
    roles,
    isCut,
    length: rows.length,
    total: findTotal(document, pointer),
    measure,
    kind: kindOf(columns),
  };
}
