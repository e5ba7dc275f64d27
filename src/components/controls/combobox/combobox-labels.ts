import { removeChipLabels, retryLabels } from '../../lib/shared-labels';

/** The English texts of a combobox. */
export const comboboxLabels = {
  ...removeChipLabels,
  ...retryLabels,
  /** The name of the button that opens the list of a combobox. */
  showOptions: 'Show options',
  /** The name of the list of selected options. */
  selectedOptions: 'Selected',
  /** Announced after a change of the text; `{count}` is replaced by the number of matching options. */
  optionCount: '{count, plural, one {# option} other {# options}}',
  /** Displayed and announced when no option matches; `{query}` is replaced by the text. */
  noMatches: 'Nothing matches “{query}”.',
  /** Displayed and announced when there are no options. */
  noOptions: 'There are no options.',
  /** Displayed below a truncated list; `{shown}` and `{count}` are replaced by numbers. */
  moreOptions: 'Showing {shown} of {count}. Type to narrow the list.',
  /** Displayed and announced while options are requested. */
  loadingOptions: 'Loading options',
  /** Displayed and announced when a request for options has failed. */
  optionsFailed: 'The options could not be loaded.',
  /** The option that creates one; `{query}` is replaced by the text. */
  createOption: 'Create “{query}”',
};

/** The texts of a combobox. */
export type ComboboxLabels = typeof comboboxLabels;
