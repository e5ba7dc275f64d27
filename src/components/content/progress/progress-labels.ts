/** The English labels of a loading bar. */
export const progressLabels = {
  /** The accessible name of the loading bar. */
  loadingPage: 'Loading page',
};
