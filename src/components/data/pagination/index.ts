export { Pagination, type PaginationOptions, type PaginationProps } from './pagination';
export { type PaginationLabels } from './pagination-labels';
