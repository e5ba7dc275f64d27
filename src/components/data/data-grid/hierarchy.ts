import type { ReactNode, Ref } from 'react';
import type { DataGridColumn } from './columns';
import type { DataGridSort } from './grid-state';
import type { GridItem, GridItems, GridNode } from './items';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';

/** The props of a row that is not a row of the data. */
export interface OtherRowProps {
  item: GridItem;
  rowIndex: number;
  index: number;
  cells: readonly GridCell[];
  active: ActiveCell | undefined;
  className: string | undefined;
  ref: Ref<HTMLDivElement> | undefined;
}

/** The content of the first column of a row, which has the button that expands the row. */
export interface NodeCell {
  id: string;
  name: string;
  node: GridNode;
  tabIndex: 0 | -1;
  children: ReactNode;
}

/**
 * Arranges the rows of a grid in a hierarchy: the result of `createRowGroups` or `useRowTree`. The grid calls its functions; their code
 * is only in pages that import one of these two.
 */
export interface DataGridHierarchy<Row = unknown> {
  /** Returns all known rows, also those below rows of the data. */
  rowsOf(data: readonly Row[], idOf: (row: Row) => string): readonly Row[];
  /** Returns the rows in an order in which the children of a parent follow each other. */
  sortOf(sort: readonly DataGridSort[]): readonly DataGridSort[];
  /**
   * Returns the rows that are displayed.
   * @param rows the rows that match, in their order
   * @param all the result of `rowsOf`
   */
  itemsOf(
    rows: readonly Row[],
    all: readonly Row[],
    columns: readonly DataGridColumn<Row>[],
    idOf: (row: Row) => string,
    expanded: ReadonlySet<string>,
  ): GridItems;
  /** Renders a row that is not a row of the data. */
  renderRow: (props: OtherRowProps) => ReactNode;
  /** Renders the first column of a row. */
  renderCell: (cell: NodeCell) => ReactNode;
}
