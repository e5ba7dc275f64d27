export { Pagination, type PaginationLabels, type PaginationOptions, type PaginationProps } from './pagination';
