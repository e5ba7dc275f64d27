import type { ReactNode } from 'react';

/** A value that can be sorted, searched and exported. `null`, `undefined`, an empty string, an empty list and `NaN` are empty. */
export type DataGridValue = string | number | boolean | Date | readonly string[] | null | undefined;

/** The kind of a column's values, which sets their alignment, their format, their filter and their editor. */
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
  /** The `tabIndex` of the controls in the cell. In a grid they are tab stops only after Enter or F2 on the cell. */
  tabIndex: 0 | -1;
  /** The value of the row, as `value` returns it. */
  value: Value;
}

/** The text of a value in facets and filters. */
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
 * A column for rows of a given type. `Id` and `Value` are the types of its id and its values; `createColumnHelper` infers them, so that
 * a typo in an id or a facet value is an error.
 */
export interface DataGridColumn<Row, Id extends string = string, Value extends DataGridValue = DataGridValue> {
  /** The unique id of the column, which the state and the URL use. */
  id: Id;
  /** The text of the header. */
  header: string;
  /** Displayed in the header instead of its text, such as the text with an icon. The text stays the accessible name. */
  headerContent?: ReactNode;
  /** Returns the value of a row, for sorting, search, facets and export. */
  value: (row: Row) => Value;
  /**
   * The kind of the values. It sets the alignment, the format, the filter and the editor. A date may be a text such as `2026-11-27`, a
   * share of `percent` is 0.25 for 25 %, and `currency` needs `numberFormat: { currency: 'EUR' }`.
   * @default 'text', in the format of each value
   */
  type?: DataGridColumnType;
  /** The URL of a cell, in a column of the type `link`. @default the value */
  href?: (row: Row) => string | undefined;
  /**
   * Renders the cell. Pass `tabIndex` of the context to each control in it.
   * @default the value as text, by `dateFormat` and `numberFormat` in the grid's `locale`, a boolean as "Yes" or "No"
   */
  // A method, whose parameters may be narrower: a column of texts is a column of any values.
  cell?(row: Row, context: DataGridCellContext<Value>): ReactNode;
  /** The format of dates, such as `{ dateStyle: 'medium' }` without a time. @default `{ dateStyle: 'medium' }` and, unless `type` is `date`, a time */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** The format of numbers. @default all digits, or that of the `type` */
  numberFormat?: Intl.NumberFormatOptions;
  /** Returns what a CSV file contains instead of the value, such as the word that the cell displays. @default `value` */
  exportValue?: (row: Row) => DataGridValue;
  /** The alignment of the header and the cells. @default 'end' for numbers, by `type` or `numberFormat`, else 'start' */
  align?: DataGridAlign;
  /** The initial width in px. Columns grow and shrink in proportion to it. @default 160 */
  width?: number;
  /** The column's share of the free space. If any column has a share, the columns without one keep their `width`. @default none */
  flex?: number;
  /** The smallest width in px, to which the column shrinks and the user can resize it. @default 96, and three quarters of `width` while shrinking */
  minWidth?: number;
  /** Whether the text wraps instead of being truncated with an ellipsis and a tooltip that shows the whole text. @default false */
  wrap?: boolean;
  /** The text of a header that spans this column and the adjacent columns with the same group. */
  group?: string;
  /** Returns the value in the summary row, such as a sum, for the matching rows. @default an empty cell */
  summary?: (rows: readonly Row[]) => DataGridValue;
  /** Whether the column's cells are row headers. @default false */
  rowHeader?: boolean;
  /** Whether the user can sort by the column. @default true */
  sortable?: boolean;
  /** Whether the text search looks at the column. @default true */
  searchable?: boolean;
  /** Whether the user can filter by the column. @default true */
  filterable?: boolean;
  /** Whether the user can edit the cells, in a grid with an `editor`. @default false */
  editable?: boolean | ((row: Row) => boolean);
  /** Whether an edited cell needs a value. @default false */
  required?: boolean;
  /** Returns why a new value is not valid, as a sentence. @default every value is valid */
  validate?(value: DataGridValue, row: Row): string | undefined;
  /** Whether the user can hide the column. @default true */
  hideable?: boolean;
  /** The values in their order, for sorting and for the facet. @default the values that occur, in the order of the language */
  facetOrder?: readonly NoInfer<DataGridFacetText<Value>>[];
  /** Returns the visible text of a facet value. @default the value */
  facetLabel?(value: NoInfer<DataGridFacetText<Value>>): string;
}

const isNumeric = (type: DataGridColumnType | undefined): boolean =>
  type === 'number' || type === 'currency' || type === 'percent';

/** The alignment of a column: numbers are compared by their last digits. */
export const alignOf = ({
  align,
  numberFormat,
  type,
}: Pick<DataGridColumn<never>, 'align' | 'numberFormat' | 'type'>): DataGridAlign =>
  align ?? (numberFormat || isNumeric(type) ? 'end' : 'start');

/** The column fields that determine how its values are formatted. */
export type ColumnFormat = Pick<DataGridColumn<never>, 'dateFormat' | 'numberFormat' | 'type'>;

/** The column fields that an exported file uses. The `type` formats the cells of an Excel file. */
export type CsvColumn<Row> = Pick<DataGridColumn<Row>, 'header' | 'value' | 'exportValue' | 'type'>;

/** Whether the user can edit a cell. */
export const isEditable = ({ editable = false }: DataGridColumn<unknown>, row: unknown): boolean =>
  typeof editable === 'function' ? editable(row) : editable;

/** The union of the ids of columns, such as `DataGridColumnId<typeof columns>`. */
export type DataGridColumnId<Columns extends readonly { id: string }[]> = Columns[number]['id'];

/**
 * Returns a function that defines columns for a type of row and infers each column's id and value type. The function returns
 * the column that it receives. Declare `value` before `cell` and `facetLabel`, whose parameters follow from it.
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

/** Whether a value is displayed as an empty cell, and sorted last. */
export function isEmptyValue(value: DataGridValue): boolean {
  if (isList(value)) return value.length === 0;
  return value === null || value === undefined || value === '' || Number.isNaN(value instanceof Date ? +value : value);
}

/** The text of a value, as the search, the facets and the names of rows use it. */
export function valueText(value: DataGridValue): string {
  if (isEmptyValue(value)) return '';
  if (isList(value)) return value.join(', ');
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The fields of a column that its facet displays. */
export type FacetColumn<Id extends string> = Pick<DataGridColumn<never, Id>, 'id' | 'header' | 'facetLabel'>;

/** Finds a column. Throws if there is none. */
export function findColumn<Column extends { id: string }>(columns: readonly Column[], id: string): Column {
  const column = columns.find((one) => one.id === id);
  if (column) return column;
  const known = columns.map((one) => `"${one.id}"`).join(', ');
  throw new Error(`The DataGrid has no column "${id}". Its columns are ${known}.`);
}
