import { type DataGridColumn, type DataGridValue, findColumn, isEmptyValue, isList, valueText } from './columns';
import { typedValue } from './dates';
import { createTest, type DataGridCondition } from './conditions';
import type { DataGridQuery, DataGridSort } from './grid-state';

const noConditions: readonly DataGridCondition[] = [];

/**
 * Returns the rows that match the search and the filters, in the order of the data.
 * @param except the id of a column whose filter is ignored, for counting the rows with each of its values
 * @param timeZone the time zone for the days in conditions, by default the browser's
 */
export function filterRows<Row>(
  data: readonly Row[],
  columns: readonly DataGridColumn<Row>[],
  search: string,
  filters: DataGridQuery['filters'],
  except?: string,
  conditions: readonly DataGridCondition[] = noConditions,
  timeZone?: string,
): readonly Row[] {
  const text = search.trim();
  const accepted = columns.flatMap(({ id, value }) => {
    const values = filters[id] ?? [];
    return values.length === 0 || id === except ? [] : [{ value, values: new Set(values) }];
  });
  // A condition for a column that no longer exists is ignored.
  const tests = conditions.flatMap<(row: Row, index: number) => boolean>((condition) => {
    const column = columns.find(({ id }) => id === condition.column);
    return column ? [createTest(column, condition, timeZone)] : [];
  });
  if (text !== '') {
    const contains = createContains(
      data,
      columns.filter(({ searchable = true }) => searchable),
      text,
    );
    tests.push((_, index) => contains(index));
  }
  for (const { value, values } of accepted) tests.push((row) => textsOf(value(row)).some((one) => values.has(one)));
  const [test] = tests;
  if (!test) return data;
  return data.filter(tests.length === 1 ? test : (row, index) => tests.every((one) => one(row, index)));
}

/**
 * The lowercase text of a column's cells, keyed by the rows and the column's `value`. It is created for the first
 * letter of a search and reused for each further letter.
 */
const lowerTexts = new WeakMap<readonly unknown[], WeakMap<(row: never) => unknown, readonly string[]>>();

function lowerTextsOf<Row>(data: readonly Row[], value: DataGridColumn<Row>['value']): readonly string[] {
  const ofData = lowerTexts.get(data) ?? new WeakMap<(row: never) => unknown, readonly string[]>();
  lowerTexts.set(data, ofData);
  const texts = ofData.get(value) ?? data.map((row) => valueText(value(row)).toLocaleLowerCase());
  ofData.set(value, texts);
  return texts;
}

/** Returns a function that tests whether a row contains the text in one of the columns, ignoring case. */
function createContains<Row>(
  data: readonly Row[],
  columns: readonly Pick<DataGridColumn<Row>, 'value'>[],
  searched: string,
): (index: number) => boolean {
  const needle = searched.toLocaleLowerCase();
  const lists = columns.map(({ value }) => lowerTextsOf(data, value));
  return (index) => lists.some((texts) => texts[index]?.includes(needle));
}

/** Returns the facet values of a cell. In a list, each item is a separate value. */
const textsOf = (value: DataGridValue): readonly string[] => (isList(value) ? value : [valueText(value)]);

/** Returns numbers that sort like the values. Empty values are `NaN`. */
function sortKeys<Row>(
  rows: readonly Row[],
  { value, type, facetOrder = [] }: DataGridColumn<Row>,
  locale?: string,
): Float64Array {
  const keys = new Float64Array(rows.length).fill(Number.NaN);
  const texts = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const one = typedValue(value(row), type, 'UTC');
    if (isEmptyValue(one)) continue;
    if (typeof one === 'string' || isList(one)) {
      const text = valueText(one);
      const same = texts.get(text);
      if (same) same.push(index);
      else texts.set(text, [index]);
    } else keys[index] = Number(one);
  }
  // In a column that contains both, numbers precede text, and values in the `facetOrder` precede other text.
  let rank = texts.size < rows.length ? keys.reduce((max, key) => (key > max ? key : max), 0) : 0;
  for (const text of facetOrder) {
    rank += 1;
    for (const index of texts.get(text) ?? []) keys[index] = rank;
    texts.delete(text);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  let previous: string | undefined;
  for (const text of [...texts.keys()].toSorted(compare)) {
    if (previous === undefined || compare(previous, text) !== 0) rank += 1;
    previous = text;
    for (const index of texts.get(text) ?? []) keys[index] = rank;
  }
  return keys;
}

/**
 * Returns the rows sorted by several columns. The sort is stable. Numbers and dates are compared as numbers and text by
 * the rules of the language; empty values are last in both directions.
 * @param locale the language of the text, by default the runtime's
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataGridColumn<Row>[],
  sort: readonly DataGridSort[],
  locale?: string,
): readonly Row[] {
  const known = sort.filter((one) => columns.some(({ id }) => id === one.column));
  if (known.length === 0) return rows;
  const criteria = known.map(({ column, descending }) => ({
    keys: sortKeys(rows, findColumn(columns, column), locale),
    sign: descending ? -1 : 1,
  }));
  // This sorts a typed array of indexes instead of the rows; see decision 37.
  const order = Uint32Array.from(rows.keys()).toSorted((a, b) => {
    for (const { keys, sign } of criteria) {
      const [first = Number.NaN, second = Number.NaN] = [keys[a], keys[b]];
      const isFirstEmpty = Number.isNaN(first);
      const isSecondEmpty = Number.isNaN(second);
      if (isFirstEmpty !== isSecondEmpty) return isFirstEmpty ? 1 : -1;
      if (!isFirstEmpty && first !== second) return first < second ? -sign : sign;
    }
    return a - b;
  });
  return Array.from(order, (index) => rows[index] as Row);
}

export interface DataGridFacetValue {
  /** The value by which to filter. */
  value: string;
  /** The number of rows with this value that match the search and the other filters. @default not displayed */
  count?: number;
}

/** Counts the rows with each value of a column. Empty values are left out. */
export function countFacet<Row>(
  data: readonly Row[],
  columns: readonly DataGridColumn<Row>[],
  { search, filters, conditions }: Pick<DataGridQuery, 'search' | 'filters' | 'conditions'>,
  id: string,
  locale?: string,
  timeZone?: string,
): DataGridFacetValue[] {
  const { value, facetOrder } = findColumn(columns, id);
  const counts = new Map<string, number>(facetOrder?.map((text) => [text, 0]));
  if (!facetOrder) for (const row of data) for (const text of textsOf(value(row))) counts.set(text, 0);
  for (const row of filterRows(data, columns, search, filters, id, conditions, timeZone)) {
    for (const text of textsOf(value(row))) {
      const count = counts.get(text);
      if (count !== undefined) counts.set(text, count + 1);
    }
  }
  counts.delete('');
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const values = [...counts].map(([text, count]) => ({ value: text, count }));
  return facetOrder ? values : values.toSorted((a, b) => compare(a.value, b.value));
}
