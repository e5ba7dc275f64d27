import { useLayoutEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import type { GridRows } from './use-rows';

export interface SelectionOptions {
  /** Whether the user can select rows. @default false */
  selectable?: boolean;
  /** The controlled ids of the selected rows. Use with `onSelectedChange`. */
  selected?: ReadonlySet<string>;
  /** The ids of the initially selected rows when uncontrolled. @default none */
  defaultSelected?: ReadonlySet<string>;
  /** Called with the ids of the selected rows when the user changes the selection. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
}

/** What the user can do with the selection. The object remains the same when the selection or the rows change. */
export interface SelectionActions {
  isSelectable: boolean;
  toggle: (id: string) => void;
  /** Applies the last change to all rows between the last changed row and this one. */
  extendTo: (id: string) => void;
  /** Selects all matching rows, or deselects them if all of them are selected. */
  toggleAll: () => void;
  /** Selects all matching rows. */
  selectAll: () => void;
  /** Clears the selection. */
  clear: () => void;
  /** Returns the selected rows. If only one page is known, they include rows of other pages displayed earlier. */
  getRows: () => readonly unknown[];
}

const none: ReadonlySet<string> = new Set();

/** Returns the set with ids added or removed. */
function withIds(ids: ReadonlySet<string>, changed: readonly string[], isAdded: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of changed) {
    if (isAdded) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Returns the ids of the selected rows, and the actions. */
export function useSelection(
  { selectable = false, selected: prop, defaultSelected = none, onSelectedChange }: SelectionOptions,
  rows: GridRows,
): [selected: ReadonlySet<string>, actions: SelectionActions] {
  const [selected, setSelected] = useControllableState(prop, defaultSelected, onSelectedChange);
  const latest = useRef({ rows, selected });
  const known = useRef<ReadonlyMap<string, unknown>>(new Map());
  const anchor = useRef('');
  useLayoutEffect(() => {
    latest.current = { rows, selected };
    if (!rows.isPageOnly) return;
    // A selected row is remembered even after its page is no longer displayed.
    const displayed = rows.data.map((row) => [rows.idOf(row), row] as const);
    known.current = new Map([...known.current, ...displayed].filter(([id]) => selected.has(id)));
  }, [rows, selected]);

  const actions = useMemo<SelectionActions>(() => {
    const matchingIds = (): string[] => latest.current.rows.allRows.map(latest.current.rows.idOf);
    const toggle = (id: string): void => {
      anchor.current = id;
      setSelected((now) => withIds(now, [id], !now.has(id)));
    };
    return {
      isSelectable: selectable,
      toggle,
      extendTo: (id) => {
        const ids = matchingIds();
        const from = ids.indexOf(anchor.current);
        const to = ids.indexOf(id);
        if (from === -1 || to === -1) toggle(id);
        else {
          const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
          setSelected((now) => withIds(now, range, now.has(anchor.current)));
        }
      },
      toggleAll: () => {
        const ids = matchingIds();
        setSelected((now) => withIds(now, ids, !ids.every((id) => now.has(id))));
      },
      selectAll: () => setSelected((now) => withIds(now, matchingIds(), true)),
      clear: () => setSelected(none),
      getRows: () => {
        const { data, idOf, isPageOnly } = latest.current.rows;
        return isPageOnly ? [...known.current.values()] : data.filter((row) => latest.current.selected.has(idOf(row)));
      },
    };
  }, [selectable, setSelected]);
  return [selected, actions];
}
