import { retryLabels } from '../../lib/shared-labels';

/** The English labels of a tree view. */
export const treeViewLabels = {
  ...retryLabels,
  /** Displayed and announced while an item's children are requested; the item's label replaces `{label}`. */
  treeLoading: 'Loading {label}',
  /** Displayed and announced when a request has failed; the item's label replaces `{label}`. */
  treeFailed: '{label} could not be loaded.',
};
