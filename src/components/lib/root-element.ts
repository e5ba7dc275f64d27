import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The attributes of the root element that the kit follows. */
type RootAttribute = 'dir' | 'lang' | 'data-theme' | 'data-contrast' | 'data-density';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** All subscriptions share one observer, which is disconnected when no subscriptions remain. */
function subscribe(onChange: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  if (listeners.size === 0) {
    const attributeFilter: RootAttribute[] = ['dir', 'lang', 'data-theme', 'data-contrast', 'data-density'];
    observer.observe(document.documentElement, { attributeFilter });
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) observer?.disconnect();
  };
}

/**
 * The value of one of the root element's attributes, or `null` on a server. The component re-renders when the value
 * changes.
 */
export function useRootAttribute(name: RootAttribute): string | null {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(name),
    () => null,
  );
}

/**
 * The root element's `color-scheme`: `system` if it allows both schemes, or `light` if the page does not declare one.
 * It is read again when a root attribute changes.
 */
export function useRootColorScheme(): 'light' | 'dark' | 'system' {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'system');
}

function readColorScheme(): 'light' | 'dark' | 'system' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') ? 'system' : 'dark';
}

/**
 * Sets an attribute on the root element before the first paint, and restores the previous value on unmount.
 * @param value `null` removes the attribute, and `undefined` leaves it unchanged
 */
export function useSetRootAttribute(name: RootAttribute, value: string | null | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const root = document.documentElement;
    const write = (next: string | null) => (next === null ? root.removeAttribute(name) : root.setAttribute(name, next));
    const before = root.getAttribute(name);
    write(value);
    return () => write(before);
  }, [name, value]);
}

/**
 * Sets a CSS variable on the root element before the first paint, and restores the previous value on unmount.
 * @param value `undefined` leaves the variable unchanged
 */
export function useSetRootVariable(name: `--${string}`, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const { style } = document.documentElement;
    const before = style.getPropertyValue(name);
    style.setProperty(name, value);
    return () => {
      if (before) style.setProperty(name, before);
      else style.removeProperty(name);
    };
  }, [name, value]);
}
