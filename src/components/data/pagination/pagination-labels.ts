/** The English labels of a pagination. */
export const paginationLabels = {
  /** The name of a pagination landmark. */
  pagination: 'Pagination',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  /** The name of the button or link of a page; `{page}` is replaced by its number. */
  pageNumber: 'Page {page}',
  /** Announced after a change of the page; `{page}` and `{count}` are replaced by its number and the number of pages. */
  pageOf: 'Page {page} of {count}',
  /** The name of the select of the page size. */
  rowsPerPage: 'Rows per page',
  /** The rows of a page; `{range}` is replaced by the first and the last row, `{total}` by the number of rows. */
  rowRange: '{range} of {total}',
};

/** The labels of a pagination. */
export type PaginationLabels = typeof paginationLabels;
