/** The English labels of a badge. */
export const badgeLabels = {
  /** The accessible text of a badge with a number; the number replaces `{count}`. */
  badgeCount: 'New: {count}',
  /** The accessible text of a badge without a number. */
  badgeDot: 'New',
};
