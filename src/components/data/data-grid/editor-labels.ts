/** The English labels of a grid's cell editor. */
export const dataGridEditorLabels = {
  /** The name of the button that edits a cell; `{column}` is replaced by its header, `{row}` by the name of the row. */
  editCell: 'Edit {column} of {row}',
  /** Announced while a value is being saved. */
  savingCell: 'Saving',
  /** The message for a value that could not be saved. */
  saveFailed: 'The value was not saved. Try again.',
  /** The message for a text that is not a date with a time; `{example}` is replaced by one. */
  timeNeeded: 'Enter a date and a time that exist, such as {example}.',
  /** The message for several values pasted into one cell; `{count}` is replaced by their number. */
  pasteRefused: 'A cell takes one value, not {count}. Nothing was pasted.',
  /** The message for too many pasted values; `{count}` is replaced by their number, `{max}` by the maximum. */
  pasteTooLarge: 'Paste at most {max} values at once, not {count}. Nothing was pasted.',
  /** The message for pasted values that fit in no cell; `{count}` is replaced by their number, `{total}` by the number of all pasted values. */
  pasteLeftOut: 'Pasted values without a cell that can be edited: {count} of {total}. They were left out.',
  /** The text of the button that adds a row. */
  addRow: 'Add row',
};
