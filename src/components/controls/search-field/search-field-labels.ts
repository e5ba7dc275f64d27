import { searchLabels } from '../../lib/shared-labels';

/** The English labels of a search field. */
export const searchFieldLabels = {
  ...searchLabels,
  /** The name of a search field's clear button. */
  clearSearch: 'Clear search',
  /** The name of a search field's filter button. */
  filterSearch: 'Adjust search',
};
