import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import { useTimeZone } from '../../providers/locale';
import { useMediaQuery } from '../../lib/use-media-query';
import { type Labels, useLabels } from '../../providers/labels';
import { breakpointWidth } from '../../tokens';
import { type ColumnFormat, type DataGridValue, isEmptyValue } from './columns';
import { dataGridLabels } from './data-grid-labels';

export interface ViewOptions<Row> {
  /** Renders the details of a row. Each row then has a button that displays them. */
  renderDetail?: (row: Row) => ReactNode;
  /** The controlled ids of the rows whose details are displayed. Use with `onExpandedChange`. */
  expanded?: ReadonlySet<string>;
  /** The ids of the rows whose details are initially displayed. @default none */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the ids of the rows whose details are displayed. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Returns the items of a row's menu, such as `MenuItem` elements. */
  rowActions?: (row: Row) => ReactNode;
  /** Whether rows are loading. Without rows, skeletons are displayed. @default false */
  loading?: boolean;
  /** The reason why the last request failed, and what to do. The rows stay. */
  error?: ReactNode;
  /** Called when the user clicks "Try again" in the error. The button is rendered only with this prop. */
  onRetry?: () => void;
  /** A note that some rows are missing, and why. */
  partial?: ReactNode;
  /** Displayed instead of rows when there is no data, such as an `EmptyState`. @default an `EmptyState` */
  empty?: ReactNode;
  /** Displayed below the breakpoint `sm` instead of the table: `<DataGridCards />`. @default the table */
  cards?: ReactNode;
}

/** What a grid displays besides the cells of its rows. */
export interface GridView extends Pick<
  ViewOptions<unknown>,
  'renderDetail' | 'rowActions' | 'error' | 'onRetry' | 'partial' | 'empty'
> {
  expanded: ReadonlySet<string>;
  toggleExpanded: (id: string) => void;
  isLoading: boolean;
  /** The cards, below the breakpoint `sm`. */
  cards: ReactNode;
  /** The list of cards, while it is rendered. */
  cardList: RefObject<HTMLUListElement | null>;
  /** The scrolling element of the table, while it is rendered. */
  tableScroller: RefObject<HTMLDivElement | null>;
  /** Formats a number in the language of the grid. */
  format: (value: number) => string;
  /** Formats a value for a cell in the language of the grid. Its raw value is sorted, searched and exported. */
  formatValue: (value: DataGridValue, column: ColumnFormat) => string;
}

const noneExpanded: ReadonlySet<string> = new Set();
const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** The value is not known to be rounded. */
const allDigits = { maximumFractionDigits: 20 };

export function useView(
  {
    renderDetail,
    expanded: expandedProp,
    defaultExpanded = noneExpanded,
    onExpandedChange,
    rowActions,
    loading: isLoading = false,
    error,
    onRetry,
    partial,
    empty,
    cards: narrowCards,
  }: ViewOptions<unknown>,
  locale: string,
  labels: Partial<Labels>,
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
  const cardList = useRef<HTMLUListElement>(null);
  const tableScroller = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('sm')})`, true);
  const cards = isWide ? undefined : narrowCards;
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const text = useLabels(dataGridLabels, labels);
  const [yes, no] = [text('yes'), text('no')];
  // The time zone of the user is not known on a server.
  const timeZone = useTimeZone();
  const formatValue = useMemo(() => {
    // Creating a format takes longer than formatting a page of rows.
    const cached = <Options extends object, Format>(create: (options: Options) => Format) => {
      const formats = new WeakMap<Options, Format>();
      return (options: Options): Format => {
        const format = formats.get(options) ?? create(options);
        formats.set(options, format);
        return format;
      };
    };
    const numberOf = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
    const dateOf = cached(
      (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
    );
    return (value: DataGridValue, { dateFormat = dateAndTime, numberFormat = allDigits }: ColumnFormat): string => {
      if (isEmptyValue(value)) return '';
      if (typeof value === 'boolean') return value ? yes : no;
      if (typeof value === 'number') return numberOf(numberFormat).format(value);
      return value instanceof Date ? dateOf(dateFormat).format(value) : String(value);
    };
  }, [locale, timeZone, yes, no]);
  return useMemo(
    () => ({
      renderDetail,
      expanded,
      toggleExpanded,
      rowActions,
      isLoading,
      error,
      onRetry,
      partial,
      empty,
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
      isLoading,
      error,
      onRetry,
      partial,
      empty,
      cards,
      numbers,
      formatValue,
    ],
  );
}
