'use client';

import { cn } from '../../lib/cn';
import type { PaginationOptions } from '../pagination';
import { Pagination } from '../pagination';
import { useGridRows, useGridState, useGridView } from './grid-context';

const defaultSizes = [10, 25, 50, 100] as const;

export type DataGridPaginationProps = Omit<
  PaginationOptions,
  'page' | 'defaultPage' | 'onPageChange' | 'pageSize' | 'defaultPageSize' | 'onPageSizeChange'
>;

/**
 * The pagination of a `paginated` grid. All props apply to the `Pagination`; `size` defaults to `sm`, as in the
 * toolbar.
 */
export function DataGridPagination({ pageSizes = defaultSizes, className, ...props }: DataGridPaginationProps) {
  const { state, setState } = useGridState('DataGridPagination');
  const { total, page } = useGridRows('DataGridPagination');
  const { isLoading, error, cardList, tableScroller } = useGridView('DataGridPagination');
  const isUnknown = total === 0 && (isLoading || Boolean(error));
  function turnTo(next: number): void {
    setState((now) => ({ ...now, page: next }));
    // The pagination is below the rows, but a new page begins at the top. `nearest` does not scroll if the target is
    // already in view. The grid's toolbar is above its header.
    const table = tableScroller.current;
    const head = table?.closest('[data-slot="data-grid"]')?.querySelector('[data-slot="data-grid-toolbar"]') ?? table;
    cardList.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (head && head.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(head).scrollMarginTop))
      head.scrollIntoView({ block: 'start', inline: 'nearest' });
  }
  return (
    <Pagination
      size="sm"
      {...props}
      data-slot="data-grid-pagination"
      // "0 of 0" would suggest that there are no rows, so the range is hidden, but its space remains reserved.
      className={cn(isUnknown && '*:data-[slot=pagination-range]:invisible', className)}
      pageSizes={pageSizes}
      total={total}
      page={page}
      pageSize={state.pageSize}
      onPageChange={turnTo}
      onPageSizeChange={(pageSize) => setState((now) => ({ ...now, pageSize }))}
    />
  );
}
