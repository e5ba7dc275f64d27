/** All texts of the kit. */
export interface Labels {
  /** The hint of a link that opens in a new tab. */
  opensInNewTab: string;
  /** The name of an alert's dismiss button. */
  dismiss: string;
  /** The name of a chip's remove button; `{label}` is replaced by the chip's text. */
  removeChip: string;
  /** The accessible text of a badge with a number; `{count}` is replaced by it. */
  badgeCount: string;
  /** The accessible text of a badge without a number. */
  badgeDot: string;
  /** Announced while a button is busy. */
  busy: string;
  /** The name of the loading bar. */
  loadingPage: string;
  /** Displayed after the label of an optional field. */
  optional: string;
  /** The description of a field with a maximum length; `{max}` is replaced by the number. */
  characterLimit: string;
  /** Announced near the maximum length; `{count}` is replaced by the number of characters that are left. */
  charactersLeft: string;
  /** The names of a number field's buttons; its label follows. */
  decreaseNumber: string;
  increaseNumber: string;
  /** The error of a number field whose text is not a number; `{example}` is replaced by a number. */
  invalidNumber: string;
  /** Displayed when a larger number was changed to the maximum; `{max}` is replaced by it. */
  maximumNumber: string;
  /** Displayed when a smaller number was changed to the minimum; `{min}` is replaced by it. */
  minimumNumber: string;
  showPassword: string;
  hidePassword: string;
  skipToContent: string;
  /** The name of the drawer and of its toggle. */
  drawer: string;
  /** The name of the button in the modal drawer that closes it. */
  closeDrawer: string;
  /** The name of the navigation landmark. */
  mainNavigation: string;
  /** Displayed instead of an invalid menu entry. */
  menuItemError: string;
  /** The name of the breadcrumbs landmark. */
  breadcrumbs: string;
  /** The name of the button that opens the hidden crumbs. */
  hiddenBreadcrumbs: string;
  /** The name of a layer's close button. */
  close: string;
  /** The text of the cancel button of a confirmation. */
  cancel: string;
  /** The default text of the confirm button of a confirmation. */
  confirm: string;
  /** The name and placeholder of a search field, and the name of the button that opens one. */
  search: string;
  /** The name of a search field's clear button. */
  clearSearch: string;
  /** The name of a search field's filter button. */
  filterSearch: string;
  /** The name of the search panel's close button. */
  closeSearch: string;
  /** The name of the notifications button without unread notifications. */
  notifications: string;
  /** The name of the notifications button; `{count}` is replaced by the number of unread notifications. */
  unreadNotifications: string;
  /** Announced instead of the count of a list of notifications; `{count}` is replaced by the number. */
  notificationCount: string;
  /** The name of the profile button; `{name}` is replaced by the user's name. */
  profileMenu: string;
  /** The name of the command palette. */
  commandPalette: string;
  /** The name of the palette's list. */
  commandList: string;
  /** The placeholder and name of the palette's input. */
  commandSearch: string;
  /** The heading of the recently used commands. */
  recentCommands: string;
  /** Displayed and announced when no command matches; `{query}` is replaced by the query. */
  noCommands: string;
  /** Announced after a change of the query; `{count}` is replaced by the number of matches. */
  commandCount: string;
  /** The name of the toast region. */
  toasts: string;
  /** Announced while skeletons are displayed. */
  loading: string;
  /** The accessible text of an increase; `{change}` is replaced by the amount. */
  increase: string;
  /** The accessible text of a decrease; `{change}` is replaced by the amount. */
  decrease: string;
  /** The name of the switch between the chart and its table. */
  chartView: string;
  /** The items of that switch. */
  chartViewChart: string;
  chartViewTable: string;
  /** The name of a chart's legend, whose buttons show and hide series. */
  chartLegend: string;
  /** The text of the button that copies a chart's table, and its announcement. */
  chartCopy: string;
  chartCopied: string;
  chartCopyFailed: string;
  /** The text of a missing value. */
  chartNoValue: string;
  /** Displayed below a chart with values that are no numbers. Labels with `plural` have a form for each category of the language. */
  chartLeftOut: string;
  /** Displayed instead of a chart without data, without matches for the filters, and without visible series. */
  chartEmpty: string;
  chartNoMatch: string;
  chartClearFilters: string;
  chartHidden: string;
  chartShowAll: string;
  /** Displayed when a chart's data cannot be loaded, or cannot be updated; `{age}` is replaced by "15 minutes ago". */
  chartError: string;
  chartTryAgain: string;
  chartStale: string;
  /** The name of a point: `{x}` is replaced by its position, `{values}` by a list of `chartValue`. */
  chartPoint: string;
  chartValue: string;
  /** The parts of a chart's summary. `{range}` is replaced by a position or by `chartRange`, `{series}` by a list of `chartCourse`. */
  chartSummary: string;
  chartRange: string;
  chartCourse: string;
  chartMoreSeries: string;
  /** Displayed above a table that does not show all rows. */
  chartRows: string;
  /** The name of a pagination landmark. */
  pagination: string;
  firstPage: string;
  previousPage: string;
  nextPage: string;
  lastPage: string;
  /** The name of the button or link of a page; `{page}` is replaced by its number. */
  pageNumber: string;
  /** Announced after a change of the page; `{page}` and `{count}` are replaced by its number and the number of pages. */
  pageOf: string;
  /** The name of the select of the page size. */
  rowsPerPage: string;
  /** The rows of a page; `{range}` is replaced by the first and the last row, `{total}` by the number of rows. */
  rowRange: string;
  /** The name of the button that opens the list of a combobox. */
  showOptions: string;
  /** The name of the list of selected options. */
  selectedOptions: string;
  /** Announced after a change of the text; `{count}` is replaced by the number of matching options. */
  optionCount: string;
  /** Displayed and announced when no option matches; `{query}` is replaced by the text. */
  noMatches: string;
  /** Displayed and announced when there are no options. */
  noOptions: string;
  /** Displayed below a list that is cut; `{shown}` and `{count}` are replaced by numbers. */
  moreOptions: string;
  /** Displayed and announced while options are requested. */
  loadingOptions: string;
  /** Displayed and announced when a request for options has failed. */
  optionsFailed: string;
  /** The text of an option or a button that repeats a failed request. */
  retry: string;
  /** The option that creates one; `{query}` is replaced by the text. */
  createOption: string;
  /** The name of a calendar, and of the button that opens it while no date is selected. */
  chooseDate: string;
  /** The name of the button that opens the calendar; `{date}` is replaced by the selected date. */
  changeDate: string;
  /** The name of the calendar of a range and of its button. */
  chooseDates: string;
  previousYear: string;
  previousMonth: string;
  nextMonth: string;
  nextYear: string;
  /** The error of a date before the first one that can be selected, which replaces `{date}`. */
  dateTooEarly: string;
  /** The error of a date after the last one that can be selected, which replaces `{date}`. */
  dateTooLate: string;
  /** The error of a date that cannot be selected. */
  dateUnavailable: string;
  /** The label of the first date of a range. */
  rangeFrom: string;
  /** The label of the last date of a range. */
  rangeTo: string;
  /** The error of a range whose last date is before the first one. */
  rangeReversed: string;
  /** Displayed and announced while the first date of a range is selected in the calendar. */
  rangeStart: string;
  /** Displayed and announced while the last date of a range is selected in the calendar. */
  rangeEnd: string;
  /** The name of the list of ranges that one click selects. */
  presets: string;
  presetToday: string;
  presetLast7Days: string;
  presetLast30Days: string;
  presetThisMonth: string;
  presetLastMonth: string;
  presetThisYear: string;
  /** The text of the button that opens the menu of a grid's columns. */
  columns: string;
  /** The name of a column's menu; `{column}` is replaced by its header. */
  columnMenu: string;
  /** A menu item of a column. */
  sortAscending: string;
  /** A menu item of a column. */
  sortDescending: string;
  /** A menu item of a sorted column. */
  clearSort: string;
  /** A menu item of a column that opens a field for its width. */
  resizeColumn: string;
  /** The name of the field for a column's width; `{column}` is replaced by its header. */
  columnWidth: string;
  /** A menu item of a column. */
  moveLeft: string;
  /** A menu item of a column. */
  moveRight: string;
  /** A menu item of a column, which then stays visible while the grid scrolls. */
  pinLeft: string;
  /** A menu item of a column, which then stays visible while the grid scrolls. */
  pinRight: string;
  /** A menu item of a pinned column. */
  unpin: string;
  /** A menu item of a column. */
  hideColumn: string;
  /** The heading of the row heights of a grid. */
  density: string;
  /** A row height of a grid. */
  densityComfortable: string;
  /** A row height of a grid. */
  densityCompact: string;
  /** The name of the checkbox that selects all rows. */
  selectAllRows: string;
  /** The name of a row's checkbox; `{row}` is replaced by the row's name. */
  selectRow: string;
  /** The name of the button that displays the details of a row; `{row}` is replaced by the row's name. */
  rowDetails: string;
  /** The name of a row's menu; `{row}` is replaced by the row's name. */
  rowActions: string;
  /** The hidden header of the column with the buttons that display details. */
  detailColumn: string;
  /** The hidden header of the column with the menus of the rows. */
  actionColumn: string;
  /** Announced when the rows of a grid change; `{count}` is replaced by their number. */
  rowCount: string;
  /** Displayed and announced when the selection changes; `{count}` is replaced by the number of selected rows. */
  selectedCount: string;
  /** Displayed in a grid without data. */
  noRows: string;
  /** Displayed in a grid when no row matches the search and the filters. */
  noMatch: string;
  /** Displayed below `noMatch`. */
  noMatchHint: string;
  /** The text of the button that clears the search and the filters. */
  clearFilters: string;
  /** The text of the button that clears one filter. */
  clearFilter: string;
  /** The text of the button that opens the export menu. */
  exportCsv: string;
  /** A menu item of the export. */
  exportAll: string;
  /** A menu item of the export. */
  exportFiltered: string;
  /** A menu item of the export. */
  exportSelected: string;
  /** The name of the progress of an export. */
  exporting: string;
  /** The label of the sort order of cards. */
  sortBy: string;
  /** The sort order of the data. */
  unsorted: string;
  /** The option of a filter that accepts every row. */
  allValues: string;
  /** The text of the button that displays more cards. */
  showMoreRows: string;
  /** The text of the zone of a file upload for one file. */
  chooseFile: string;
  /** The text of the zone of a file upload for several files, and the name of their list. */
  chooseFiles: string;
  /** The second line of the zone. */
  dropFiles: string;
  /** Announced when files are added; `{count}` is replaced by their number. */
  filesAdded: string;
  /** Announced before the errors of refused files; `{count}` is replaced by their number. */
  filesRefused: string;
  /** Announced when a file is removed; `{name}` is replaced by its name. */
  fileRemoved: string;
  /** The error of a file that is too large; `{size}` is replaced by the largest size. */
  fileTooLarge: string;
  /** The error of a file of another type; `{types}` is replaced by the accepted types. */
  fileTypeRefused: string;
  /** The error of a file beyond the maximum; `{count}` is replaced by that number. */
  tooManyFiles: string;
  /** The name of a file's remove button; `{name}` is replaced by the name of the file. */
  removeFile: string;
  /** The name of a file's retry button; `{name}` is replaced by the name of the file. */
  retryFile: string;
  /** Displayed beside a file whose upload is complete. */
  uploaded: string;
  /** The name of a file's progress bar; `{name}` is replaced by the name of the file. */
  uploadProgress: string;
  /** Read after the title of a step that is complete. */
  stepComplete: string;
  /** Read after the title of a step that has an error. */
  stepError: string;
}

/** The English labels. */
export const englishLabels: Labels = {
  opensInNewTab: 'opens in a new tab',
  dismiss: 'Dismiss',
  removeChip: 'Remove {label}',
  badgeCount: 'New: {count}',
  badgeDot: 'New',
  busy: 'Working',
  loadingPage: 'Loading page',
  optional: 'optional',
  characterLimit: 'Up to {max} characters',
  charactersLeft: 'Characters left: {count}',
  decreaseNumber: 'Decrease',
  increaseNumber: 'Increase',
  invalidNumber: 'Enter a number, such as {example}',
  maximumNumber: 'The maximum is {max}.',
  minimumNumber: 'The minimum is {min}.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to main content',
  drawer: 'Main menu',
  closeDrawer: 'Close main menu',
  mainNavigation: 'Main',
  menuItemError: 'Menu Items Error',
  breadcrumbs: 'Breadcrumbs',
  hiddenBreadcrumbs: 'Show hidden breadcrumbs',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  search: 'Search',
  clearSearch: 'Clear search',
  filterSearch: 'Adjust search',
  closeSearch: 'Close search',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, {count} unread',
  notificationCount: 'Notifications: {count}',
  profileMenu: 'Profile of {name}',
  commandPalette: 'Command palette',
  commandList: 'Pages and actions',
  commandSearch: 'Search pages and actions',
  recentCommands: 'Recent',
  noCommands: 'Nothing matches “{query}”.',
  commandCount: 'Matches: {count}',
  toasts: 'Messages',
  loading: 'Loading',
  increase: 'Up {change}',
  decrease: 'Down {change}',
  pagination: 'Pagination',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  pageNumber: 'Page {page}',
  pageOf: 'Page {page} of {count}',
  rowsPerPage: 'Rows per page',
  rowRange: '{range} of {total}',
  showOptions: 'Show options',
  selectedOptions: 'Selected',
  optionCount: 'Options: {count}',
  noMatches: 'Nothing matches “{query}”.',
  noOptions: 'There are no options.',
  moreOptions: 'Showing {shown} of {count}. Type to narrow the list.',
  loadingOptions: 'Loading options',
  optionsFailed: 'The options could not be loaded.',
  retry: 'Try again',
  createOption: 'Create “{query}”',
  chooseDate: 'Choose date',
  changeDate: 'Change date, {date}',
  chooseDates: 'Choose dates',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  dateTooEarly: 'Choose {date} or a later date.',
  dateTooLate: 'Choose {date} or an earlier date.',
  dateUnavailable: 'This date is not available. Choose another one.',
  rangeFrom: 'From',
  rangeTo: 'To',
  rangeReversed: 'Choose a last date that is not before the first one.',
  rangeStart: 'Choose the first date.',
  rangeEnd: 'Choose the last date.',
  presets: 'Frequent ranges',
  presetToday: 'Today',
  presetLast7Days: 'Last 7 days',
  presetLast30Days: 'Last 30 days',
  presetThisMonth: 'This month',
  presetLastMonth: 'Last month',
  presetThisYear: 'This year',
  columns: 'Columns',
  columnMenu: 'Options of {column}',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearSort: 'Clear sort',
  resizeColumn: 'Resize…',
  columnWidth: 'Width of {column} in pixels',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  pinLeft: 'Pin left',
  pinRight: 'Pin right',
  unpin: 'Unpin',
  hideColumn: 'Hide column',
  density: 'Row height',
  densityComfortable: 'Comfortable',
  densityCompact: 'Compact',
  selectAllRows: 'Select all rows',
  selectRow: 'Select {row}',
  rowDetails: 'Details of {row}',
  rowActions: 'Actions of {row}',
  detailColumn: 'Details',
  actionColumn: 'Actions',
  rowCount: 'Rows: {count}',
  selectedCount: 'Selected: {count}',
  noRows: 'No rows',
  noMatch: 'No row matches',
  noMatchHint: 'Change the search or the filters.',
  clearFilters: 'Clear filters',
  clearFilter: 'Clear',
  exportCsv: 'Export',
  exportAll: 'All rows as CSV',
  exportFiltered: 'Matching rows as CSV',
  exportSelected: 'Selected rows as CSV',
  exporting: 'Exporting rows',
  sortBy: 'Sort by',
  unsorted: 'Original order',
  allValues: 'All',
  showMoreRows: 'Show more rows',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFiles: 'or drop or paste here',
  filesAdded: 'Files added: {count}.',
  filesRefused: 'Files refused: {count}.',
  fileRemoved: '{name} removed.',
  fileTooLarge: 'The file is too large. Choose one of at most {size}.',
  fileTypeRefused: 'This type is not accepted. Choose one of: {types}.',
  tooManyFiles: 'Remove another file first. At most {count} can be added.',
  removeFile: 'Remove {name}',
  retryFile: 'Try {name} again',
  uploaded: 'Uploaded',
  uploadProgress: 'Upload of {name}',
  stepComplete: 'Complete',
  stepError: 'Has an error',
  chartView: 'View',
  chartViewChart: 'Chart',
  chartViewTable: 'Table',
  chartLegend: 'Series',
  chartCopy: 'Copy as CSV',
  chartCopied: 'Copied',
  chartCopyFailed: 'The browser does not allow copying.',
  chartNoValue: 'No value',
  chartLeftOut:
    '{count, plural, one {# value is left out: it is not a number.} other {# values are left out: they are not numbers.}}',
  chartEmpty: 'No data yet',
  chartNoMatch: 'Nothing matches the filters',
  chartClearFilters: 'Clear filters',
  chartHidden: 'All series are hidden',
  chartShowAll: 'Show all series',
  chartError: 'The data could not be loaded',
  chartTryAgain: 'Try again',
  chartStale: 'Last successful update {age}',
  chartPoint: '{x}: {values}',
  chartValue: '{series} {value}',
  chartSummary: '{count, plural, one {# point} other {# points}}, {range}: {series}.',
  chartRange: '{first} to {last}',
  chartCourse: '{series} from {first} to {last}, highest {highest} on {x}',
  chartMoreSeries: '{count, plural, one {# more series} other {# more series}}',
  chartRows: 'The first {count} of {total} rows. “Copy as CSV” copies all of them.',
};
