/** The English texts of a badge. */
export const badgeLabels = {
  /** The accessible text of a badge with a number; `{count}` is replaced by it. */
  badgeCount: 'New: {count}',
  /** The accessible text of a badge without a number. */
  badgeDot: 'New',
};
