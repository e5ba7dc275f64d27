import { Download, ListFilter, Search } from 'lucide-react';
import { type CSSProperties, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  CardTitle,
  DataGrid,
  DataGridCards,
  DataGridColumns,
  DataGridFacet,
  DataGridPagination,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  EmptyState,
  IconButton,
  usePrinting,
  VisuallyHidden,
} from 'waymark';
import type { DataRow } from '../../../../rows/query';
import type { ResponseStatus } from '../../../data/hooks';
import type { RowSettings } from '../../../../rows/roles';
import { capitalize, type Words } from '../../../../rows/texts';
import { countOf, formatCount } from '../../../lib/formats';
import { usePreloadWhenIdle } from '../../../lib/lazy-with-preload';
import { lazyPart } from '../../../shell/part-boundary';
import { PrintedRows } from '../../../shell/rows-table';
import { useDashboard } from '../state/use-dashboard-data';
import { blockSize, columnId, maxGridRows } from '../state/queries';
import { linkTo, pageSizes } from '../state/dashboard-search';
import { FilterChips } from '../toolbar/filter-chips';
import { ProblemMessage } from './notices';
import { customRangeOf } from '../../../../rows/ranges';
import { fromGridState, rowColumns, type RowColumns, toGridState } from './row-columns';

// The JSON viewer is part of this chunk.
const RowDetails = lazyPart('The details', async () => (await import('./row-details')).RowDetails);

/** The height of a page of rows, reserved so that nothing moves when they arrive. */
const pageOfRows = 'min-h-[calc(var(--rows)*--spacing(13.75)+--spacing(10.25))]';

/** The height of the table without rows. After a failure, the card still ends below the first screen. */
const reserved: Partial<Record<ResponseStatus, string>> = {
  loading: pageOfRows,
  previous: pageOfRows,
  failed: 'min-h-[60svh]',
};

/** Secondary controls have no background while they are not hovered. */
const quiet = { variant: 'ghost', tone: 'neutral' } as const;

const noRows: readonly DataRow[] = [];
const rowId = ({ id }: DataRow): string => id;

/** The rows in pages. `isReported` means that the page already reports the failure of their request. */
export function RowsCard({ isReported }: { isReported: boolean }) {
  usePreloadWhenIdle(RowDetails);
  const dashboard = useDashboard();
  const { settings, groups, connection, range, state, change, refresh, csv } = dashboard;
  const rows = useDeferredValue(dashboard.rows);
  const { words } = connection;
  const { data, query, error, status } = rows;
  const isPending = status === 'loading' || status === 'previous';
  const isPrinting = usePrinting();
  const title = useRef<HTMLHeadingElement>(null);
  // Only for phones; wider pages show the whole toolbar. If there is a search in the address, it remains visible.
  const [isSearchOpen, setSearchOpen] = useState(state.grid.search !== '');
  const [isFilterOpen, setFilterOpen] = useState(false);
  const total = data?.total ?? 0;
  const reachable = Math.min(total, maxGridRows);
  const firstRow = (query.page - 1) * query.pageSize;
  const visible = useMemo(() => {
    const start = firstRow % blockSize;
    return data?.rows.slice(start, start + query.pageSize) ?? noRows;
  }, [data, firstRow, query.pageSize]);
  const { columns, defaults } = useMemo(
    () => rowColumns(settings, connection, ({ key }) => change({ row: key }), visible),
    [settings, connection, change, visible],
  );
  const { roles } = settings;
  const gridState = useMemo(() => toGridState(state, defaults), [state, defaults]);
  // A facet that is incomplete would hide groups.
  const hasAllGroups = groups.data
    ? groups.data.groupCount <= groups.data.groups.length
    : connection.groupLevels.length > 0;
  const facet = hasAllGroups ? defaults.group : null;
  const facets = useMemo(
    () =>
      facet === null || !groups.data
        ? undefined
        : { [facet]: groups.data.groups.map(({ key, count }) => ({ value: key ?? '', count })) },
    [facet, groups.data],
  );
  const name = `Latest ${words.plural}`;
  const heading = range === null ? capitalize(words.plural) : name;
  const searchLabel = roles.label === null ? `Search ${words.plural}` : 'Search labels';

  const errorText = error && isReported ? sameReason(status) : error && <ProblemMessage {...{ error, connection }} />;

  // The page in the address may no longer exist.
  const lastPage = Math.max(1, Math.ceil(reachable / query.pageSize));
  const isBeyond = status === 'ready' && query.page > lastPage && state.grid.page === query.page;
  useEffect(() => {
    if (isBeyond) change({ grid: { ...state.grid, page: lastPage } }, { history: 'replace' });
  }, [isBeyond, change, state.grid, lastPage]);

  // The buttons that show parts of the toolbar on phones.
  const toggles = [
    { name: searchLabel, Icon: Search, isOpen: isSearchOpen, setOpen: setSearchOpen },
    { name: 'Sort and filter', Icon: ListFilter, isOpen: isFilterOpen, setOpen: setFilterOpen },
  ];
  return (
    <Card>
      <DataGrid
        columns={columns}
        data={visible}
        getRowId={rowId}
        rowCount={reachable}
        facets={facets}
        state={gridState}
        onStateChange={(next) => change(...fromGridState(next, state, defaults))}
        loading={isPending}
        error={errorText}
        onRetry={isReported ? undefined : () => void refresh()}
        onRowClick={({ key }) => change({ row: key })}
        // The card's content extends from edge to edge.
        className="gap-0 print:hidden"
        empty={
          <EmptyState
            size="sm"
            level={3}
            title={state.at === null ? `No ${words.plural} in this range` : `No ${words.plural} in the selection`}
            actions={
              state.at !== null && (
                <Button variant="plain" size="sm" onClick={() => change({ at: null })}>
                  Show the whole range
                </Button>
              )
            }
          />
        }
        cards={
          <DataGridCards
            aria-label={name}
            columns={columns}
            facets={facet === null ? [] : [facet]}
            showSelects={isFilterOpen}
            renderRow={(row) => <RowLines row={row} {...{ columns, roles }} />}
          />
        }
      >
        <DataGridToolbar className="px-5 py-4 max-sm:px-4 max-sm:py-2">
          <CardTitle ref={title} tabIndex={-1}>
            {heading}
          </CardTitle>
          <span className="me-1 shrink-0 text-label font-normal text-muted">
            <CountText {...{ total, status, words }} isEstimate={data?.totalIsEstimate === true} />
          </span>
          <FilterChips {...{ state, change, range, connection }} fallbackRef={title} />
          <div className="flex grow justify-end gap-2 sm:hidden">
            {toggles.map(({ name: toggleName, Icon, isOpen, setOpen }) => (
              <IconButton
                key={toggleName}
                {...quiet}
                size="sm"
                aria-label={toggleName}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon />
              </IconButton>
            ))}
          </div>
          <div
            className={`flex min-w-0 gap-2 max-sm:basis-full sm:grow sm:flex-wrap sm:justify-end ${isSearchOpen ? '' : 'max-sm:hidden'}`}
          >
            <DataGridSearch
              variant="plain"
              aria-label={searchLabel}
              placeholder={searchLabel}
              className="sm:max-w-60"
            />
            {facet !== null && <DataGridFacet columns={columns} column={facet} {...quiet} />}
            <DataGridColumns title="Columns" {...quiet}>
              <VisuallyHidden>Columns</VisuallyHidden>
            </DataGridColumns>
            <IconButton
              {...quiet}
              size="sm"
              aria-label="Download CSV"
              title="Download CSV"
              // Do not use `disabled`, because focus would be lost.
              aria-disabled={csv.isDownloading || undefined}
              className="aria-disabled:cursor-not-allowed aria-disabled:text-disabled max-sm:hidden"
              onClick={csv.download}
            >
              <Download />
            </IconButton>
          </div>
          {total > maxGridRows && status !== 'failed' && (
            <p className="basis-full text-caption text-muted">
              {`These pages show the first ${formatCount(maxGridRows)} rows. The CSV file contains all of them.`}
            </p>
          )}
        </DataGridToolbar>
        <DataGridTable
          aria-label={name}
          stickyOffset="var(--wm-size-header)"
          classNames={{
            // Rows below the window are not laid out until the user scrolls to them.
            row: '[contain-intrinsic-block-size:auto_3.4375rem] [content-visibility:auto]',
            message: 'mx-5 mb-4',
          }}
          className={`rounded-none ${reserved[status] ?? ''}`}
          style={{ '--rows': query.pageSize } as CSSProperties}
        />
        <DataGridPagination
          aria-label={`Pages of the ${words.plural}`}
          pageSizes={pageSizes}
          compact
          // The controls are on the paper background.
          className="px-5 py-2.5 [--wm-plain:var(--wm-color-paper)] max-sm:px-4"
        />
      </DataGrid>
      {isPrinting && (
        <CardContent className="space-y-3">
          <CardTitle>{heading}</CardTitle>
          <PrintedRows
            {...{ settings, connection, total }}
            rows={data?.rows ?? noRows}
            firstRow={firstRow - (firstRow % blockSize)}
          />
        </CardContent>
      )}
      <RowDetails
        rows={visible.some(({ key }) => key === state.row) ? visible : (data?.rows ?? noRows)}
        onRowChange={(row) => change({ row }, { history: state.row === null || row === null ? 'add' : 'replace' })}
        link={() =>
          linkTo({ ...state, range: range ? customRangeOf(range.from, range.to) : state.range }, connection.id)
        }
      />
    </Card>
  );
}

/** The page already reports the reason. If rows are still displayed, no message is needed. */
const sameReason = (status: ResponseStatus): string | undefined =>
  status === 'failed' ? 'The rows could not be loaded.' : undefined;

interface CountTextProps {
  total: number;
  isEstimate: boolean;
  status: ResponseStatus;
  words: Words;
}

/** The number of matching rows. Screen readers also read the word for rows. */
function CountText({ total, isEstimate, status, words }: CountTextProps) {
  if (status === 'loading' || status === 'failed') return '–';
  const count = formatCount(total);
  return (
    <>
      <bdi>{isEstimate ? `${count}+` : count}</bdi>
      <VisuallyHidden>
        {isEstimate && ' or more'}
        {countOf(total, words).slice(count.length)}
      </VisuallyHidden>
    </>
  );
}

interface RowLinesProps {
  row: DataRow;
  columns: RowColumns['columns'];
  roles: RowSettings['roles'];
}

function RowLines({ row, columns, roles }: RowLinesProps) {
  const render = (column: RowColumns['columns'][number] | undefined): ReactNode =>
    column?.cell?.(row, { tabIndex: 0, value: column.value(row) });
  const cellOf = (pointer: string | null): ReactNode =>
    pointer === null ? null : render(columns.find(({ id }) => id === columnId(pointer)));
  return (
    <>
      <div className="flex min-w-0 items-center justify-between gap-3 text-heading">
        {render(columns.find(({ rowHeader }) => rowHeader))}
        <span className="shrink-0 font-medium">{cellOf(roles.value)}</span>
      </div>
      <div className="flex min-h-6 min-w-0 items-center justify-between gap-3 text-caption text-muted">
        <span className="min-w-0">{cellOf(roles.time)}</span>
        {cellOf(roles.group)}
      </div>
    </>
  );
}
