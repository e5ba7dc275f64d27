/** The English labels of a stat card. */
export const statCardLabels = {
  /** The accessible text of an increase; `{change}` is replaced with the amount. */
  increase: 'Up {change}',
  /** The accessible text of a decrease; `{change}` is replaced with the amount. */
  decrease: 'Down {change}',
};
