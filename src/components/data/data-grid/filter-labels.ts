/** The English labels of a grid's column filters. */
export const dataGridFilterLabels = {
  /** The name of the button that filters a column; `{column}` is replaced with the column's header. */
  filterColumn: 'Filter {column}',
  /** The name of the same button if the column is already filtered. */
  editFilter: 'Change the filter of {column}',
  /** The label of the select for a filter's operator. */
  filterOperator: 'Condition',
  /** The label of the field for a filter's value. */
  filterValue: 'Value',
  /** The label of the field for the first value of a range. */
  filterFrom: 'From',
  /** The label of the field for the last value of a range. */
  filterTo: 'To',
  /** The text of the button that applies a filter. */
  applyFilter: 'Apply',
  /** The text of the button that removes a filter. */
  removeFilter: 'Remove filter',
  /** The name of the field that adds filters. */
  propertyFilter: 'Filter by column',
  /** The name of the list of filters. */
  activeFilters: 'Filters',
  /** A suggestion that searches all columns; `{text}` is replaced with the entered text. */
  searchAllColumns: 'Search all columns for “{text}”',
  /** Displayed if no column matches the entered text; `{text}` is replaced with this text. */
  noColumn: 'No column is named “{text}”. Select a column, a condition and a value.',
  /** Displayed if a filter's value is missing. */
  valueNeeded: 'Enter a value.',
  /** Displayed if the text is not a number; `{example}` is replaced with a number. */
  numberNeeded: 'Enter a number, such as {example}.',
  /** Displayed if the text is not a date; `{example}` is replaced with a date. */
  dateNeeded: 'Enter a date that exists, such as {example}.',
  /** An operator. */
  operatorContains: 'contains',
  /** An operator. */
  operatorNotContains: 'does not contain',
  /** An operator. */
  operatorIs: 'is',
  /** An operator. */
  operatorIsNot: 'is not',
  /** An operator. */
  operatorStartsWith: 'starts with',
  /** An operator. */
  operatorEndsWith: 'ends with',
  /** An operator. */
  operatorGreater: 'is greater than',
  /** An operator. */
  operatorAtLeast: 'is at least',
  /** An operator. */
  operatorLess: 'is less than',
  /** An operator. */
  operatorAtMost: 'is at most',
  /** An operator. */
  operatorBefore: 'is before',
  /** An operator. */
  operatorAfter: 'is after',
  /** An operator. */
  operatorBetween: 'is between',
  /** An operator. */
  operatorEmpty: 'is empty',
  /** An operator. */
  operatorNotEmpty: 'is not empty',
};
