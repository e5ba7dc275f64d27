/** The English labels of a copy button. */
export const copyButtonLabels = {
  /** The name of a copy button without text. */
  copy: 'Copy',
  /** Announced after copying, and displayed on a button with text. */
  copied: 'Copied',
  /** Announced and displayed instead if the browser does not allow copying. */
  copyFailed: 'Copying is not allowed here',
};
