'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import type { DataGridHierarchy } from './hierarchy';
import { createNode, HierarchyCell, itemsFrom, PendingRow } from './hierarchy-rows';
import type { GridItem } from './items';

export interface RowTreeOptions<Row> {
  /** Returns the known rows below a row. Keep the function stable between renders. @default none */
  getChildren?: (row: Row) => readonly Row[] | undefined;
  /**
   * Returns whether `loadChildren` can load rows below a row. Keep the function stable between renders.
   * @default none
   */
  hasChildren?: (row: Row) => boolean;
  /** Loads the rows below a row when it is expanded for the first time. Reject to report a failure. */
  loadChildren?: (row: Row, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** The rows below each row, keyed by its id, or `'failed'` if they could not be loaded. */
type Loaded<Row> = ReadonlyMap<string, readonly Row[] | 'failed'>;

/**
 * Arranges the rows of a grid as a tree, in which rows may load when their parent is expanded; pass the result to the
 * `DataGrid` as `hierarchy`. `data` contains the rows of the first level, and `expanded` contains the ids of the rows
 * whose children are displayed. A search also keeps the ancestors of matching rows.
 */
export function useRowTree<Row>({
  getChildren,
  hasChildren,
  loadChildren,
}: RowTreeOptions<Row>): DataGridHierarchy<Row> {
  const [loaded, setLoaded] = useState<Loaded<Row>>(() => new Map());
  const [loader] = useState(() => createLoader(setLoaded));
  // This runs before the effects of the rows, which request their children.
  useLayoutEffect(() => loader.use(loadChildren), [loader, loadChildren]);
  useLayoutEffect(() => loader.start(), [loader]);
  return useMemo(
    () => createTree({ getChildren, hasChildren, loaded, load: loader.load }),
    [getChildren, hasChildren, loaded, loader],
  );
}

/** Creates a loader that requests the children of each row once while the grid is mounted. */
function createLoader<Row>(setLoaded: (update: (now: Loaded<Row>) => Loaded<Row>) => void) {
  const requested = new Set<string>();
  let controller = new AbortController();
  let request: RowTreeOptions<Row>['loadChildren'];
  return {
    use: (next: typeof request): void => {
      request = next;
    },
    start: () => {
      controller = new AbortController();
      return () => {
        controller.abort();
        requested.clear();
      };
    },
    load: (row: Row, id: string): void => {
      const { signal } = controller;
      if (!request || requested.has(id)) return;
      requested.add(id);
      const settle = (rows: readonly Row[] | 'failed'): void => {
        if (signal.aborted) return;
        requested.delete(id);
        setLoaded((now) => new Map(now).set(id, rows));
      };
      request(row, signal).then(settle, () => settle('failed'));
    },
  };
}

interface TreeOptions<Row> extends Pick<RowTreeOptions<Row>, 'getChildren' | 'hasChildren'> {
  loaded: Loaded<Row>;
  load: (row: Row, id: string) => void;
}

function createTree<Row>({
  getChildren = () => undefined,
  hasChildren = () => false,
  loaded,
  load,
}: TreeOptions<Row>): DataGridHierarchy<Row> {
  /** The parent of each row that has one, cached for each array of all rows. */
  const parents = new WeakMap<readonly Row[], Map<Row, Row>>();
  const childrenOf = (row: Row, id: string): readonly Row[] | undefined => {
    const known = loaded.get(id);
    return known === undefined || known === 'failed' ? getChildren(row) : known;
  };
  const isMissing = (row: Row, id: string): boolean => childrenOf(row, id) === undefined && hasChildren(row);

  return {
    rowsOf: (data, idOf) => {
      const all: Row[] = [];
      const above = new Map<Row, Row>();
      const add = (rows: readonly Row[]): void => {
        for (const row of rows) {
          all.push(row);
          const children = childrenOf(row, idOf(row)) ?? [];
          for (const child of children) above.set(child, row);
          add(children);
        }
      };
      add(data);
      parents.set(all, above);
      return all;
    },
    sortOf: (sort) => sort,
    itemsOf: (matching, all, _columns, idOf, expanded) => {
      const children = siblingsOf(matching, parents.get(all) ?? new Map<Row, Row>());
      const items: GridItem[] = [];
      const add = (rows: readonly Row[], level: number, parent: number): void => {
        for (const [index, row] of rows.entries()) {
          const id = idOf(row);
          const below = children.get(row);
          const isExpanded = below || isMissing(row, id) ? expanded.has(id) : undefined;
          const node = createNode(level, isExpanded, index + 1, rows.length, parent);
          const at = items.push({ key: id, row, id, kind: 'row', node }) - 1;
          if (!isExpanded) continue;
          if (below) add(below, level + 1, at);
          else
            items.push({
              key: ` pending:${id}`,
              row,
              id,
              kind: 'other',
              node: createNode(level + 1, undefined, 1, 1, at),
            });
        }
      };
      add(children.get(undefined) ?? [], 1, -1);
      return itemsFrom(items);
    },
    renderRow: (props) => {
      const { row, id } = props.item;
      return <PendingRow {...props} isFailed={loaded.get(id) === 'failed'} onLoad={() => load(row as Row, id)} />;
    },
    renderCell: (cell) => <HierarchyCell {...cell} />,
  };
}

/** Returns the matching rows and their ancestors, grouped by parent. */
function siblingsOf<Row>(rows: readonly Row[], parents: ReadonlyMap<Row, Row>): ReadonlyMap<Row | undefined, Row[]> {
  const children = new Map<Row | undefined, Row[]>();
  const added = new Set<Row>();
  const add = (row: Row): void => {
    if (added.has(row)) return;
    added.add(row);
    const parent = parents.get(row);
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
    if (parent !== undefined) add(parent);
  };
  for (const row of rows) add(row);
  return children;
}
