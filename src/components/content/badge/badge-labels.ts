/** The English labels of a badge. */
export const badgeLabels = {
  /** The accessible text of a badge with a number; `{count}` is replaced with the number. */
  badgeCount: 'New: {count}',
  /** The accessible text of a badge without a number. */
  badgeDot: 'New',
};
