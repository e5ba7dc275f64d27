import type { KeyboardEvent } from 'react';

/** Returns the item that a key leads to (WAI-ARIA menu pattern), if there is one. */
function targetOf(key: string, items: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const index = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1];
    case 'ArrowUp':
      return items[index - 1];
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
 * Moves the focus immediately when a key is pressed on an item. Radix moves it in a later task and loses faster keys, such as
 * those of a held key on a slow device. Radix handles the keys at the ends of the menu, which may loop.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: item, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.target !== item || altKey || ctrlKey || metaKey || shiftKey) return;
  const menu = item.closest('[role="menu"]');
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])') ?? [])];
  const target = targetOf(
    key,
    items.filter((other) => other.closest('[role="menu"]') === menu),
    item,
  );
  if (!target) return;
  event.preventDefault();
  target.focus();
}
