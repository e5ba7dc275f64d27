import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
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
} from 'waymark';
import type { Connection, Words } from '../../data/connections/connection';
import type { DataRow, RowsPage, Summary } from '../../data/rows/query';
import type { DataResponse, ResponseStatus } from '../../data/readings/use-rows';
import type { RowSettings } from '../../data/rows/dataset';
import { capitalize, countOf, formatCount, locale } from '../../lib/formats';
import { blockSize, maxGridRows, type RowsQuery } from './dashboard-queries';
import { type DashboardState, pageSizes } from './dashboard-search';
import { columnId } from './column-id';
import { FilterChips } from './filter-chips';
import { fromGridState, type GridDefaults, toGridState } from './grid-state';
import { PrintedRows } from './printed-rows';
import { ProblemMessage } from './problem-message';
import { linkTo } from './opening';
import { customRangeOf, type DashboardRange } from './ranges';
import { rowColumns } from './row-columns';
import { RowDetails, type RowDetailsProps } from './row-details';
import type { ChangeDashboard } from './use-dashboard-state';
import { usePrinting } from './use-printing';

export interface RowsCardProps {
  rows: DataResponse<RowsPage, RowsQuery>;
  settings: RowSettings;
  /** The amounts by group, without the selected groups. */
  groups: Summary | undefined;
  connection: Connection;
  range: DashboardRange | null;
  state: DashboardState;
  change: ChangeDashboard;
  onRetry: () => void;
  loadRow: RowDetailsProps['loadRow'];
  /** Whether the page reports the same problem. */
  isReported: boolean;
}

const noRows: readonly DataRow[] = [];
const rowId = ({ id }: DataRow): string => id;

/** The rows that match the filters, the latest first, page by page. */
export function RowsCard(props: RowsCardProps) {
  const { settings, groups, connection, range, state, change, onRetry, loadRow, isReported } = props;
  const rows = useDeferredValue(useFirstLater(props.rows));
  const { words } = connection;
  const { data, query, error, status } = rows;
  const isPending = status === 'loading' || status === 'previous';
  const isPrinting = usePrinting();
  const title = useRef<HTMLHeadingElement>(null);
  const total = data?.total ?? 0;
  const reachable = Math.min(total, maxGridRows);
  const firstRow = (query.page - 1) * query.pageSize;
  const visible = useMemo(() => {
    const start = firstRow % blockSize;
    return data?.rows.slice(start, start + query.pageSize) ?? noRows;
  }, [data, firstRow, query.pageSize]);
  const { columns, hidden } = useMemo(
    () => rowColumns(settings, connection, ({ key }) => change({ row: key })),
    [settings, connection, change],
  );
  const { roles } = settings;
  const defaults = useMemo(
    (): GridDefaults => ({ ids: settings.columns.map(({ pointer }) => columnId(pointer)), hidden, roles }),
    [settings.columns, hidden, roles],
  );
  const gridState = useMemo(() => toGridState(state, defaults), [state, defaults]);
  // A facet of some groups only would hide that there are others.
  const hasAllGroups = groups ? groups.groupCount <= groups.groups.length : connection.groupLevels.length > 0;
  // The columns of another API may be known with its first response only.
  const isColumn = settings.columns.some(({ pointer }) => pointer === roles.group);
  const facetColumn = hasAllGroups && isColumn ? roles.group : null;
  const facets = useMemo(
    () =>
      facetColumn === null || !groups
        ? undefined
        : { [columnId(facetColumn)]: groups.groups.map(({ key, count }) => ({ value: key ?? '', count })) },
    [facetColumn, groups],
  );
  const name = `Latest ${words.plural}`;
  const searchLabel = roles.label === null ? `Search ${words.plural}` : 'Search labels';

  const errorText = error && isReported ? sameReason(status) : error && <ProblemMessage {...{ error, connection }} />;

  // A page of the address may not exist any more.
  const lastPage = Math.max(1, Math.ceil(reachable / query.pageSize));
  const isBeyond = status === 'ready' && query.page > lastPage && state.grid.page === query.page;
  useEffect(() => {
    if (isBeyond) change({ grid: { ...state.grid, page: lastPage } }, { history: 'replace' });
  }, [isBeyond, change, state.grid, lastPage]);

  return (
    <Card>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle ref={title} tabIndex={-1}>
            {range === null ? capitalize(words.plural) : name}
          </CardTitle>
          <p className="text-caption text-muted">
            <bdi>{descriptionOf(total, status, words)}</bdi>
          </p>
        </div>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4 print:hidden">
        <FilterChips {...{ state, change, range, connection }} fallbackRef={title} />
        <DataGrid
          columns={columns}
          data={visible}
          locale={locale}
          getRowId={rowId}
          rowCount={reachable}
          facets={facets}
          state={gridState}
          onStateChange={(next) => change(...fromGridState(next, state, defaults))}
          loading={isPending}
          error={errorText}
          onRetry={isReported ? undefined : onRetry}
          empty={
            <EmptyState
              size="sm"
              level={3}
              title={state.at === null ? `No ${words.plural} in this range` : `No ${words.plural} in the selected part`}
              actions={
                state.at !== null && (
                  <Button variant="outline" size="sm" onClick={() => change({ at: null })}>
                    Show the whole range
                  </Button>
                )
              }
            />
          }
          cards={<DataGridCards aria-label={name} facets={facetColumn === null ? [] : [columnId(facetColumn)]} />}
        >
          <DataGridToolbar>
            <DataGridSearch aria-label={searchLabel} placeholder={searchLabel} />
            {facetColumn !== null && <DataGridFacet column={columnId(facetColumn)} />}
            <DataGridColumns />
          </DataGridToolbar>
          <DataGridTable
            aria-label={name}
            // The grid is below the window when the data arrives. Its rows are laid out as they are scrolled to.
            className="**:data-[slot=data-grid-row]:[contain-intrinsic-block-size:auto_3.375rem] **:data-[slot=data-grid-row]:[content-visibility:auto]"
            // The height of a page of rows, so that nothing moves when they arrive.
            rootProps={{ className: isPending ? 'min-h-150' : undefined }}
          />
          <DataGridPagination aria-label={`Pages of the ${words.plural}`} pageSizes={pageSizes} locale={locale} />
        </DataGrid>
      </CardContent>
      {isPrinting && (
        <CardContent>
          <PrintedRows
            {...{ settings, words, total }}
            rows={data?.rows ?? noRows}
            firstRow={firstRow - (firstRow % blockSize)}
          />
        </CardContent>
      )}
      <RowDetails
        {...{ settings, loadRow }}
        rowKey={state.row}
        row={data?.rows.find(({ key }) => key === state.row)}
        onClose={() => change({ row: null })}
        link={() =>
          linkTo({ ...state, range: range ? customRangeOf(range.from, range.to) : state.range }, connection.id)
        }
        singular={words.singular}
      />
    </Card>
  );
}

/** Returns the first rows after the other cards have rendered theirs, so that the browser does not lay out all of them in one task. */
function useFirstLater(rows: RowsCardProps['rows']): RowsCardProps['rows'] {
  const [first, setFirst] = useState(rows.status === 'loading' ? rows : null);
  const isLoading = rows.status === 'loading';
  useEffect(() => {
    if (!isLoading) startTransition(() => setFirst(null));
  }, [isLoading]);
  return first ?? rows;
}

/** The page reports the reason, which is the same. Rows that are still displayed need no message. */
const sameReason = (status: ResponseStatus): string | undefined =>
  status === 'failed' ? 'The rows could not be loaded.' : undefined;

function descriptionOf(total: number, status: ResponseStatus, words: Words): string {
  if (status === 'loading') return 'Loading';
  if (status === 'failed') return 'Not available';
  const count = countOf(total, words);
  return total > maxGridRows
    ? `${count}. The pages show the first ${formatCount(maxGridRows)}; the CSV file has all of them.`
    : count;
}
