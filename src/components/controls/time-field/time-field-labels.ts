import { segmentLabels } from '../../lib/shared-labels';

/** The English labels of a time field. */
export const timeFieldLabels = {
  ...segmentLabels,
  /** The error of a time before the first one that can be entered, which replaces `{time}`. */
  timeTooEarly: 'Enter {time} or a later time.',
  /** The error of a time after the last one that can be entered, which replaces `{time}`. */
  timeTooLate: 'Enter {time} or an earlier time.',
};

/** The texts of a time field. */
export type TimeFieldLabels = typeof timeFieldLabels;
