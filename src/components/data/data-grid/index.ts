export type { DataGridAlign, DataGridCellContext, DataGridColumn, DataGridValue } from './columns';
export { csvField } from '../../lib/csv';
export { saveFile } from '../../lib/save-file';
export { type CsvOptions, rowsToCsv } from './csv';
export { DataGrid, type DataGridOptions, type DataGridProps } from './data-grid';
export { DataGridCards, type DataGridCardsOptions, type DataGridCardsProps } from './data-grid-cards';
export { DataGridExport, type DataGridExportProps } from './data-grid-export';
export { DataGridPagination, type DataGridPaginationProps } from './data-grid-pagination';
export { DataGridTable, type DataGridTableOptions, type DataGridTableProps } from './data-grid-table';
export {
  DataGridColumns,
  type DataGridColumnsProps,
  DataGridFacet,
  type DataGridFacetProps,
  DataGridSearch,
  type DataGridSearchProps,
  DataGridToolbar,
  type DataGridToolbarProps,
} from './data-grid-toolbar';
export type { DataGridInteraction } from './grid-row';
export {
  type DataGridQuery,
  type DataGridRowsQuery,
  type DataGridSort,
  type DataGridState,
  defaultGridState,
} from './grid-state';
export { gridStateToSearch, searchToGridState } from './grid-state-url';
export { type Level, LevelChip, type LevelChipProps, levels } from './level-chip';
export {
  createRowProcessor,
  type DataGridRowProcessor,
  type DataGridRowsInput,
  type DataGridRowsResult,
} from './process-rows';
export type { DataGridFacetValue } from './rows';
export { type CsvExport, type CsvRows, useCsvExport } from './use-csv-export';
