import type { AriaAttributes } from 'react';

/** The key of the header row. No row id begins with a space. Unlike NUL, a space is preserved in HTML from a server. */
export const headerKey = ' header';

/** The key of the summary row, which follows the last row. */
export const summaryKey = ' summary';

/** The place of a row in a hierarchy. */
export interface GridNode {
  /** The level, starting at 1. */
  level: number;
  /** Whether the row is expanded, or `undefined` if there are no rows below it. */
  isExpanded: boolean | undefined;
  /** The ARIA attributes of the row. */
  attributes: AriaAttributes;
  /**
   * Returns what an arrow key does in the first column: expands or collapses the row, or moves to the parent row with
   * the returned index.
   */
  arrowTarget: (isTowardsEnd: boolean) => 'toggle' | number | undefined;
}

/** A row of the grid. */
export interface GridItem {
  key: string;
  row: unknown;
  id: string;
  /** Whether the item is a row of the data, its details, or a row that the hierarchy renders. */
  kind: 'row' | 'detail' | 'other';
  /** The place in the hierarchy. */
  node?: GridNode;
}

/** The rows of the grid below the header. Objects are created only for visible rows. */
export interface GridItems {
  count: number;
  at: (index: number) => GridItem | undefined;
  /** Returns the key of an item without creating an object, because the virtualizer requests the keys of all items. */
  keyAt: (index: number) => string;
  isDetail: (index: number) => boolean;
  /** Returns the index of the item with a key, or -1. `hint` is its previous index. */
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
  // Details are stored as the bitwise complement of their row's index. If there are no details, an item's index is the
  // index of its row.
  const entries =
    expanded.size === 0
      ? undefined
      : rows.flatMap((row, index) => (expanded.has(idOf(row)) ? [index, ~index] : [index]));
  const count = entries?.length ?? rows.length;
  const entryAt = (index: number): number => entries?.[index] ?? index;
  const isDetail = (index: number): boolean => entryAt(index) < 0;
  const has = (index: number): boolean => index >= 0 && index < count;
  // This makes few calls per item, because after a filter, the virtualizer requests the keys of all items before the
  // engine has optimized this function.
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
