import { loadingLabels, retryLabels } from '../../lib/shared-labels';

/** The English labels of a grid with a hierarchy of rows. */
export const dataGridHierarchyLabels = {
  ...loadingLabels,
  ...retryLabels,
  /**
   * The name of the button that displays the rows below a row or in a group; `{row}` is replaced with the row's or
   * group's name.
   */
  rowChildren: 'Rows of {row}',
  /** Displayed when the rows below a row could not be loaded. */
  rowsFailed: 'The rows could not be loaded.',
};
