/** The English labels of the skip link. */
export const skipLinkLabels = { skipToContent: 'Skip to main content' };
