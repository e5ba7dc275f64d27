import { removeChipLabels, retryLabels } from '../../lib/shared-labels';

/** The English labels of a combobox. */
export const comboboxLabels = {
  ...removeChipLabels,
  ...retryLabels,
  /** The name of the button that opens a combobox's list. */
  showOptions: 'Show options',
  /** The name of the list of selected options. */
  selectedOptions: 'Selected',
  /** Announced after the text changes; `{count}` is replaced with the number of matching options. */
  optionCount: '{count, plural, one {# option} other {# options}}',
  /** Displayed and announced when no option matches; `{query}` is replaced with the entered text. */
  noMatches: 'Nothing matches “{query}”.',
  /** Displayed and announced when there are no options. */
  noOptions: 'There are no options.',
  /** Displayed below a truncated list; `{shown}` and `{count}` are replaced with numbers. */
  moreOptions: 'Showing {shown} of {count}. Type to narrow the list.',
  /** Displayed and announced while options are requested. */
  loadingOptions: 'Loading options',
  /** Displayed and announced when a request for options has failed. */
  optionsFailed: 'The options could not be loaded.',
  /** The text of the entry that creates a new option; `{query}` is replaced with the entered text. */
  createOption: 'Create “{query}”',
};

/** The labels of a combobox. */
export type ComboboxLabels = typeof comboboxLabels;
