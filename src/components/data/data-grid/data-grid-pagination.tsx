'use client';

import { cn } from '../../lib/cn';
import type { PaginationOptions } from '../pagination';
import { Pagination } from '../pagination';
import { useGrid } from './grid-context';

const defaultSizes = [10, 25, 50, 100] as const;

export type DataGridPaginationProps = Omit<
  PaginationOptions,
  'page' | 'defaultPage' | 'onPageChange' | 'pageSize' | 'defaultPageSize' | 'onPageSizeChange'
>;

/** The pages of a grid that is `paginated`. All props apply to the `Pagination`. */
export function DataGridPagination({ pageSizes = defaultSizes, className, ...props }: DataGridPaginationProps) {
  const { state, setState, rowCount, isLoading, error, cardList } = useGrid('DataGridPagination');
  const isUnknown = rowCount === 0 && (isLoading || Boolean(error));
  function turnTo(page: number): void {
    setState((now) => ({ ...now, page }));
    // The pagination is below the cards, and the new page begins above them. `nearest` leaves a card that is in view in its place.
    cardList.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
  }
  return (
    <Pagination
      {...props}
      data-slot="data-grid-pagination"
      // "0 of 0" would say that there are no rows. Its space stays.
      className={cn(isUnknown && '*:data-[slot=pagination-range]:invisible', className)}
      pageSizes={pageSizes}
      total={rowCount}
      page={state.page}
      pageSize={state.pageSize}
      onPageChange={turnTo}
      onPageSizeChange={(pageSize) => setState((now) => ({ ...now, pageSize }))}
    />
  );
}
