import type { DataGridValue } from './columns';

/** The state of a cell that the user edits, or whose value is being saved. */
export interface CellEdit {
  /** Whether the field is displayed. */
  isOpen: boolean;
  /** The value that is not saved yet. */
  draft?: { value: DataGridValue };
  /** The clipboard text for the cell, which its field displays. */
  pasted?: string;
  /** All that was pasted into the cell, and the rows from its own on. */
  clipboard?: { text: string; rows: readonly unknown[] };
  isPending?: boolean;
  /** Why the value was not saved. */
  problem?: string;
}

/** The edits of a grid by cell. They outlive the cells, which are unmounted while they are out of view. */
export interface CellEdits {
  get: (key: string) => CellEdit | undefined;
  set: (key: string, edit: CellEdit | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export const editKey = (rowId: string, column: string): string => `${rowId}\0${column}`;

/** The key of the note above the grid. No cell has this key. */
export const gridNote = '';

export function createCellEdits(): CellEdits {
  const edits = new Map<string, CellEdit>();
  const listeners = new Set<() => void>();
  return {
    get: (key) => edits.get(key),
    set: (key, edit) => {
      if (edit) edits.set(key, edit);
      else edits.delete(key);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
