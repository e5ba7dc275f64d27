import { useLayoutEffect } from 'react';
import { useLabels } from '../../providers/labels';
import { type CellEdit, editKey, gridNote } from './cell-edits';
import { useCellValues } from './cell-values';
import { type DataGridValue, isEditable } from './columns';
import { dataGridEditorLabels } from './editor-labels';
import { type GridCellValue, useGridColumns, useGridRows, useGridView } from './grid-context';
import type { DataGridCellEdit } from './use-view';

/** The maximum number of values that can be pasted at once, because each value is saved separately. */
const maxValues = 1000;

/** Matches a value in text copied from a spreadsheet. A value with line breaks or tabs is quoted. */
const copiedValue = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;

/** Returns the values in text copied from a spreadsheet, line by line. */
export function tableOf(copied: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  // A spreadsheet ends each line with a line break, including the last one.
  const text = copied.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (const [, quoted, plain = '', end] of text.matchAll(copiedValue)) {
    lines.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '') break;
    if (end === '\n') lines.push([]);
  }
  return lines;
}

interface PastedValuesProps {
  cell: GridCellValue;
  clipboard: NonNullable<CellEdit['clipboard']>;
  onSave: (saved: Omit<DataGridCellEdit, 'value'>, value: DataGridValue) => Promise<void>;
}

/**
 * Opens the cell's field if the clipboard contains a single value. Several values are saved directly, starting at the
 * cell.
 */
export function PastedValues({ cell, clipboard, onSave }: PastedValuesProps) {
  const text = useLabels(dataGridEditorLabels);
  const { views } = useGridColumns('DataGridEditor');
  const { idOf } = useGridRows('DataGridEditor');
  const { edits } = useGridView('DataGridEditor');
  const { textOf, read } = useCellValues();

  function fill(table: readonly (readonly string[])[]): number {
    const first = views.findIndex(({ id }) => id === cell.column.id);
    let leftOut = 0;
    for (const [line, values] of table.entries()) {
      const row = clipboard.rows[line];
      for (const [offset, value] of values.entries()) {
        const column = views[first + offset]?.column;
        const id = line < clipboard.rows.length ? idOf(row) : undefined;
        if (!column || id === undefined || !isEditable(column, row) || edits.get(editKey(id, column.id))?.isPending) {
          leftOut += 1;
          continue;
        }
        const parsed = read(column, value, row);
        if (!('value' in parsed)) {
          edits.set(editKey(id, column.id), { isOpen: false, pasted: value, problem: parsed.problem });
        } else if (value === textOf(column, column.value(row))) {
          edits.set(editKey(id, column.id), undefined);
        } else {
          void onSave({ row, rowId: id, column: column.id }, parsed.value);
        }
      }
    }
    return leftOut;
  }

  useLayoutEffect(() => {
    const key = editKey(cell.id, cell.column.id);
    // React runs effects twice in development.
    if (edits.get(key)?.clipboard !== clipboard) return;
    const table = tableOf(clipboard.text);
    const total = table.flat().length;
    const [[one = ''] = []] = table;
    edits.set(key, total === 1 ? { isOpen: true, pasted: one } : undefined);
    if (total === 1) return;
    const leftOut = total > maxValues ? 0 : fill(table);
    const problem =
      total > maxValues
        ? text('pasteTooLarge', { max: maxValues, count: total })
        : leftOut > 0
          ? text('pasteLeftOut', { count: leftOut, total })
          : undefined;
    edits.set(gridNote, problem === undefined ? undefined : { isOpen: false, problem });
  });
  return null;
}
