import { segmentLabels } from '../../lib/shared-labels';

/** The English labels of a time field. */
export const timeFieldLabels = {
  ...segmentLabels,
  /** The error for a time that is too early; `{time}` is replaced with the first allowed time. */
  timeTooEarly: 'Enter {time} or a later time.',
  /** The error for a time that is too late; `{time}` is replaced with the last allowed time. */
  timeTooLate: 'Enter {time} or an earlier time.',
};

/** The labels of a time field. */
export type TimeFieldLabels = typeof timeFieldLabels;
