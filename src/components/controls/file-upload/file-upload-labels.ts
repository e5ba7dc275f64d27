/** The English labels of a file upload. */
export const fileUploadLabels = {
  /** The text in the drop zone of a file upload for one file. */
  chooseFile: 'Choose a file',
  /** The text in the drop zone of a file upload for several files, and the name of their list. */
  chooseFiles: 'Choose files',
  /** The second line in the drop zone. */
  dropFiles: 'or drop or paste here',
  /** Announced when files are added; their number replaces `{count}`. */
  filesAdded: '{count, plural, one {# file added.} other {# files added.}}',
  /** Announced before the errors of rejected files; their number replaces `{count}`. */
  filesRefused: '{count, plural, one {# file refused.} other {# files refused.}}',
  /** Announced when a file is removed; its name replaces `{name}`. */
  fileRemoved: '{name} removed.',
  /** The error for a file that is too large; the maximum size replaces `{size}`. */
  fileTooLarge: 'The file is too large. Choose one of at most {size}.',
  /** The error for a file of the wrong type; the accepted types replace `{types}`. */
  fileTypeRefused: 'This type is not accepted. Choose one of: {types}.',
  /** The error for a file that exceeds the maximum number of files, which replaces `{count}`. */
  tooManyFiles: 'Remove another file first. At most {count} can be added.',
  /** The name of a file's remove button; the file's name replaces `{name}`. */
  removeFile: 'Remove {name}',
  /** The name of a file's retry button; the file's name replaces `{name}`. */
  retryFile: 'Try {name} again',
  /** Displayed beside a file whose upload is complete. */
  uploaded: 'Uploaded',
  /** The name of a file's progress bar; the file's name replaces `{name}`. */
  uploadProgress: 'Upload of {name}',
};

/** The labels of a file upload. */
export type FileUploadLabels = typeof fileUploadLabels;
