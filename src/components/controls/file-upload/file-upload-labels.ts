/** The English labels of a file upload. */
export const fileUploadLabels = {
  /** The text in the drop zone of a single-file upload. */
  chooseFile: 'Choose a file',
  /** The text in the drop zone of a multiple-file upload, and the name of the list of files. */
  chooseFiles: 'Choose files',
  /** The second line in the drop zone. */
  dropFiles: 'or drop or paste here',
  /** Announced when files are added; `{count}` is replaced with the number of files. */
  filesAdded: '{count, plural, one {# file added.} other {# files added.}}',
  /** Announced before the errors of rejected files; `{count}` is replaced with the number of files. */
  filesRefused: '{count, plural, one {# file rejected.} other {# files rejected.}}',
  /** Announced when a file is removed; `{name}` is replaced with its name. */
  fileRemoved: '{name} removed.',
  /** The error for a file that is too large; `{size}` is replaced with the maximum size. */
  fileTooLarge: 'The file is too large. Choose one of at most {size}.',
  /** The error for a file of the wrong type; `{types}` is replaced with the accepted types. */
  fileTypeRefused: 'This type is not accepted. Choose one of: {types}.',
  /** The error for a file that exceeds the maximum number; `{count}` is replaced with this number. */
  tooManyFiles: 'Remove another file first. At most {count} can be added.',
  /** The name of a file's remove button; `{name}` is replaced with the file's name. */
  removeFile: 'Remove {name}',
  /** The name of a file's retry button; `{name}` is replaced with the file's name. */
  retryFile: 'Try {name} again',
  /** Displayed beside a file whose upload is complete. */
  uploaded: 'Uploaded',
  /** The name of a file's progress bar; `{name}` is replaced with the file's name. */
  uploadProgress: 'Upload of {name}',
};

/** The labels of a file upload. */
export type FileUploadLabels = typeof fileUploadLabels;
