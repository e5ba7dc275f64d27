import { retryLabels } from '../../lib/shared-labels';

/** The English labels of a tree view. */
export const treeViewLabels = {
  ...retryLabels,
  /** Displayed and announced while an item's children are requested; `{label}` is replaced with the item's label. */
  treeLoading: 'Loading {label}',
  /** Displayed and announced when a request has failed; `{label}` is replaced with the item's label. */
  treeFailed: '{label} could not be loaded.',
};
