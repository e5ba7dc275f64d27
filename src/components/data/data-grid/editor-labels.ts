/** The English labels of a grid's cell editor. */
export const dataGridEditorLabels = {
  /**
   * The name of the button that edits a cell; `{column}` is replaced with the column's header, `{row}` with the row's
   * name.
   */
  editCell: 'Edit {column} of {row}',
  /** Announced while a value is being saved. */
  savingCell: 'Saving',
  /** Displayed when a value could not be saved. */
  saveFailed: 'The value was not saved. Try again.',
  /** Displayed if the text is not a date with a time; `{example}` is replaced with an example. */
  timeNeeded: 'Enter a date and a time that exist, such as {example}.',
  /** Displayed when several values are pasted into one cell; `{count}` is replaced with the number of values. */
  pasteRefused: 'A cell accepts one value, not {count}. Nothing was pasted.',
  /** Displayed when too many values are pasted; `{count}` is replaced with their number, `{max}` with the maximum. */
  pasteTooLarge: 'Paste at most {max} values at once, not {count}. Nothing was pasted.',
  /**
   * Displayed when some pasted values do not belong to an editable cell; `{count}` is replaced with the number of these
   * values, `{total}` with the number of all pasted values.
   */
  pasteLeftOut: 'Pasted values without a cell that can be edited: {count} of {total}. They were left out.',
  /** The text of the button that adds a row. */
  addRow: 'Add row',
};
