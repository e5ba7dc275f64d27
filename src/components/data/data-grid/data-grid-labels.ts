import { cancelLabels } from '../../lib/shared-labels';

/** The English labels of a data grid. */
export const dataGridLabels = {
  ...cancelLabels,
  /** The text of the button that opens a grid's column menu. */
  columns: 'Columns',
  /** The name of a column's menu; `{column}` is replaced by its header. */
  columnMenu: 'Options of {column}',
  /** A menu item of a column. */
  sortAscending: 'Sort ascending',
  /** A menu item of a column. */
  sortDescending: 'Sort descending',
  /** A menu item of a sorted column. */
  clearSort: 'Clear sort',
  /** A menu item of a column that opens its filter. */
  filterItem: 'Filter…',
  /** A menu item of a column that opens a field for its width. */
  resizeColumn: 'Resize…',
  /** A menu item of a column that sets the width of its content. */
  fitColumn: 'Fit to content',
  /** The name of the field for a column's width; `{column}` is replaced by its header. */
  columnWidth: 'Width of {column} in pixels',
  /** A menu item of a column. */
  moveLeft: 'Move left',
  /** A menu item of a column. */
  moveRight: 'Move right',
  /** A menu item of a column, which then stays visible while the grid scrolls. */
  pinLeft: 'Pin left',
  /** A menu item of a column, which then stays visible while the grid scrolls. */
  pinRight: 'Pin right',
  /** A menu item of a pinned column. */
  unpin: 'Unpin',
  /** A menu item of a column. */
  hideColumn: 'Hide column',
  /** The heading of the row heights of a grid. */
  density: 'Row height',
  /** A row height of a grid. */
  densityComfortable: 'Comfortable',
  /** A row height of a grid. */
  densityCompact: 'Compact',
  /** The name of the checkbox that selects all rows. */
  selectAllRows: 'Select all rows',
  /** The name of the checkbox that selects the rows of a server's page. */
  selectPageRows: 'Select all rows of this page',
  /** The name of a row's checkbox; `{row}` is replaced by the row's name. */
  selectRow: 'Select {row}',
  /** The name of the button that displays the details of a row; `{row}` is replaced by the row's name. */
  rowDetails: 'Details of {row}',
  /** The name of a row's menu; `{row}` is replaced by the row's name. */
  rowActions: 'Actions of {row}',
  /** The hidden header of the column with the buttons that display details. */
  detailColumn: 'Details',
  /** The visually hidden header of the row menu column. */
  actionColumn: 'Actions',
  /** Announced when the rows of a grid change; `{count}` is replaced by their number. */
  rowCount: '{count, plural, one {# row} other {# rows}}',
  /** Displayed and announced when the selection changes; `{count}` is replaced by the number of selected rows. */
  selectedCount: '{count} selected',
  /** The name of the bar of actions for the selected rows. */
  bulkActions: 'Selected rows',
  /** The text of the button that clears the selection. */
  clearSelection: 'Clear selection',
  /** Displayed in a grid without data. */
  noRows: 'No rows',
  /** Displayed in a grid when no row matches the search and the filters. */
  noMatch: 'No matching rows',
  /** Displayed below `noMatch`. */
  noMatchHint: 'Change the search or the filters.',
  /** The text of the button that clears the search and the filters. */
  clearFilters: 'Clear filters',
  /** The text of the button that clears one filter. */
  clearFilter: 'Clear',
  /** Displayed when a filter names a column that does not exist; `{columns}` is replaced by its id. */
  ignoredFilter: 'The filter of “{columns}” is ignored, because the column does not exist.',
  /** The text of the button that opens the export menu. */
  exportCsv: 'Export',
  /** A menu item of the export; `{format}` is replaced by "CSV" or "Excel". */
  exportAll: 'All rows as {format}',
  /** A menu item of the export; `{format}` as above. */
  exportFiltered: 'Matching rows as {format}',
  /** A menu item of the export; `{format}` as above. */
  exportSelected: 'Selected rows as {format}',
  /** A menu item of the export of a server's page; `{format}` as above. */
  exportPage: 'Rows of this page as {format}',
  /** Displayed when the rows of an export could not be loaded. */
  exportFailed: 'The file was not created, because its rows could not be loaded. Try again.',
  /** The name of the progress of an export. */
  exporting: 'Exporting rows',
  /** The label of the sort order of cards. */
  sortBy: 'Sort by',
  /** The sort order of the data. */
  unsorted: 'Original order',
  /** The option of a filter that accepts every row. */
  allValues: 'All',
  /** The text of the button that displays more cards. */
  showMoreRows: 'Show more rows',
  /** The number of displayed rows of a grid that adds rows; `{shown}` and `{count}` are replaced by numbers. */
  shownRows: '{shown} of {count} rows',
  /** The text of a cell whose value is `true`. */
  yes: 'Yes',
  /** The text of a cell whose value is `false`. */
  no: 'No',
};
