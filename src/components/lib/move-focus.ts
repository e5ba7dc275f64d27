// Tested in layers.test.tsx, "the keys of a menu are not lost in a burst".
import type { FocusEvent, KeyboardEvent } from 'react';
import { isForeign } from './composed-tree';

/** Returns the item that a key moves focus to, if any (WAI-ARIA menu pattern). */
function targetOf(key: string, items: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const index = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1];
    case 'ArrowUp':
      return index < 0 ? items.at(-1) : items[index - 1];
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves focus immediately when a key is pressed on an item or on the menu. Radix moves it in a later task and drops key
 * presses that follow too quickly, such as while a key is held on a slow device. Radix still handles the keys at both
 * ends of the menu, where focus may loop.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: item, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.target !== item || altKey || ctrlKey || metaKey || shiftKey) return;
  const target = targetOf(key, itemsOf(item.closest('[role="menu"]')), item);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function itemsOf(menu: Element | null): HTMLElement[] {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])') ?? [])];
  return items.filter((item) => item.closest('[role="menu"]') === menu);
}

/** Moves focus on to the first item when a menu receives focus from outside. */
export function focusFirstItem(event: FocusEvent<HTMLElement>): void {
  const { currentTarget: menu, target, relatedTarget } = event;
  if (target !== menu) return;
  event.preventDefault();
  // Focus does not move when the pointer leaves an item.
  if (!menu.contains(relatedTarget)) itemsOf(menu)[0]?.focus();
}

/**
 * When a menu opens in a shadow root or a frame, moves focus to its first item. Radix compares with
 * `document.activeElement` and would focus the last item.
 */
export function focusFirstForeignItem(event: FocusEvent<HTMLElement>): void {
  if (isForeign(event.currentTarget)) focusFirstItem(event);
}
