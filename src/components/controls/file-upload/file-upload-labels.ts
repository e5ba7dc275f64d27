/** The English texts of a file upload. */
export const fileUploadLabels = {
  /** The text of the zone of a file upload for one file. */
  chooseFile: 'Choose a file',
  /** The text of the zone of a file upload for several files, and the name of their list. */
  chooseFiles: 'Choose files',
  /** The second line of the zone. */
  dropFiles: 'or drop or paste here',
  /** Announced when files are added; `{count}` is replaced by their number. */
  filesAdded: '{count, plural, one {# file added.} other {# files added.}}',
  /** Announced before the errors of refused files; `{count}` is replaced by their number. */
  filesRefused: '{count, plural, one {# file refused.} other {# files refused.}}',
  /** Announced when a file is removed; `{name}` is replaced by its name. */
  fileRemoved: '{name} removed.',
  /** The error of a file that is too large; `{size}` is replaced by the largest size. */
  fileTooLarge: 'The file is too large. Choose one of at most {size}.',
  /** The error of a file of another type; `{types}` is replaced by the accepted types. */
  fileTypeRefused: 'This type is not accepted. Choose one of: {types}.',
  /** The error of a file beyond the maximum; `{count}` is replaced by that number. */
  tooManyFiles: 'Remove another file first. At most {count} can be added.',
  /** The name of a file's remove button; `{name}` is replaced by the name of the file. */
  removeFile: 'Remove {name}',
  /** The name of a file's retry button; `{name}` is replaced by the name of the file. */
  retryFile: 'Try {name} again',
  /** Displayed beside a file whose upload is complete. */
  uploaded: 'Uploaded',
  /** The name of a file's progress bar; `{name}` is replaced by the name of the file. */
  uploadProgress: 'Upload of {name}',
};

/** The texts of a file upload. */
export type FileUploadLabels = typeof fileUploadLabels;
