import type { ReactNode, Ref } from 'react';
import type { DataGridColumn } from './columns';
import type { DataGridSort } from './grid-state';
import type { GridItem, GridItems, GridNode } from './items';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';

/** The props for a row that is not a row of the data. */
export interface OtherRowProps {
  item: GridItem;
  rowIndex: number;
  index: number;
  cells: readonly GridCell[];
  active: ActiveCell | undefined;
  className: string | undefined;
  ref: Ref<HTMLDivElement> | undefined;
}

/** The props for the first column of a row, which contains the button that expands the row. */
export interface NodeCell {
  id: string;
  name: string;
  node: GridNode;
  tabIndex: 0 | -1;
  children: ReactNode;
}

/**
 * Arranges the rows of a grid in a hierarchy. `createRowGroups` and `useRowTree` return such an object. The grid calls
 * its functions, whose code is bundled only for pages that import one of these two.
 */
export interface DataGridHierarchy<Row = unknown> {
  /** Returns all known rows, including those below the rows of the data. */
  rowsOf(data: readonly Row[], idOf: (row: Row) => string): readonly Row[];
  /** Returns a sort order in which the rows of a group are adjacent. */
  sortOf(sort: readonly DataGridSort[]): readonly DataGridSort[];
  /**
   * Returns the items to display.
   * @param rows the matching rows, in order
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
