import type { ReactNode } from 'react';

/**
 * A value that can be sorted, searched and exported. `null`, `undefined`, `NaN`, empty strings and empty lists count as
 * empty.
 */
export type DataGridValue = string | number | boolean | Date | readonly string[] | null | undefined;

/** The kind of values in a column, which determines their alignment, format, filter and editor. */
export type DataGridColumnType =
  | 'text'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'link'
  | 'list';

/** The alignment of a column's header and cells. */
export type DataGridAlign = 'start' | 'center' | 'end';

export interface DataGridCellContext<Value extends DataGridValue = DataGridValue> {
  /**
   * The `tabIndex` for the controls in the cell. In a grid, they become tab stops when the user presses Enter or F2 on
   * the cell.
   */
  tabIndex: 0 | -1;
  /** The row's value, as returned by `value`. */
  value: Value;
}

/** The text that represents a value in facets and filters. */
export type DataGridFacetText<Value extends DataGridValue> = Value extends readonly (infer Item extends string)[]
  ? Item
  : Value extends string
    ? Value
    : Value extends number | boolean
      ? `${Value}`
      : Value extends Date
        ? string
        : never;

/**
 * A column for a given type of row. `Id` and `Value` are the types of its id and its values; `createColumnHelper`
 * infers them so that a typo in an id or a facet value is a type error.
 */
export interface DataGridColumn<Row, Id extends string = string, Value extends DataGridValue = DataGridValue> {
  /** The unique id of the column, used by the state and the URL. */
  id: Id;
  /** The text of the header. */
  header: string;
  /**
   * Displayed in the header instead of its text, such as the text with an icon. The text remains the accessible name.
   */
  headerContent?: ReactNode;
  /** Returns the row's value for sorting, searching, facets and exporting. */
  value: (row: Row) => Value;
  /**
   * The kind of values, which determines the alignment, the format, the filter and the editor. A date may be a string
   * such as `2026-11-27`, a `percent` value of 0.25 means 25%, and `currency` requires a `currency` in `numberFormat`,
   * such as `EUR`.
   * @default 'text', with each value formatted by its own type
   */
  type?: DataGridColumnType;
  /** Returns the URL for a cell in a column of type `link`. @default the value */
  href?: (row: Row) => string | undefined;
  /**
   * Renders the cell. Pass the context's `tabIndex` to each control in the cell.
   * @default the value as text, in `dateFormat` or `numberFormat` and the grid's `locale`; "Yes" or "No" for a boolean
   */
  // Declared as a method, whose parameters may be narrower, so a column of strings is assignable to one of any values.
  cell?(row: Row, context: DataGridCellContext<Value>): ReactNode;
  /**
   * The format of dates, such as `{ dateStyle: 'medium' }` for dates without a time.
   * @default `{ dateStyle: 'medium' }` and, unless `type` is `date`, a time
   */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** The format of numbers. @default all digits, or the format for the `type` */
  numberFormat?: Intl.NumberFormatOptions;
  /** Returns what an exported file contains instead of the value, such as the displayed word. @default `value` */
  exportValue?: (row: Row) => DataGridValue;
  /**
   * The alignment of the header and the cells.
   * @default 'end' for numbers (according to `type` or `numberFormat`), otherwise 'start'
   */
  align?: DataGridAlign;
  /** The initial width in px. Columns grow and shrink in proportion to it. @default 160 */
  width?: number;
  /**
   * The column's share of the available space. If any column specifies a share, columns without one keep their `width`.
   * @default none
   */
  flex?: number;
  /**
   * The minimum width in px when the column shrinks or is resized by the user.
   * @default 96, and three quarters of `width` while shrinking
   */
  minWidth?: number;
  /**
   * Whether text wraps. Otherwise, it is truncated with an ellipsis, and a tooltip displays the whole text.
   * @default false
   */
  wrap?: boolean;
  /** The text of an additional header that spans this column and the adjacent columns with the same group. */
  group?: string;
  /** Returns the value for the summary row, such as a sum, based on the matching rows. @default an empty cell */
  summary?: (rows: readonly Row[]) => DataGridValue;
  /** Whether the column's cells are row headers. @default false */
  rowHeader?: boolean;
  /** Whether the user can sort by the column. @default true */
  sortable?: boolean;
  /** Whether the column is included in the text search. @default true */
  searchable?: boolean;
  /** Whether the user can filter by the column. @default true */
  filterable?: boolean;
  /** Whether the user can edit the cells, if the grid has an `editor`. @default false */
  editable?: boolean | ((row: Row) => boolean);
  /** Whether an edited cell must contain a value. @default false */
  required?: boolean;
  /** Returns a sentence that explains why a new value is invalid. @default every value is valid */
  validate?(value: DataGridValue, row: Row): string | undefined;
  /** Whether the user can hide the column. @default true */
  hideable?: boolean;
  /**
   * The values in the order used for sorting the column and displaying its facet.
   * @default the values that occur, in alphabetical order
   */
  facetOrder?: readonly NoInfer<DataGridFacetText<Value>>[];
  /** Returns the text displayed for a facet value. @default the value */
  facetLabel?(value: NoInfer<DataGridFacetText<Value>>): string;
  /** Returns a decorative symbol displayed before a facet value, such as its color in a chart. */
  facetSymbol?(value: NoInfer<DataGridFacetText<Value>>): ReactNode;
}

const isNumeric = (type: DataGridColumnType | undefined): boolean =>
  type === 'number' || type === 'currency' || type === 'percent';

/** Returns the alignment of a column. Numbers are aligned by their last digits so that they can be compared. */
export const alignOf = ({
  align,
  numberFormat,
  type,
}: Pick<DataGridColumn<never>, 'align' | 'numberFormat' | 'type'>): DataGridAlign =>
  align ?? (numberFormat || isNumeric(type) ? 'end' : 'start');

/** The column fields that determine how the values are formatted. */
export type ColumnFormat = Pick<DataGridColumn<never>, 'dateFormat' | 'numberFormat' | 'type'>;

/** The column fields used for an exported file. In an Excel file, the `type` determines the format of cells. */
export type CsvColumn<Row> = Pick<DataGridColumn<Row>, 'header' | 'value' | 'exportValue' | 'type'>;

/** Whether the user can edit the given cell. */
export const isEditable = ({ editable = false }: DataGridColumn<unknown>, row: unknown): boolean =>
  typeof editable === 'function' ? editable(row) : editable;

/** A union of the columns' ids, used as `DataGridColumnId<typeof columns>`. */
export type DataGridColumnId<Columns extends readonly { id: string }[]> = Columns[number]['id'];

/**
 * Returns a function that defines columns for a type of row and infers the type of each column's id and values. The
 * function returns the column unchanged. Declare `value` before `cell` and `facetLabel`, whose parameter types are
 * inferred from it.
 */
export function createColumnHelper<Row>() {
  return <const Id extends string, Value extends DataGridValue>(
    column: DataGridColumn<Row, Id, Value>,
  ): DataGridColumn<Row, Id, Value> => column;
}

export const defaultColumnWidth = 160;
export const defaultMinColumnWidth = 96;
export const maxColumnWidth = 800;

/** `Array.isArray` does not recognize a read-only array. */
export const isList = (value: DataGridValue): value is readonly string[] => Array.isArray(value);

/** Whether a value is displayed as an empty cell and sorted last. */
export function isEmptyValue(value: DataGridValue): boolean {
  if (isList(value)) return value.length === 0;
  return value === null || value === undefined || value === '' || Number.isNaN(value instanceof Date ? +value : value);
}

/** Returns the text of a value for searching, facets and the names of rows. */
export function valueText(value: DataGridValue): string {
  if (isEmptyValue(value)) return '';
  if (isList(value)) return value.join(', ');
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The column fields that the column's facet displays. */
export type FacetColumn<Id extends string> = Pick<
  DataGridColumn<never, Id>,
  'id' | 'header' | 'facetLabel' | 'facetSymbol'
>;

/** Returns the column with the given id, or throws if there is none. */
export function findColumn<Column extends { id: string }>(columns: readonly Column[], id: string): Column {
  const column = columns.find((one) => one.id === id);
  if (column) return column;
  const known = columns.map((one) => `"${one.id}"`).join(', ');
  throw new Error(`The DataGrid has no column "${id}". Its columns are ${known}.`);
}
