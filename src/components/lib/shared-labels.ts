// The English texts that several families display.

export const newTabLabels = {
  /** The hint of a link that opens in a new tab. */
  opensInNewTab: 'opens in a new tab',
};

export const dismissLabels = {
  /** The name of an alert's dismiss button. */
  dismiss: 'Dismiss',
};

export const removeChipLabels = {
  /** The name of a chip's remove button; the chip's text replaces `{label}`. */
  removeChip: 'Remove {label}',
};

export const closeLabels = {
  /** The name of a layer's close button. */
  close: 'Close',
};

export const cancelLabels = {
  /** The text of a confirmation's cancel button. */
  cancel: 'Cancel',
};

export const searchLabels = {
  /** The name and placeholder of a search field, and the name of the button that opens one. */
  search: 'Search',
};

export const loadingLabels = {
  /** Announced while skeletons are displayed. */
  loading: 'Loading',
};

export const retryLabels = {
  /** The text of an option or a button that repeats a failed request. */
  retry: 'Try again',
};
