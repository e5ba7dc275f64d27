/** The English labels of breadcrumbs. */
export const breadcrumbsLabels = {
  /** The name of the breadcrumbs landmark. */
  breadcrumbs: 'Breadcrumbs',
  /** The name of the button that opens the hidden crumbs. */
  hiddenBreadcrumbs: 'Show hidden breadcrumbs',
};
