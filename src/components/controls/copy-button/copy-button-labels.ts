/** The English labels of a copy button. */
export const copyButtonLabels = {
  /** The name of a copy button without a text. */
  copy: 'Copy',
  /** Announced after copying, and displayed on a button with a text. */
  copied: 'Copied',
  /** The same if the browser does not allow copying. */
  copyFailed: 'Copying is not allowed here',
};
