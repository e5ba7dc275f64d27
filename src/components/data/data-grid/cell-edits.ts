import type { DataGridValue } from './columns';

/** The state of a cell that the user edits, or whose value is being saved. */
export interface CellEdit {
  /** Whether the field is displayed. */
  isOpen: boolean;
  /** The value that has not been saved yet. */
  draft?: { value: DataGridValue };
  /** The pasted text, displayed in the cell's field. */
  pasted?: string;
  /** All of the pasted text, and the rows into which it was pasted, starting with the cell's row. */
  clipboard?: { text: string; rows: readonly unknown[] };
  isPending?: boolean;
  /** Why the value could not be saved. */
  problem?: string;
}

/** The edits in a grid, keyed by cell. They outlive their cells, which are unmounted while out of view. */
export interface CellEdits {
  get: (key: string) => CellEdit | undefined;
  set: (key: string, edit: CellEdit | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export const editKey = (rowId: string, column: string): string => `${rowId}\0${column}`;

/** The key for the note above the grid; cells do not use it. */
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
