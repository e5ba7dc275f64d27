/** The key of the header row. The id of a row has no NUL character, and is the key of the row. */
export const headerKey = '\0header';

/** A row of the grid: a row of the data, or its details. */
export interface GridItem {
  key: string;
  /** The index of the row in the data. */
  dataIndex: number;
  id: string;
  isDetail: boolean;
}

/** The rows of the grid below the header. Objects are created only for the rows on the screen. */
export interface GridItems {
  count: number;
  at: (index: number) => GridItem | undefined;
  /** The key of an item, without an object for it: the virtualizer asks for the keys of all items. */
  keyAt: (index: number) => string;
  isDetail: (index: number) => boolean;
  /** The position of the item with a key, or -1. `hint` is where it was before. */
  indexOf: (key: string, hint?: number) => number;
}

/**
 * @param rows the indexes of the visible rows in the data
 * @param idOf returns the id of a row by its index
 * @param expanded the ids of the rows whose details are displayed
 */
export function createItems(
  rows: Uint32Array,
  idOf: (dataIndex: number) => string,
  expanded: ReadonlySet<string>,
): GridItems {
  // Details are the complement of the index of their row.
  const flat =
    expanded.size === 0
      ? rows
      : Int32Array.from([...rows].flatMap((index) => (expanded.has(idOf(index)) ? [index, ~index] : [index])));
  const isDetail = (index: number): boolean => (flat[index] ?? 0) < 0;
  const keyAt = (index: number): string => {
    const entry = flat[index];
    if (entry === undefined) return '';
    return entry < 0 ? `\0detail:${idOf(~entry)}` : idOf(entry);
  };
  const at = (index: number): GridItem | undefined => {
    const entry = flat[index];
    if (entry === undefined) return undefined;
    const dataIndex = entry < 0 ? ~entry : entry;
    return { key: keyAt(index), dataIndex, id: idOf(dataIndex), isDetail: entry < 0 };
  };
  return {
    count: flat.length,
    at,
    keyAt,
    isDetail,
    indexOf: (key, hint = -1) => {
      if (keyAt(hint) === key) return hint;
      for (let index = 0; index < flat.length; index += 1) if (keyAt(index) === key) return index;
      return -1;
    },
  };
}
