import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** An option in a list whose text field keeps focus. Its element has the `option` role, the id and `data-index`. */
export interface ListEntry {
  /** Identifies the option when the list changes. */
  key: string;
  /** The index among all options. It is used for the element's id, because a key may contain spaces. */
  index: number;
}

export interface ActiveOption<Entry extends ListEntry> {
  /** The option that Enter selects. */
  active: Entry | undefined;
  /** The element's id, for `aria-activedescendant`. */
  activeId: string | undefined;
  listId: string;
  optionId: (entry: ListEntry) => string;
  /** Makes an option active and scrolls to it. After the query has changed, `null` returns to the initial option. */
  activate: (key: string | null) => void;
  /**
   * Handles an arrow or page key. Returns `false` for keys that the text field handles. `now` contains the entries of a
   * newer query.
   */
  move: (event: KeyboardEvent, now?: readonly Entry[]) => boolean;
  /** The active option among the entries of a newer query. */
  activeAmong: (now: readonly Entry[]) => Entry | undefined;
  /** The option at the target of an event, unless it is disabled. */
  entryAt: (event: MouseEvent) => Entry | undefined;
  listProps: { onMouseDown: (event: MouseEvent) => void; onPointerMove: (event: PointerEvent) => void };
  /** Whether the pointer has made the option active. */
  followsPointer: RefObject<boolean>;
}

/**
 * The active option of a listbox that is operated from its text field (WAI-ARIA combobox pattern): the field keeps
 * focus, and `aria-activedescendant` refers to the option.
 * @param entries the options that can be active, in display order
 * @param initialOf returns the option that is active until the user moves to another one
 */
export function useActiveOption<Entry extends ListEntry>(
  entries: readonly Entry[],
  initialOf: (entries: readonly Entry[]) => Entry | undefined,
): ActiveOption<Entry> {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const followsPointer = useRef(false);

  const optionId = (entry: ListEntry): string => `${id}-option-${entry.index}`;
  const activeAmong = (now: readonly Entry[]): Entry | undefined =>
    now.find(({ key }) => key === chosen) ?? initialOf(now);
  const active = activeAmong(entries);

  function activate(key: string | null): void {
    followsPointer.current = false;
    setChosen(key);
  }

  function move(event: KeyboardEvent, now = entries): boolean {
    const from = activeAmong(now);
    const to = moved(event, from ? now.indexOf(from) : -1, now.length);
    if (to === undefined) return false;
    event.preventDefault();
    activate(now[to]?.key ?? null);
    return true;
  }

  function entryAt({ target }: MouseEvent): Entry | undefined {
    const element = (target as Element).closest<HTMLElement>('[data-index]');
    return element ? entries.find(({ index }) => index === Number(element.dataset.index)) : undefined;
  }

  function onPointerMove(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const last = pointer.current;
    pointer.current = { x, y };
    // Ignore a list that moves under a resting pointer.
    if (!last || (last.x === x && last.y === y)) return;
    const entry = entryAt(event);
    if (!entry) return;
    followsPointer.current = true;
    setChosen(entry.key);
  }

  return {
    active,
    activeId: active && optionId(active),
    listId: `${id}-list`,
    optionId,
    activate,
    move,
    activeAmong,
    entryAt,
    // The field keeps focus.
    listProps: { onMouseDown: (event) => event.preventDefault(), onPointerMove },
    followsPointer,
  };
}

/**
 * Scrolls the active option into view when the list is mounted, and whenever the option or the list's groups change.
 * Call it in the component that renders the list.
 */
export function useRevealActive(
  { activeId, followsPointer }: Pick<ActiveOption<ListEntry>, 'activeId' | 'followsPointer'>,
  groups: readonly unknown[],
): void {
  useLayoutEffect(() => {
    // The option under the pointer is already visible; scrolling would move it away.
    if (groups.length === 0 || !activeId || followsPointer.current) return;
    // jsdom, which consumers' tests use, does not provide `scrollIntoView`.
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, followsPointer, groups]);
}

/**
 * Whether the input method uses the key. Safari ends the composition before the Enter that confirms it; the key code of
 * that key press is 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The number of options that PageUp and PageDown move by. */
const optionsPerPage = 8;

/** The index to which a key moves, where -1 means none, or `undefined` for keys that the text field handles. */
function moved(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined;
  const last = count - 1;
  if (event.ctrlKey) return event.key === 'Home' ? 0 : event.key === 'End' ? last : undefined;
  switch (event.key) {
    case 'ArrowDown':
      return at < last ? at + 1 : 0;
    case 'ArrowUp':
      return at > 0 ? at - 1 : last;
    case 'PageDown':
      return Math.min(at + optionsPerPage, last);
    case 'PageUp':
      return Math.max(at - optionsPerPage, 0);
    default:
      return undefined;
  }
}
