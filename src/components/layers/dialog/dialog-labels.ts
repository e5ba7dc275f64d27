import { cancelLabels } from '../../lib/shared-labels';

/** The English labels of a dialog. */
export const dialogLabels = {
  ...cancelLabels,
  /** The default text of the confirm button. */
  confirm: 'Confirm',
};
