/** The English labels of breadcrumbs. */
export const breadcrumbsLabels = {
  /** The accessible name of the breadcrumbs landmark. */
  breadcrumbs: 'Breadcrumbs',
  /** The accessible name of the button that opens the hidden crumbs. */
  hiddenBreadcrumbs: 'Show hidden breadcrumbs',
};
