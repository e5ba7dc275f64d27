import type { ReactNode } from 'react';

/** A value that can be sorted, searched and exported. `null`, `undefined`, an empty string and `NaN` are empty. */
export type DataGridValue = string | number | boolean | Date | null | undefined;

/** The alignment of a column's header and cells. */
export type DataGridAlign = 'start' | 'end';

export interface DataGridCellContext {
  /** The `tabIndex` of the controls in the cell. In a grid they are tab stops only after Enter or F2 on the cell. */
  tabIndex: 0 | -1;
}

export interface DataGridColumn<Row> {
  /** The unique id of the column, which the state and the URL use. */
  id: string;
  /** The text of the header. */
  header: string;
  /** Returns the value of a row, for sorting, search, facets and export. */
  value: (row: Row) => DataGridValue;
  /** Renders the cell. Pass `tabIndex` of the context to each control in it. @default the value as text */
  cell?: (row: Row, context: DataGridCellContext) => ReactNode;
  /** The alignment of the header and the cells. @default 'start' */
  align?: DataGridAlign;
  /** The initial width in px. Columns grow in proportion to it when there is room. @default 160 */
  width?: number;
  /** The smallest width in px to which the user can resize the column. @default 96 */
  minWidth?: number;
  /** Whether the cells are the headers of their rows. @default false */
  rowHeader?: boolean;
  /** Whether the user can sort by the column. @default true */
  sortable?: boolean;
  /** Whether the text search looks at the column. @default true */
  searchable?: boolean;
  /** Whether the user can hide the column. @default true */
  hideable?: boolean;
  /** The values in their order, for sorting and for the facet. @default the values that occur, in the order of the language */
  facetOrder?: readonly string[];
  /** Returns the visible text of a facet value. @default the value */
  facetLabel?: (value: string) => string;
}

export const defaultColumnWidth = 160;
export const defaultMinColumnWidth = 96;
export const maxColumnWidth = 800;

/** Whether a value is displayed as nothing, and sorted last. */
export function isEmptyValue(value: DataGridValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value instanceof Date ? +value : value);
}

/** The text of a value, as the search, the facets and a cell without `cell` use it. */
export function valueText(value: DataGridValue): string {
  if (isEmptyValue(value)) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Finds a column. Throws if there is none. */
export function findColumn<Row>(columns: readonly DataGridColumn<Row>[], id: string): DataGridColumn<Row> {
  const column = columns.find((one) => one.id === id);
  if (column) return column;
  const known = columns.map((one) => `"${one.id}"`).join(', ');
  throw new Error(`The DataGrid has no column "${id}". Its columns are ${known}.`);
}
