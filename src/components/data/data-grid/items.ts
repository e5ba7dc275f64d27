import type { AriaAttributes } from 'react';

/** The key of the header row. No id of a row begins with a space, which, unlike NUL, the HTML of a server keeps. */
export const headerKey = ' header';

/** The key of the summary row, which follows the last row. */
export const summaryKey = ' summary';

/** The place of a row below others. */
export interface GridNode {
  /** From 1. */
  level: number;
  /** `undefined` for a row that has no rows below it. */
  isExpanded: boolean | undefined;
  /** The attributes of its row. */
  attributes: AriaAttributes;
  /** What an arrow key does in the first column: expands or collapses the row, or moves to the row above with this index. */
  arrowTarget: (isTowardsEnd: boolean) => 'toggle' | number | undefined;
}

/** A row of the grid. */
export interface GridItem {
  key: string;
  row: unknown;
  id: string;
  /** A row of the data, its details, or a row that the hierarchy renders. */
  kind: 'row' | 'detail' | 'other';
  /** The place in the hierarchy. */
  node?: GridNode;
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
 * @param rows the displayed rows
 * @param idOf returns the id of a row
 * @param expanded the ids of the rows whose details are displayed
 */
export function createItems(
  rows: readonly unknown[],
  idOf: (row: unknown) => string,
  expanded: ReadonlySet<string>,
): GridItems {
  // Details are the complement of the index of their row. Without details, an item has the index of its row.
  const entries =
    expanded.size === 0
      ? undefined
      : rows.flatMap((row, index) => (expanded.has(idOf(row)) ? [index, ~index] : [index]));
  const count = entries?.length ?? rows.length;
  const entryAt = (index: number): number => entries?.[index] ?? index;
  const isDetail = (index: number): boolean => entryAt(index) < 0;
  const has = (index: number): boolean => index >= 0 && index < count;
  // Few calls for each item: after a filter, the virtualizer asks for the keys of all items before the engine has optimized this.
  const keyAt = (index: number): string => {
    if (!has(index)) return '';
    const entry = entryAt(index);
    return entry < 0 ? ` detail:${idOf(rows[~entry])}` : idOf(rows[entry]);
  };
  return {
    count,
    at: (index) => {
      if (!has(index)) return undefined;
      const row = rows[isDetail(index) ? ~entryAt(index) : entryAt(index)];
      return { key: keyAt(index), row, id: idOf(row), kind: isDetail(index) ? 'detail' : 'row' };
    },
    keyAt,
    isDetail,
    indexOf: (key, hint = -1) => {
      if (keyAt(hint) === key) return hint;
      for (let index = 0; index < count; index += 1) if (keyAt(index) === key) return index;
      return -1;
    },
  };
}
