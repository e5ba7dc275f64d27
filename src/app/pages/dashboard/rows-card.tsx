import { useEffect, useMemo, useRef } from 'react';
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
import type { Connection } from '../../data/connections/connection';
import type { ReadingsPage, Summary } from '../../data/readings/query';
import type { DataResponse, ResponseStatus } from '../../data/readings/use-readings';
import { levels, type Reading } from '../../data/rows/reading';
import { blockSize, maxGridRows, type RowsQuery } from './dashboard-queries';
import { type DashboardState, pageSizes } from './dashboard-search';
import { FilterChips } from './filter-chips';
import { countReadings, formatCount } from './formats';
import { PrintedRows } from './printed-rows';
import { ProblemMessage } from './problem-message';
import type { DashboardRange } from './ranges';
import { readingColumns } from './reading-columns';
import { RefreshBar } from './refresh-bar';
import type { ChangeDashboard } from './use-dashboard-state';
import { usePrinting } from './use-printing';

export interface RowsCardProps {
  rows: DataResponse<ReadingsPage, RowsQuery>;
  levelCounts: Summary['levels'] | undefined;
  connection: Connection;
  range: DashboardRange;
  state: DashboardState;
  change: ChangeDashboard;
  onRetry: () => void;
  /** Whether another card reports the same problem. */
  isReported: boolean;
}

const noRows: readonly Reading[] = [];
const rowId = ({ id }: Reading): string => id;
const cards = <DataGridCards aria-label="Latest readings" facets={['level']} />;

/** The rows that match the filters, the latest first, page by page. */
export function RowsCard(props: RowsCardProps) {
  const { rows, levelCounts, connection, range, state, change, onRetry, isReported } = props;
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
  const facets = useMemo(
    () => levelCounts && { level: levels.map((level) => ({ value: level, count: levelCounts[level].count })) },
    [levelCounts],
  );

  const errorText = error && isReported ? sameReason(status) : error && <ProblemMessage {...{ error, connection }} />;

  // A page of the address may not exist any more.
  const lastPage = Math.max(1, Math.ceil(reachable / query.pageSize));
  const isBeyond = status === 'ready' && query.page > lastPage && state.grid.page === query.page;
  useEffect(() => {
    if (isBeyond) change({ grid: { ...state.grid, page: lastPage } });
  }, [isBeyond, change, state.grid, lastPage]);

  return (
    <Card className="relative">
      <RefreshBar isBusy={rows.isBusy && status !== 'loading'} />
      <CardHeader>
        <div className="min-w-0">
          <CardTitle ref={title} tabIndex={-1}>
            Latest readings
          </CardTitle>
          <p className="text-caption text-muted">
            <bdi>{descriptionOf(total, status)}</bdi>
          </p>
        </div>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4 print:hidden">
        <FilterChips state={state} change={change} range={range} fallbackRef={title} />
        <DataGrid
          columns={readingColumns}
          data={visible}
          getRowId={rowId}
          rowCount={reachable}
          facets={facets}
          state={state.grid}
          // The API sorts by one column.
          onStateChange={(grid) => change({ grid: { ...grid, sort: grid.sort.slice(-1) } })}
          loading={isPending}
          error={errorText}
          onRetry={isReported ? undefined : onRetry}
          empty={
            <EmptyState
              size="sm"
              level={3}
              title={state.at === null ? 'No readings in this range' : 'No readings in the selected part'}
              actions={
                state.at !== null && (
                  <Button variant="outline" size="sm" onClick={() => change({ at: null })}>
                    Show the whole range
                  </Button>
                )
              }
            />
          }
          cards={cards}
        >
          <DataGridToolbar>
            <DataGridSearch aria-label="Search labels" placeholder="Search labels" />
            <DataGridFacet column="level" />
            <DataGridColumns />
          </DataGridToolbar>
          <DataGridTable
            aria-label="Latest readings"
            // The height of a page of rows, so that nothing moves when they arrive.
            rootProps={{ className: isPending ? 'min-h-150' : undefined }}
          />
          <DataGridPagination aria-label="Pages of the readings" pageSizes={pageSizes} />
        </DataGrid>
      </CardContent>
      {isPrinting && (
        <CardContent>
          <PrintedRows rows={data?.rows ?? noRows} firstRow={firstRow - (firstRow % blockSize)} total={total} />
        </CardContent>
      )}
    </Card>
  );
}

/** The chart reports the reason, which is the same. Rows that are still displayed need no message. */
const sameReason = (status: ResponseStatus): string | undefined =>
  status === 'failed' ? 'The rows could not be loaded for the same reason.' : undefined;

function descriptionOf(total: number, status: ResponseStatus): string {
  if (status === 'loading') return 'Loading';
  if (status === 'failed') return 'Not available';
  const count = countReadings(total);
  return total > maxGridRows
    ? `${count}. The pages show the first ${formatCount(maxGridRows)}; the CSV file has all of them.`
    : count;
}
