import { cancelLabels } from '../../lib/shared-labels';

/** The English labels of a data grid. */
export const dataGridLabels = {
  ...cancelLabels,
  /** The text of the button that opens a grid's column menu. */
  columns: 'Columns',
  /** The name of a column's menu; `{column}` is replaced with the column's header. */
  columnMenu: 'Options of {column}',
  /** A menu item in a column's menu. */
  sortAscending: 'Sort ascending',
  /** A menu item in a column's menu. */
  sortDescending: 'Sort descending',
  /** A menu item in the menu of a sorted column. */
  clearSort: 'Clear sort',
  /** A menu item in a column's menu that opens the column's filter. */
  filterItem: 'Filter…',
  /** A menu item in a column's menu that opens a field for the column's width. */
  resizeColumn: 'Resize…',
  /** A menu item in a column's menu that adjusts the width to the content. */
  fitColumn: 'Fit to content',
  /** The name of the field for a column's width; `{column}` is replaced with the column's header. */
  columnWidth: 'Width of {column} in pixels',
  /** A menu item in a column's menu. */
  moveLeft: 'Move left',
  /** A menu item in a column's menu. */
  moveRight: 'Move right',
  /** A menu item that keeps the column visible while the grid scrolls. */
  pinLeft: 'Pin left',
  /** A menu item that keeps the column visible while the grid scrolls. */
  pinRight: 'Pin right',
  /** A menu item in the menu of a pinned column. */
  unpin: 'Unpin',
  /** A menu item in a column's menu. */
  hideColumn: 'Hide column',
  /** The heading for a grid's row heights. */
  density: 'Row height',
  /** A row height for a grid. */
  densityComfortable: 'Comfortable',
  /** A row height for a grid. */
  densityCompact: 'Compact',
  /** The name of the checkbox that selects all rows. */
  selectAllRows: 'Select all rows',
  /** The name of the checkbox that selects the rows on the current page in server mode. */
  selectPageRows: 'Select all rows on this page',
  /** The name of a row's checkbox; `{row}` is replaced with the row's name. */
  selectRow: 'Select {row}',
  /** The name of the button that displays a row's details; `{row}` is replaced with the row's name. */
  rowDetails: 'Details of {row}',
  /** The name of a row's menu; `{row}` is replaced with the row's name. */
  rowActions: 'Actions of {row}',
  /** The visually hidden header of the column whose buttons display details. */
  detailColumn: 'Details',
  /** The visually hidden header of the row menu column. */
  actionColumn: 'Actions',
  /** Announced when the rows of a grid change; `{count}` is replaced with the number of rows. */
  rowCount: '{count, plural, one {# row} other {# rows}}',
  /** Displayed and announced when the selection changes; `{count}` is replaced with the number of selected rows. */
  selectedCount: '{count} selected',
  /** The name of the group of actions for the selected rows. */
  bulkActions: 'Selected rows',
  /** The text of the button that clears the selection. */
  clearSelection: 'Clear selection',
  /** Displayed in a grid without data. */
  noRows: 'No rows',
  /** Displayed in a grid when no rows match the search and the filters. */
  noMatch: 'No matching rows',
  /** Displayed below `noMatch`. */
  noMatchHint: 'Change the search or the filters.',
  /** The text of the button that clears the search and the filters. */
  clearFilters: 'Clear filters',
  /** The text of the button that clears one filter. */
  clearFilter: 'Clear',
  /** Displayed when a filter refers to a column that does not exist; `{columns}` is replaced with the column's id. */
  ignoredFilter: 'The filter of “{columns}” is ignored, because the column does not exist.',
  /** The text of the button that opens the export menu. */
  exportCsv: 'Export',
  /** An item of the export menu; `{format}` is replaced with "CSV" or "Excel". */
  exportAll: 'All rows as {format}',
  /** An item of the export menu; `{format}` is replaced as above. */
  exportFiltered: 'Matching rows as {format}',
  /** An item of the export menu; `{format}` is replaced as above. */
  exportSelected: 'Selected rows as {format}',
  /** An item of the export menu for the current page in server mode; `{format}` is replaced as above. */
  exportPage: 'Rows on this page as {format}',
  /** Displayed when the rows for an export could not be loaded. */
  exportFailed: 'The file was not created, because its rows could not be loaded. Try again.',
  /** The name of the progress indicator of an export. */
  exporting: 'Exporting rows',
  /** The label for the sort order of cards. */
  sortBy: 'Sort by',
  /** The option for the original order of the data. */
  unsorted: 'Original order',
  /** The filter option that accepts every row. */
  allValues: 'All',
  /** The text of the button that displays more cards. */
  showMoreRows: 'Show more rows',
  /** The number of displayed rows in a grid that loads more rows; `{shown}` and `{count}` are replaced with numbers. */
  shownRows: '{shown} of {count} rows',
  /** The text of a cell whose value is `true`. */
  yes: 'Yes',
  /** The text of a cell whose value is `false`. */
  no: 'No',
};
