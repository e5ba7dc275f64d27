import { isValidElement, type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import { useTimeZone } from '../../providers/locale';
import { useMediaQuery } from '../../lib/use-media-query';
import { type Labels, useLabels } from '../../providers/labels';
import { breakpointWidth } from '../../tokens';
import { type CellEdits, createCellEdits } from './cell-edits';
import { type ColumnFormat, type DataGridValue, isEmptyValue } from './columns';
import { typedValue } from './dates';
import { dataGridLabels } from './data-grid-labels';

export interface ViewOptions<Row> {
  /** Renders the details of a row. Each row then contains a button that displays its details. */
  renderDetail?: (row: Row) => ReactNode;
  /** The controlled ids of the rows whose details or child rows are displayed. Use with `onExpandedChange`. */
  expanded?: ReadonlySet<string>;
  /** The ids of the rows whose details or child rows are initially displayed. @default none */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the ids of all expanded rows when the user expands or collapses a row. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Returns the items in a row's menu, such as `MenuItem` elements. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Called when the user clicks a row (outside its controls and without selecting text) or presses Enter on a cell
   * without controls. Also render a link or a button for the same action in a cell so that users of assistive
   * technology can find it.
   */
  onRowClick?: (row: Row) => void;
  /** Whether rows are loading. If there are no rows yet, skeletons are displayed. @default false */
  loading?: boolean;
  /** Why the last request failed, and what the user can do. The rows remain visible. */
  error?: ReactNode;
  /** Called when the user clicks "Try again" in the error. The button is rendered only with this prop. */
  onRetry?: () => void;
  /** A note that some rows are missing and why. */
  partial?: ReactNode;
  /** Displayed instead of rows when there is no data, such as an `EmptyState`. @default an `EmptyState` */
  empty?: ReactNode;
  /** Displayed instead of the table below the `sm` breakpoint: `<DataGridCards />`. @default the table */
  cards?: ReactNode;
  /** Filters the columns from their headers: `<DataGridColumnFilter />`. @default no filters */
  columnFilter?: ReactNode;
  /** Edits the cells of `editable` columns: `<DataGridEditor />`. @default no cell can be edited */
  editor?: ReactNode;
  /**
   * Called with the value that the user enters in a cell. Change `data`, and return a promise while the value is being
   * saved. To reject the value, return an error message or a promise for one; the cell keeps the entered value. If the
   * promise is rejected, a generic message is displayed. When a table is pasted, the function is called for all cells
   * at once.
   */
  onCellSave?: (edit: DataGridCellEdit<Row>) => void | string | Promise<void | string | undefined>;
}

/** A new value for a cell. */
export interface DataGridCellEdit<Row = unknown> {
  /** The row before the edit. */
  row: Row;
  /** The id of the row. */
  rowId: string;
  /** The id of the column. */
  column: string;
  /** The value, in the column's type, or `null` if the user has removed it. */
  value: DataGridValue;
}

/** Everything that a grid displays in addition to the values of its rows. */
export interface GridView extends Pick<
  ViewOptions<unknown>,
  | 'renderDetail'
  | 'rowActions'
  | 'onRowClick'
  | 'error'
  | 'onRetry'
  | 'partial'
  | 'empty'
  | 'columnFilter'
  | 'editor'
  | 'onCellSave'
> {
  expanded: ReadonlySet<string>;
  toggleExpanded: (id: string) => void;
  isLoading: boolean;
  /** The cards, which are displayed below the `sm` breakpoint. */
  cards: ReactNode;
  /** The list of cards while it is rendered. */
  cardList: RefObject<HTMLUListElement | null>;
  /** The scrolling element of the table while it is rendered. */
  tableScroller: RefObject<HTMLDivElement | null>;
  /** The cells that are being edited or saved. */
  edits: CellEdits;
  /** Formats a number in the grid's language. */
  format: (value: number) => string;
  /** Formats a value for a cell in the grid's language. Sorting, searching and exporting use the raw value. */
  formatValue: (value: DataGridValue, column: ColumnFormat) => string;
}

const noneExpanded: ReadonlySet<string> = new Set();
const dateOnly = { dateStyle: 'medium' } as const;
const dateAndTime = { ...dateOnly, timeStyle: 'short' } as const;
/** Displays all digits, because the value must not be rounded. */
const allDigits = { maximumFractionDigits: 20 };
const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Returns the format of a column's numbers. An amount without a currency is formatted as a number. */
function numberOptions({ type, numberFormat }: ColumnFormat): Intl.NumberFormatOptions {
  if (type === 'percent') return { style: 'percent', maximumFractionDigits: 2, ...numberFormat };
  if (type !== 'currency') return numberFormat ?? allDigits;
  return numberFormat?.currency ? { style: 'currency', ...numberFormat } : { ...twoDigits, ...numberFormat };
}

export function useView(
  {
    renderDetail,
    expanded: expandedProp,
    defaultExpanded = noneExpanded,
    onExpandedChange,
    rowActions,
    onRowClick,
    loading: isLoading = false,
    error,
    onRetry,
    partial,
    empty,
    cards: narrowCards,
    columnFilter: givenFilter,
    editor: givenEditor,
    onCellSave,
  }: ViewOptions<unknown>,
  locale: string,
  labels: Partial<Labels>,
  tableScroller: RefObject<HTMLDivElement | null>,
): GridView {
  const [expanded, setExpanded] = useControllableState(expandedProp, defaultExpanded, onExpandedChange);
  const toggleExpanded = useCallback(
    (id: string) =>
      setExpanded((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [setExpanded],
  );
  const [edits] = useState(createCellEdits);
  const cardList = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('sm')})`, true);
  const cards = isWide ? undefined : narrowCards;
  const columnFilter = useSameElement(givenFilter);
  const editor = useSameElement(givenEditor);
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const text = useLabels(dataGridLabels, labels);
  const [yes, no] = [text('yes'), text('no')];
  // On a server, the user's time zone is unknown.
  const timeZone = useTimeZone();
  const formatValue = useMemo(() => {
    // Cached because creating a format takes longer than formatting a page of rows.
    const cached = <Format>(create: (column: ColumnFormat) => Format) => {
      const formats = new WeakMap<ColumnFormat, Format>();
      return (column: ColumnFormat): Format => {
        const format = formats.get(column) ?? create(column);
        formats.set(column, format);
        return format;
      };
    };
    const numberOf = cached((column) => new Intl.NumberFormat(locale, numberOptions(column)));
    const dateOf = cached(({ type, dateFormat = type === 'date' ? dateOnly : dateAndTime }) => {
      return new Intl.DateTimeFormat(locale, { timeZone, ...dateFormat });
    });
    const lists = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
    return (raw: DataGridValue, column: ColumnFormat): string => {
      const value = typedValue(raw, column.type, timeZone);
      if (value === null || value === undefined || isEmptyValue(value)) return '';
      if (typeof value === 'boolean') return value ? yes : no;
      if (typeof value === 'number') return numberOf(column).format(value);
      if (typeof value === 'string') return value;
      return value instanceof Date ? dateOf(column).format(value) : lists.format(value);
    };
  }, [locale, timeZone, yes, no]);
  return useMemo(
    () => ({
      renderDetail,
      expanded,
      toggleExpanded,
      rowActions,
      onRowClick,
      isLoading,
      error,
      onRetry,
      partial,
      empty,
      columnFilter,
      editor,
      onCellSave,
      edits,
      cards,
      cardList,
      tableScroller,
      format: (value) => numbers.format(value),
      formatValue,
    }),
    [
      renderDetail,
      expanded,
      toggleExpanded,
      rowActions,
      onRowClick,
      isLoading,
      error,
      onRetry,
      partial,
      empty,
      columnFilter,
      editor,
      onCellSave,
      edits,
      cards,
      tableScroller,
      numbers,
      formatValue,
    ],
  );
}

/**
 * Returns the element of the previous render as long as the type and the props are the same. The parts of a grid are
 * created when its parent renders, and all headers or cells depend on them.
 */
function useSameElement(node: ReactNode): ReactNode {
  const [last, setLast] = useState(node);
  if (isSameElement(last, node)) return last;
  setLast(node);
  return node;
}

function isSameElement(first: ReactNode, second: ReactNode): boolean {
  if (!isValidElement<object>(first) || !isValidElement<object>(second)) return first === second;
  const [before, after] = [Object.entries(first.props), new Map<string, unknown>(Object.entries(second.props))];
  return (
    first.type === second.type &&
    before.length === after.size &&
    before.every(([name, value]) => after.has(name) && after.get(name) === value)
  );
}
