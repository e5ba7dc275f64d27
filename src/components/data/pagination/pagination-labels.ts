/** The English labels of a pagination. */
export const paginationLabels = {
  /** The name of a pagination landmark. */
  pagination: 'Pagination',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  /** The name of a page's button or link; `{page}` is replaced with the page number. */
  pageNumber: 'Page {page}',
  /** Announced when the page changes; `{page}` is replaced with the page number, `{count}` with the number of pages. */
  pageOf: 'Page {page} of {count}',
  /** The name of the select for the page size. */
  rowsPerPage: 'Rows per page',
  /** The rows of a page; `{range}` is replaced with the first and last row, `{total}` with the number of rows. */
  rowRange: '{range} of {total}',
};

/** The labels of a pagination. */
export type PaginationLabels = typeof paginationLabels;
