import { removeChipLabels } from '../../lib/shared-labels';

/** The English labels of a tag input. */
export const tagInputLabels = {
  ...removeChipLabels,
  /** The name of the list of entered tags. */
  enteredTags: 'Entered',
};
