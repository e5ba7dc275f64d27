import { bisectLeft } from 'd3-array';
import { timeDay, timeHour, timeMonth, timeYear } from 'd3-time';
import { maxGroups, maxLabels } from '../api/contract';
import {
  type Amounts,
  type Bucket,
  type DataRow,
  type Measure,
  type NamedAmounts,
  type RowsFilter,
  type RowsPage,
  type RowsQuery,
  type Summary,
  type SummaryQuery,
  amountOf,
  defaultLimit,
} from './query';
import { cellReader, type Cell } from './columns';
import { createCellReader, type Dataset, readTexts, type Texts } from './dataset';
import { numberOfCell, parseText, parseTime } from './parse-values';
import { describeWholeRow, type WholeRow } from './whole-row';
import { cutText, nameOfText, numberOf } from './texts';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Comparing strings of 100 kB with the same beginning takes seconds. */
const maxSortedLength = 200;

/** Returns the indexes of the requested strings, or null for all strings. */
function wantedIndexes(texts: Texts | null, wanted: readonly string[] | undefined): Set<number> | null {
  if (!wanted || wanted.length === 0 || texts === null) return null;
  return new Set(wanted.map((name) => texts.keys.indexOf(name)));
}

/**
 * Returns a function that checks whether a row contains the search text: in its label or, if there are no labels, in
 * its cells.
 */
function createSearch({ labels, settings, rows }: Dataset, search: string): ((row: number) => boolean) | null {
  const text = search.trim().toLocaleLowerCase();
  if (text === '') return null;
  if (labels) {
    const found = labels.names.map((name) => name.toLocaleLowerCase().includes(text));
    return (row) => found[labels.index[row] ?? -1] === true;
  }
  const readers = settings.columns.filter(({ type, isHidden }) => type === 'text' && !isHidden).map(cellReader);
  return (row) =>
    readers.some((read) =>
      String(read(rows[row]) ?? '')
        .toLocaleLowerCase()
        .includes(text),
    );
}

/** Returns the numbers of the matching rows, in order. */
function matchingRows(dataset: Dataset, { from, to, groups, labels, search = '' }: RowsFilter): number[] {
  const { times, rows } = dataset;
  const start = times && from !== undefined ? bisectLeft(times, from) : 0;
  const end = times && to !== undefined ? bisectLeft(times, to) : rows.length;
  const wantedGroups = wantedIndexes(dataset.groups, groups);
  const wantedLabels = wantedIndexes(dataset.labels, labels);
  const isFound = createSearch(dataset, search);
  const matching: number[] = [];
  for (let row = start; row < end; row += 1) {
    if (wantedGroups && !wantedGroups.has(dataset.groups?.index[row] ?? -1)) continue;
    if (wantedLabels && !wantedLabels.has(dataset.labels?.index[row] ?? -1)) continue;
    if (isFound && !isFound(row)) continue;
    matching.push(row);
  }
  return matching;
}

/** Sorting 100,000 strings by language takes a second, so all pages of a sorted column use the same ranks. */
const columnTexts = new WeakMap<Dataset, Map<string, Texts>>();
const textRanks = new WeakMap<Texts, Float64Array>();

function textsOf(dataset: Dataset, pointer: string): Texts {
  const { rows, groups, labels, settings } = dataset;
  if (groups && pointer === settings.roles.group) return groups;
  if (labels && pointer === settings.roles.label) return labels;
  const known = columnTexts.get(dataset) ?? new Map<string, Texts>();
  columnTexts.set(dataset, known);
  const texts = known.get(pointer) ?? readTexts(rows, pointer);
  known.set(pointer, texts);
  return texts;
}

function ranksOf(texts: Texts): Float64Array {
  const { names } = texts;
  const known = textRanks.get(texts);
  if (known) return known;
  const ranks = new Float64Array(names.length);
  const starts = names.map((name) => name.slice(0, maxSortedLength));
  const sorted = [...names.keys()].toSorted((a, b) => collator.compare(starts[a] ?? '', starts[b] ?? ''));
  for (const [rank, name] of sorted.entries()) ranks[name] = names[name] === '' ? Number.NaN : rank;
  textRanks.set(texts, ranks);
  return ranks;
}

/** Returns the number by which each row is sorted. */
function createKey(dataset: Dataset, pointer: string) {
  const { settings, rows, times, values } = dataset;
  const { columns, roles } = settings;
  if (pointer === roles.time && times) return (row: number): number => times[row] ?? 0;
  if (pointer === roles.value && values) return (row: number): number => values[row] ?? Number.NaN;
  const column = columns.find((one) => one.pointer === pointer);
  if (!column) return (row: number): number => row;
  const read = cellReader(column);
  if (column.type === 'number') return (row: number): number => numberOfCell(read(rows[row]), column) ?? Number.NaN;
  if (column.type === 'date')
    return (row: number): number => parseTime(read(rows[row]), column.dateOrder) ?? Number.NaN;
  const texts = textsOf(dataset, pointer);
  const ranks = ranksOf(texts);
  return (row: number): number => ranks[texts.index[row] ?? 0] ?? Number.NaN;
}

/**
 * Returns the first rows in ascending order of their keys. Sorting the numbers natively and then only one page takes a
 * fraction of the time that sorting all rows would take.
 */
function firstByKey(of: readonly number[], count: number, sign: number, key: (row: number) => number): number[] {
  // Rows without a value come last in both directions.
  const keys = Float64Array.from(of, (row) => {
    const value = sign * key(row);
    return Number.isNaN(value) ? Infinity : value;
  });
  const limit = of.length <= count ? Infinity : (keys.toSorted()[count - 1] ?? Infinity);
  return [...of.keys()]
    .filter((index) => (keys[index] ?? Infinity) <= limit)
    .toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || sign * (a - b))
    .slice(0, count)
    .map((index) => of[index] ?? 0);
}

/** Returns a function that reads a row's key: its id or, if ids are not unique, a number calculated from its cells. */
function createKeyReader({ settings: { columns, roles }, rows, problems }: Dataset): (row: number) => string {
  const readId = roles.id === null || problems.sameId > 0 ? null : cellReader({ pointer: roles.id });
  const readCells = createCellReader(columns);
  return (row) => {
    const id = readId ? nameOfText(parseText(readId(rows[row]))) : '';
    if (id !== '' && !id.startsWith(contentMark)) return id;
    const cells = readCells(rows[row] ?? {}).map((cell) => cutCell(cell, maxComparedLength));
    return contentMark + numberOf(JSON.stringify(cells)).replaceAll(/\D+/g, '.').slice(1);
  };
}

/** The first character of a key that is calculated from the cells. */
const contentMark = '~';
const maxComparedLength = 1000;

const cutCell = (cell: Cell, length: number): Cell => (typeof cell === 'string' ? cutText(cell, length) : cell);

/** Returns a function that converts the row with a given number. */
function createConverter(dataset: Dataset, maxTextLength = Infinity): (row: number) => DataRow {
  const { rows, positions, times, values, groups, labels, settings } = dataset;
  const readCells = createCellReader(settings.columns);
  const readKey = createKeyReader(dataset);
  return (row) => {
    const value = values?.[row] ?? Number.NaN;
    return {
      id: String(positions[row] ?? row),
      key: readKey(row),
      time: times?.[row] ?? null,
      value: Number.isNaN(value) ? null : value,
      group: groups?.keys[groups.index[row] ?? 0] ?? null,
      label: labels?.keys[labels.index[row] ?? 0] ?? null,
      cells: readCells(rows[row] ?? {}).map((cell) => cutCell(cell, maxTextLength)),
    };
  };
}

/**
 * Filters, sorts and paginates rows. By default, the latest rows come first; rows without a time remain in the order of
 * the response.
 */
export function selectRows(dataset: Dataset, query: RowsQuery): RowsPage {
  const { sort, limit = defaultLimit, offset = 0 } = query;
  const { time } = dataset.settings.roles;
  const matching = matchingRows(dataset, query);
  const end = offset + limit;
  const by = sort ?? (time === null ? null : { column: time, isDescending: true });
  const found =
    by === null
      ? matching
      : by.column === time
        ? by.isDescending
          ? matching.slice(Math.max(0, matching.length - end)).toReversed()
          : matching
        : firstByKey(matching, end, by.isDescending ? -1 : 1, createKey(dataset, by.column));
  const rows = found.slice(offset, end).map(createConverter(dataset, query.maxTextLength));
  return { rows, total: matching.length };
}

/** Returns the whole row with a key, or null if there is none. */
export function wholeRow(dataset: Dataset, key: string): WholeRow | null {
  const readKey = createKeyReader(dataset);
  const row = dataset.rows.findIndex((_, index) => readKey(index) === key);
  const source = dataset.rows[row];
  return source ? describeWholeRow(source, createConverter(dataset)(row), dataset.settings) : null;
}

/** The amounts, stored as consecutive numbers because creating objects would take most of the time. */
interface Sums {
  count: Float64Array;
  sum: Float64Array;
  valued: Float64Array;
  lowest: Float64Array;
  highest: Float64Array;
}

const createSums = (length: number): Sums => ({
  count: new Float64Array(length),
  sum: new Float64Array(length),
  valued: new Float64Array(length),
  lowest: new Float64Array(length).fill(Infinity),
  highest: new Float64Array(length).fill(-Infinity),
});

function add(sums: Sums, at: number, value: number): void {
  sums.count[at] = (sums.count[at] ?? 0) + 1;
  if (Number.isNaN(value)) return;
  sums.valued[at] = (sums.valued[at] ?? 0) + 1;
  sums.sum[at] = (sums.sum[at] ?? 0) + value;
  if (value < (sums.lowest[at] ?? Infinity)) sums.lowest[at] = value;
  if (value > (sums.highest[at] ?? -Infinity)) sums.highest[at] = value;
}

function amountsAt(sums: Sums, at: number): Amounts {
  const valued = sums.valued[at] ?? 0;
  return {
    count: sums.count[at] ?? 0,
    sum: sums.sum[at] ?? 0,
    valued,
    lowest: valued === 0 ? null : (sums.lowest[at] ?? null),
    highest: valued === 0 ? null : (sums.highest[at] ?? null),
  };
}

/** The most frequent groups among all rows, so a group keeps its color in every range and with every filter. */
export function frequentNames({ names, index }: Texts, limit: number): number[] {
  const counts = new Float64Array(names.length);
  for (const name of index) counts[name] = (counts[name] ?? 0) + 1;
  return [...names.keys()].toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, limit);
}

const intervals = { hour: timeHour, day: timeDay, month: timeMonth, year: timeYear };

/**
 * Returns the start times of the hours, days, months or years that overlap a range. Because of clock changes, a day may
 * have 23 or 25 hours.
 */
const bucketStarts = (from: number, to: number, bucket: Bucket): number[] =>
  intervals[bucket].range(intervals[bucket].floor(new Date(from)), new Date(to)).map(Number);

/** Counts the matching rows by time bucket, group and label. */
export function summarizeRows(dataset: Dataset, query: SummaryQuery): Summary {
  const { from, to, bucket = null, measure = 'count' } = query;
  const { times, values, groups, labels } = dataset;
  const hasBuckets = times !== null && bucket !== null && from !== undefined && to !== undefined;
  const starts = hasBuckets ? bucketStarts(from, to, bucket) : [];
  const named = groups ? frequentNames(groups, maxGroups) : [];
  const hasOthers = groups !== null && groups.names.length > named.length;
  const groupCount = named.length + (hasOthers ? 1 : 0);
  const columnOf = groups && new Int32Array(groups.names.length).fill(named.length);
  for (const [column, name] of named.entries()) if (columnOf) columnOf[name] = column;

  const total = createSums(1);
  const byGroup = createSums(groupCount);
  const byLabel = createSums(labels?.names.length ?? 0);
  const byBucket = createSums(starts.length);
  const byBucketAndGroup = createSums(starts.length * groupCount);
  let at = 0;
  for (const row of matchingRows(dataset, query)) {
    const value = values?.[row] ?? Number.NaN;
    add(total, 0, value);
    const group = groups && columnOf ? (columnOf[groups.index[row] ?? 0] ?? 0) : 0;
    if (groups) add(byGroup, group, value);
    if (labels) add(byLabel, labels.index[row] ?? 0, value);
    if (!hasBuckets) continue;
    while ((starts[at + 1] ?? Infinity) <= (times[row] ?? 0)) at += 1;
    if (at >= starts.length) continue;
    add(byBucket, at, value);
    if (groups) add(byBucketAndGroup, at * groupCount + group, value);
  }

  const names = [...named.map((name) => groups?.keys[name] ?? ''), ...(hasOthers ? [null] : [])];
  return {
    ...amountsAt(total, 0),
    groups: names.map((key, column) => ({ key, ...amountsAt(byGroup, column) })),
    groupCount: groups?.names.length ?? 0,
    labels: topLabels(byLabel, labels?.keys ?? [], measure),
    labelCount: byLabel.count.reduce((count, rows) => count + (rows > 0 ? 1 : 0), 0),
    buckets: starts.map((start, index) => ({
      start,
      end: starts[index + 1] ?? to ?? start,
      ...amountsAt(byBucket, index),
      groups: names.map((_, column) => amountsAt(byBucketAndGroup, index * groupCount + column)),
    })),
  };
}

function topLabels(sums: Sums, names: readonly string[], measure: Measure): NamedAmounts[] {
  return names
    .map((key, index) => ({ key, ...amountsAt(sums, index) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (amountOf(b, measure) ?? -Infinity) - (amountOf(a, measure) ?? -Infinity))
    .slice(0, maxLabels);
}
