import { searchLabels } from '../../lib/shared-labels';

/** The English labels of a search panel. */
export const searchPanelLabels = {
  ...searchLabels,
  /** The accessible name of the search panel's close button. */
  closeSearch: 'Close search',
};
