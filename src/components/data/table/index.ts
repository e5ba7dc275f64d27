export {
  Table,
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableFooter,
  type TableFooterProps,
  TableHeader,
  type TableHeaderProps,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './table';
export { TableCell, type TableCellProps, TableHead, type TableHeadProps } from './table-cell';
