'use client';

import type { PaginationOptions } from '../pagination';
import { Pagination } from '../pagination';
import { useGrid } from './grid-context';

const defaultSizes = [10, 25, 50, 100] as const;

export type DataGridPaginationProps = Omit<
  PaginationOptions,
  'page' | 'defaultPage' | 'onPageChange' | 'pageSize' | 'defaultPageSize' | 'onPageSizeChange'
>;

/** The pages of a grid that is `paginated`. All props apply to the `Pagination`. */
export function DataGridPagination({ pageSizes = defaultSizes, ...props }: DataGridPaginationProps) {
  const { state, setState, rowCount, cardList } = useGrid('DataGridPagination');
  function turnTo(page: number): void {
    setState((now) => ({ ...now, page }));
    // The pagination is below the cards, and the new page begins above them. `nearest` leaves a card that is in view in its place.
    cardList.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
  }
  return (
    <Pagination
      {...props}
      data-slot="data-grid-pagination"
      pageSizes={pageSizes}
      total={rowCount}
      page={state.page}
      pageSize={state.pageSize}
      onPageChange={turnTo}
      onPageSizeChange={(pageSize) => setState((now) => ({ ...now, pageSize }))}
    />
  );
}
