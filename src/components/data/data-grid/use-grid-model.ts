'use client';

import { type ComponentProps, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLocale } from '../../lib/use-locale';
import { useMediaQuery } from '../../lib/use-media-query';
import { breakpointWidth } from '../../tokens';
import { type DataGridColumn, valueText } from './columns';
import type { DataGridProps } from './data-grid';
import type { GridContextValue } from './grid-context';
import { type DataGridQuery, type DataGridState, defaultGridState } from './grid-state';
import { allIndexes, countFacet, filterRows, sortRows } from './rows';
import { useColumns } from './use-columns';
import { useSelection } from './use-selection';

/** How long the search has to rest before a server is asked, in ms. */
const searchRestMs = 250;
const noneExpanded: ReadonlySet<string> = new Set();

/** Selects, sorts and pages the rows, and holds the state of the grid. Returns the model and the props of the element. */
export function useGridModel<Row>({
  columns: rowColumns,
  data,
  getRowId,
  getRowName,
  state: stateProp,
  defaultState,
  onStateChange,
  paginated = false,
  rowCount,
  onQueryChange,
  facets,
  loadRows,
  selectable = false,
  selected,
  defaultSelected,
  onSelectedChange,
  renderDetail,
  expanded: expandedProp,
  defaultExpanded = noneExpanded,
  onExpandedChange,
  rowActions,
  loading = false,
  error,
  onRetry,
  partial,
  empty,
  cards,
  locale: ownLocale,
  ...props
}: Omit<DataGridProps<Row>, 'labels'>): [GridContextValue, ComponentProps<'div'>] {
  // The parts do not depend on the type of the rows: they pass rows only to the functions of the same grid.
  const columns = rowColumns as readonly DataGridColumn<unknown>[];
  const [state, setState] = useControllableState({
    prop: stateProp,
    defaultProp: { ...defaultGridState, ...defaultState },
    onChange: onStateChange,
  });
  const [expanded, setExpanded] = useControllableState({
    prop: expandedProp,
    defaultProp: defaultExpanded,
    onChange: onExpandedChange,
  });
  const locale = useLocale(ownLocale);
  const { views, actions: columnActions } = useColumns(columns, state, setState);
  const cardList = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('sm')})`, true);

  const isServerSide = rowCount !== undefined;
  const isPaginated = paginated || isServerSide;
  const search = useDeferredValue(state.search);
  const { filters, sort } = state;
  const query = useMemo(() => ({ search, filters }), [search, filters]);
  const found = useMemo(
    () => (isServerSide ? allIndexes(data.length) : filterRows(data, columns, query)),
    [isServerSide, data, columns, query],
  );
  const rows = useMemo(
    () => (isServerSide ? found : sortRows(data, found, columns, sort, locale)),
    [isServerSide, data, found, columns, sort, locale],
  );
  const count = rowCount ?? rows.length;
  const pageCount = isPaginated ? Math.max(1, Math.ceil(count / state.pageSize)) : 1;
  // A page of the URL may no longer exist. The server decides about its own pages.
  const page = isServerSide ? state.page : Math.min(state.page, pageCount);
  const firstRow = isPaginated ? (page - 1) * state.pageSize : 0;
  const visibleRows = useMemo(
    () => (isPaginated && !isServerSide ? rows.subarray(firstRow, firstRow + state.pageSize) : rows),
    [isPaginated, isServerSide, rows, firstRow, state.pageSize],
  );

  const idOf = useCallback((index: number) => getRowId(data[index] as Row), [data, getRowId]);
  const nameOf = useCallback(
    (index: number) => {
      const row = data[index] as Row;
      const [first] = columns;
      const header = columns.find(({ rowHeader }) => rowHeader) ?? first;
      return getRowName ? getRowName(row) : header ? valueText(header.value(row)) : '';
    },
    [data, columns, getRowName],
  );
  const getIds = useCallback(() => Array.from(rows, idOf), [rows, idOf]);
  const selection = useSelection({ selected, defaultSelected, onSelectedChange }, getIds);
  const getSelectedRows = useSelectedRows(data, idOf, selection.selected, isServerSide);
  const toggleExpanded = useCallback(
    (id: string) =>
      setExpanded((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [setExpanded],
  );

  useQueryChange(state, isServerSide ? onQueryChange : undefined);

  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const grid: GridContextValue = {
    data,
    columns,
    state: page === state.page ? state : { ...state, page },
    setState,
    views,
    columnActions,
    rows,
    visibleRows,
    rowCount: count,
    firstRow,
    isPaginated,
    isServerSide,
    countFacet: (id) => (isServerSide ? [...(facets?.[id] ?? [])] : countFacet(data, columns, query, id, locale)),
    idOf,
    nameOf,
    isSelectable: selectable,
    selection,
    getSelectedRows,
    loadRows,
    expanded,
    toggleExpanded,
    // The parts pass rows only to the functions of the same grid.
    renderDetail: renderDetail as GridContextValue['renderDetail'],
    rowActions: rowActions as GridContextValue['rowActions'],
    isLoading: loading,
    error,
    onRetry,
    partial,
    empty,
    cards: isWide ? undefined : cards,
    cardList,
    format: (value) => numbers.format(value),
  };
  return [grid, props];
}

/** Returns the rows of a selection: in server mode, a selected row of another page is kept from when it was displayed. */
function useSelectedRows<Row>(
  data: readonly Row[],
  idOf: (index: number) => string,
  selected: ReadonlySet<string>,
  isServerSide: boolean,
): () => readonly Row[] {
  const known = useRef<ReadonlyMap<string, Row>>(new Map());
  const getSelected = useCallback(() => {
    const rows = new Map<string, Row>();
    for (const [index, row] of data.entries()) {
      const id = idOf(index);
      if (selected.has(id)) rows.set(id, row);
    }
    for (const [id, row] of known.current) if (selected.has(id) && !rows.has(id)) rows.set(id, row);
    return rows;
  }, [data, idOf, selected]);
  useEffect(() => {
    if (isServerSide) known.current = getSelected();
  }, [getSelected, isServerSide]);
  return useCallback(() => [...getSelected().values()], [getSelected]);
}

/** Reports the query after it has changed; a search after the user has stopped typing. */
function useQueryChange(state: DataGridState, onQueryChange: ((query: DataGridQuery) => void) | undefined): void {
  const { sort, search, filters, page, pageSize } = state;
  const reported = useRef<DataGridQuery>({ sort, search, filters, page, pageSize });
  const latest = useRef(onQueryChange);
  useEffect(() => {
    latest.current = onQueryChange;
  });
  useEffect(() => {
    const query = { sort, search, filters, page, pageSize };
    const { current: last } = reported;
    if (JSON.stringify(query) === JSON.stringify(last)) return undefined;
    const timer = setTimeout(
      () => {
        reported.current = query;
        latest.current?.(query);
      },
      search === last.search ? 0 : searchRestMs,
    );
    return () => clearTimeout(timer);
  }, [sort, search, filters, page, pageSize]);
}
