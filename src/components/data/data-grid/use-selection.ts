'use client';

import { useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';

export interface SelectionOptions {
  /** The controlled ids of the selected rows. Use with `onSelectedChange`. */
  selected?: ReadonlySet<string>;
  /** The ids of the initially selected rows when uncontrolled. @default none */
  defaultSelected?: ReadonlySet<string>;
  /** Called with the ids of the selected rows when the user changes the selection. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
}

export interface Selection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Applies the last change to all rows from that one to this one. */
  extendTo: (id: string) => void;
  /** Selects all rows that match, or none of them if all are selected. */
  toggleAll: () => void;
  /** Selects all rows that match. */
  selectAll: () => void;
}

const none: ReadonlySet<string> = new Set();

/** @param getIds returns the ids of the rows that match, in their order */
export function useSelection(
  { selected, defaultSelected = none, onSelectedChange }: SelectionOptions,
  getIds: () => readonly string[],
): Selection {
  const [value, setValue] = useControllableState({
    prop: selected,
    defaultProp: defaultSelected,
    onChange: onSelectedChange,
  });
  const anchor = useRef<string>(undefined);
  return useMemo(() => {
    const toggle = (id: string): void => {
      anchor.current = id;
      setValue((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    };
    const selectAll = (): void => setValue((now) => new Set([...now, ...getIds()]));
    return {
      selected: value,
      toggle,
      extendTo: (id) => {
        const ids = getIds();
        const from = ids.indexOf(anchor.current ?? '');
        const to = ids.indexOf(id);
        if (from === -1 || to === -1) {
          toggle(id);
          return;
        }
        const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
        setValue((now) => {
          const next = new Set(now);
          const isSelected = now.has(ids[from] ?? '');
          for (const one of range) {
            if (isSelected) next.add(one);
            else next.delete(one);
          }
          return next;
        });
      },
      selectAll,
      toggleAll: () => {
        const ids = getIds();
        if (ids.some((id) => !value.has(id))) selectAll();
        else {
          const cleared = new Set(ids);
          setValue((now) => new Set([...now].filter((id) => !cleared.has(id))));
        }
      },
    };
  }, [value, setValue, getIds]);
}
