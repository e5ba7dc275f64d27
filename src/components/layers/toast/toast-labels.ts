import { dismissLabels } from '../../lib/shared-labels';

/** The English labels of toasts. */
export const toastLabels = {
  ...dismissLabels,
  /** The accessible name of the toast region. */
  toasts: 'Messages',
};
