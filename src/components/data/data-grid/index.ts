export {
  createColumnHelper,
  type DataGridAlign,
  type DataGridCellContext,
  type DataGridColumn,
  type DataGridColumnId,
  type DataGridColumnType,
  type DataGridFacetText,
  type DataGridValue,
} from './columns';
export type { DataGridCondition, DataGridOperator } from './conditions';
export { csvField } from '../../lib/csv';
export * from '../../lib/save-file';
export * from './csv';
export * from './data-grid';
export * from './data-grid-add-row';
export * from './data-grid-bulk-bar';
export * from './data-grid-cards';
export * from './data-grid-column-filter';
export * from './data-grid-editor';
export * from './data-grid-export';
export * from './data-grid-load-more';
export * from './data-grid-pagination';
export * from './data-grid-property-filter';
export * from './data-grid-table';
export * from './data-grid-toolbar';
export type { DataGridInteraction } from './grid-row';
export {
  type DataGridQuery,
  type DataGridRowsQuery,
  type DataGridSort,
  type DataGridState,
  defaultGridState,
} from './grid-state';
export * from './grid-state-url';
export type { DataGridHierarchy } from './hierarchy';
export {
  createRowProcessor,
  type DataGridRowProcessor,
  type DataGridRowsInput,
  type DataGridRowsResult,
} from './process-rows';
export * from './row-groups';
export * from './row-tree';
export type { DataGridFacetValue } from './rows';
export * from './use-csv-export';
export type { DataGridCellEdit } from './use-view';
