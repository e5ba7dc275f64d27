import type { ReactNode, RefObject } from 'react';
import { createRequiredContext } from '../../lib/required-context';
import type { DataGridColumn } from './columns';
import type { DataGridState } from './grid-state';
import type { GridColumns } from './use-columns';
import type { GridRows } from './use-rows';
import type { SelectionActions } from './use-selection';
import type { GridView } from './use-view';

// The parts of a grid use a separate context for each concern so that a change to the selection, for example, renders
// only the parts that display it. Each value is memoized.

export interface GridStateValue {
  state: DataGridState;
  setState: (update: (state: DataGridState) => DataGridState) => void;
}

export const [GridStateContext, useGridState] = createRequiredContext<GridStateValue>('<DataGrid>');
export const [GridColumnsContext, useGridColumns] = createRequiredContext<GridColumns>('<DataGrid>');
export const [GridRowsContext, useGridRows] = createRequiredContext<GridRows>('<DataGrid>');
export const [GridSelectionContext, useGridSelection] = createRequiredContext<SelectionActions>('<DataGrid>');
export const [GridSelectedContext, useGridSelected] = createRequiredContext<ReadonlySet<string>>('<DataGrid>');
/** The header in which a filter is rendered. */
export interface GridHeaderValue {
  column: DataGridColumn<unknown>;
  tabIndex: 0 | -1;
}

/** The cell in which an editor is rendered. */
export interface GridCellValue {
  column: DataGridColumn<unknown>;
  row: unknown;
  /** The id and the name of the cell's row. */
  id: string;
  name: string;
  tabIndex: 0 | -1;
  /** What the cell displays while it is not being edited. */
  content: ReactNode;
}

/** The button beside which a menu is rendered. */
export interface MenuButtonValue {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  /** The id of the menu. */
  id: string;
  open: boolean;
  /** Whether the menu was opened by a key, which moves focus to the first item. */
  isByKey: boolean;
  onOpenChange: (open: boolean) => void;
}

export const [GridCellContext, useGridCell] = createRequiredContext<GridCellValue>('<DataGrid editor>');
export const [GridHeaderContext, useGridHeader] = createRequiredContext<GridHeaderValue>('<DataGrid columnFilter>');
export const [GridViewContext, useGridView] = createRequiredContext<GridView>('<DataGrid>');
export const [MenuButtonContext, useMenuButton] = createRequiredContext<MenuButtonValue>('<MenuButton>');
