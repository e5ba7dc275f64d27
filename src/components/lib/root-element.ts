import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The attributes of the root element that the kit follows. */
type RootAttribute = 'dir' | 'data-theme' | 'data-contrast';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer serves the whole page, and none is there while nobody listens. */
function subscribe(onChange: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  if (listeners.size === 0) {
    const attributeFilter: RootAttribute[] = ['dir', 'data-theme', 'data-contrast'];
    observer.observe(document.documentElement, { attributeFilter });
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) observer?.disconnect();
  };
}

/** An attribute of the root element, and again whenever it changes; `null` on a server. */
export function useRootAttribute(name: RootAttribute): string | null {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(name),
    () => null,
  );
}

/**
 * Sets one attribute of the root element before the first paint, and puts back what was there on unmount.
 * @param value `null` takes the attribute away, `undefined` leaves it alone
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
 * Sets one CSS variable of the root element before the first paint, and puts back what was there on unmount.
 * @param value `undefined` leaves it alone
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
