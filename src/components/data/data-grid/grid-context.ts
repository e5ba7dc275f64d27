'use client';

import type { ReactNode, RefObject } from 'react';
import { createRequiredContext } from '../../lib/required-context';
import type { DataGridColumn } from './columns';
import type { DataGridRowsQuery, DataGridState } from './grid-state';
import type { DataGridFacetValue } from './rows';
import type { ColumnActions, ColumnView } from './use-columns';
import type { Selection } from './use-selection';

/** What the parts of a grid share. */
export interface GridContextValue {
  data: readonly unknown[];
  columns: readonly DataGridColumn<unknown>[];
  state: DataGridState;
  setState: (update: (state: DataGridState) => DataGridState) => void;
  views: readonly ColumnView[];
  columnActions: ColumnActions;
  /** The indexes of the rows that match, sorted. In server mode, of all rows. */
  rows: Uint32Array;
  /** The indexes of the rows of the page, or of all rows that match. */
  visibleRows: Uint32Array;
  /** The number of rows that match, on all pages. */
  rowCount: number;
  /** The number of the page's first row, from 0. */
  firstRow: number;
  isPaginated: boolean;
  isServerSide: boolean;
  countFacet: (column: string) => DataGridFacetValue[];
  idOf: (dataIndex: number) => string;
  nameOf: (dataIndex: number) => string;
  isSelectable: boolean;
  selection: Selection;
  /** Returns the selected rows, in server mode also those of other pages that were displayed. */
  getSelectedRows: () => readonly unknown[];
  loadRows: ((query: DataGridRowsQuery, signal: AbortSignal) => AsyncIterable<readonly unknown[]>) | undefined;
  expanded: ReadonlySet<string>;
  toggleExpanded: (id: string) => void;
  renderDetail: ((row: unknown) => ReactNode) | undefined;
  rowActions: ((row: unknown) => ReactNode) | undefined;
  isLoading: boolean;
  error: ReactNode;
  onRetry: (() => void) | undefined;
  partial: ReactNode;
  empty: ReactNode;
  /** The cards, below the breakpoint `sm`. */
  cards: ReactNode;
  /** The list of cards, while it is rendered. */
  cardList: RefObject<HTMLUListElement | null>;
  /** Formats a number in the language of the grid. */
  format: (value: number) => string;
}

/** The state of the surrounding grid. */
export const [GridContext, useGrid] = createRequiredContext<GridContextValue>('<DataGrid>');
