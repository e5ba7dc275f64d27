// The English labels that several families share.

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

/** The labels of fields in which a date or a time is entered part by part. */
export const segmentLabels = {
  /** Read instead of a part that is not entered yet. */
  segmentEmpty: 'Empty',
  yearPlaceholder: 'yyyy',
  monthPlaceholder: 'mm',
  dayPlaceholder: 'dd',
  /** The error of a field that is left while parts are missing, and of a text that is pasted and cannot be read; `{example}` is replaced. */
  segmentsIncomplete: 'Enter all parts, such as {example}.',
  /** The error for a year with too few or too many digits. */
  yearDigits: 'Enter a year of four digits.',
  /** The error for a day that does not exist; `{month}` and `{days}` are replaced. */
  dateMissing: '{month} has {days} days.',
  /** The error for a time that does not exist because of daylight-saving time; `{time}` is replaced. */
  timeSkipped: 'The clocks skip {time} on this day. Enter another time.',
};
