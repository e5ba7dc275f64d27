'use client';

import { useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

type Modifier = 'mod' | 'ctrl' | 'meta' | 'alt' | 'shift';

/** Each modifier's text, symbol on macOS, and name in `aria-keyshortcuts`. */
const names: Record<Exclude<Modifier, 'mod'>, readonly [text: string, apple: string, aria: string]> = {
  ctrl: ['Ctrl', '⌃', 'Control'],
  alt: ['Alt', '⌥', 'Alt'],
  shift: ['Shift', '⇧', 'Shift'],
  meta: ['Meta', '⌘', 'Meta'],
};

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac OS X/.test(navigator.userAgent);

function parse(chord: string, apple: boolean) {
  const parts = chord.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  const held = parts.slice(0, -1).map((part) => (part === 'mod' ? (apple ? 'meta' : 'ctrl') : part));
  return { key, modifiers: (['ctrl', 'alt', 'shift', 'meta'] as const).filter((name) => held.includes(name)) };
}

/** The text of a key chord, and its value for `aria-keyshortcuts`. */
export function describeShortcut(chord: string, apple = isApple()): { text: string; aria: string } {
  const { key, modifiers } = parse(chord, apple);
  const shown = key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
  return {
    text: [...modifiers.map((name) => names[name][apple ? 1 : 0]), shown].join(apple ? '' : '+'),
    aria: [...modifiers.map((name) => names[name][2]), shown].join('+'),
  };
}

/** The text of a key chord on this system: `mod+k` is `⌘K` on macOS and iOS, and `Ctrl+K` elsewhere and on a server. */
export function useShortcutText(chord: string): string {
  const hydrated = useHydrated();
  return describeShortcut(chord, hydrated && isApple()).text;
}

export interface ShortcutOptions {
  /** Whether the shortcut is active. A function is called for each event; return `false` to ignore it. @default true */
  enabled?: boolean | ((event: KeyboardEvent) => boolean);
  /** Whether a chord with Ctrl, Alt or Meta also works while a field has focus. Other chords never do. @default true */
  whileTyping?: boolean;
}

/**
 * Calls the handler when a chord is pressed anywhere on the page, and prevents the browser's default action. Additional
 * modifiers, key repeats, compositions and events whose default is already prevented are ignored. A chord without Ctrl,
 * Alt or Meta is ignored while a field has focus.
 * @param chord keys joined by `+`, ending with a non-modifier: `mod+k`, where `mod` is Cmd on macOS and Ctrl elsewhere
 */
export function useShortcut(
  chord: string,
  handler: (event: KeyboardEvent) => void,
  { enabled = true, whileTyping = true }: ShortcutOptions = {},
): void {
  const latest = useRef({ handler, enabled });
  useEffect(() => {
    latest.current = { handler, enabled };
  });
  const listens = enabled !== false;
  useEffect(() => {
    if (!listens) return undefined;
    const { key, modifiers } = parse(chord, isApple());
    const isKey = (event: KeyboardEvent): boolean =>
      event.key.toLowerCase() === key ||
      // Keyboard layouts for other scripts do not include the letter, so compare the key's position.
      (!/^[ -~]+$/.test(event.key) && event.code.toLowerCase() === `key${key}`);
    const listen = (event: KeyboardEvent): void => {
      const held = { ctrl: event.ctrlKey, alt: event.altKey, shift: event.shiftKey, meta: event.metaKey };
      const isExact = Object.entries(held).every(([name, down]) => down === modifiers.some((other) => other === name));
      if (!isExact || event.repeat || event.isComposing || event.defaultPrevented || !isKey(event)) return;
      const { target } = event;
      const types =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
      if (types && (!whileTyping || modifiers.every((name) => name === 'shift'))) return;
      const { handler: handle, enabled: isEnabled } = latest.current;
      if (typeof isEnabled === 'function' && !isEnabled(event)) return;
      event.preventDefault();
      handle(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [chord, listens, whileTyping]);
}
