import { type DataGridColumn, valueText } from './columns';

/** The texts of a column in lower case, one after the other, so that one search covers all rows. */
interface TextIndex {
  text: string;
  /** The position at which the text of each row ends. */
  ends: Uint32Array;
}

/** By the rows, and by the `value` of the column: the first search creates an index, and each further letter only reads it. */
const indexes = new WeakMap<readonly unknown[], WeakMap<(row: never) => unknown, TextIndex>>();

function indexOf<Row>(data: readonly Row[], value: DataGridColumn<Row>['value']): TextIndex {
  const ofData = indexes.get(data) ?? new WeakMap<(row: never) => unknown, TextIndex>();
  indexes.set(data, ofData);
  const known = ofData.get(value);
  if (known?.ends.length === data.length) return known;
  const texts = data.map((row) => {
    const one = value(row);
    return typeof one === 'string' ? one : valueText(one);
  });
  const joined = texts.join('\0');
  const text = joined.toLocaleLowerCase();
  // The lower case of a few letters, such as "İ", is longer.
  const isLonger = text.length !== joined.length;
  const ends = new Uint32Array(data.length);
  let end = 0;
  // An iterator of entries takes five times as long.
  for (let row = 0; row < texts.length; row += 1) {
    const one = texts[row] ?? '';
    end += (isLonger ? one.toLocaleLowerCase() : one).length;
    ends[row] = end;
    // The separator.
    end += 1;
  }
  const index = { text, ends };
  ofData.set(value, index);
  return index;
}

/** Returns whether the row at an index of the data contains a text in one of the columns, in upper or lower case. */
export function createContains<Row>(
  data: readonly Row[],
  columns: readonly Pick<DataGridColumn<Row>, 'value'>[],
  searched: string,
): (index: number) => boolean {
  const needle = searched.toLocaleLowerCase();
  const found = new Uint8Array(data.length);
  for (const { value } of columns) {
    const { text, ends } = indexOf(data, value);
    let row = 0;
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, ends[row])) {
      while ((ends[row] ?? Infinity) <= at) row += 1;
      found[row] = 1;
    }
  }
  return (index) => found[index] === 1;
}
