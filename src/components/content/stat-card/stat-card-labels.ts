/** The English labels of a stat card. */
export const statCardLabels = {
  /** The accessible text of an increase; the amount replaces `{change}`. */
  increase: 'Up {change}',
  /** The accessible text of a decrease; the amount replaces `{change}`. */
  decrease: 'Down {change}',
};
