import { segmentLabels } from '../../lib/shared-labels';

/** The English labels of a time field. */
export const timeFieldLabels = {
  ...segmentLabels,
  /** The error for a time before the first allowed time, which replaces `{time}`. */
  timeTooEarly: 'Enter {time} or a later time.',
  /** The error for a time after the last allowed time, which replaces `{time}`. */
  timeTooLate: 'Enter {time} or an earlier time.',
};

/** The labels of a time field. */
export type TimeFieldLabels = typeof timeFieldLabels;
