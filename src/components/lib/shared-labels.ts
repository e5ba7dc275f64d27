// The English labels shared by several component families.

export const newTabLabels = {
  /** The hint for a link that opens in a new tab. */
  opensInNewTab: 'opens in a new tab',
};

export const dismissLabels = {
  /** The accessible name of an alert's dismiss button. */
  dismiss: 'Dismiss',
};

export const removeChipLabels = {
  /** The accessible name of a chip's remove button; `{label}` is replaced with the chip's text. */
  removeChip: 'Remove {label}',
};

export const closeLabels = {
  /** The accessible name of a layer's close button. */
  close: 'Close',
};

export const cancelLabels = {
  /** The text of a confirmation's cancel button. */
  cancel: 'Cancel',
};

export const searchLabels = {
  /** The name and placeholder of a search field, and the name of the button that opens it. */
  search: 'Search',
};

export const loadingLabels = {
  /** Announced while skeletons are displayed. */
  loading: 'Loading',
};

export const retryLabels = {
  /** The text of an option or button that repeats a failed request. */
  retry: 'Try again',
};

/** The labels of fields in which a date or a time is entered part by part. */
export const segmentLabels = {
  /** Read aloud for a part that has not been entered yet. */
  segmentEmpty: 'Empty',
  yearPlaceholder: 'yyyy',
  monthPlaceholder: 'mm',
  dayPlaceholder: 'dd',
  /**
   * The error shown when a field is left with parts missing, or when pasted text cannot be read; `{example}` is
   * replaced with an example.
   */
  segmentsIncomplete: 'Enter all parts, such as {example}.',
  /** The error for a year with too few or too many digits. */
  yearDigits: 'Enter a four-digit year.',
  /** The error for a nonexistent day; `{month}` and `{days}` are replaced with the month and its number of days. */
  dateMissing: '{month} has {days} days.',
  /** The error for a time skipped by daylight-saving time; `{time}` is replaced with the time. */
  timeSkipped: 'Clocks skip {time} on this day. Enter another time.',
};
