import { useEffect, useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated';

type Modifier = 'mod' | 'ctrl' | 'meta' | 'alt' | 'shift';

/** How each is shown elsewhere and on Apple's systems, and how `aria-keyshortcuts` names it. */
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

/** A chord as it is shown, and as `aria-keyshortcuts` names it. */
export function describeShortcut(chord: string, apple = isApple()): { text: string; aria: string } {
  const { key, modifiers } = parse(chord, apple);
  const shown = key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
  return {
    text: [...modifiers.map((name) => names[name][apple ? 1 : 0]), shown].join(apple ? '' : '+'),
    aria: [...modifiers.map((name) => names[name][2]), shown].join('+'),
  };
}

/** A chord as it is shown on this system: `mod+k` is `⌘K` on Apple's, `Ctrl+K` elsewhere and on a server. */
export function useShortcutText(chord: string): string {
  const hydrated = useHydrated();
  return describeShortcut(chord, hydrated && isApple()).text;
}

export interface ShortcutOptions {
  /** Whether it listens; a function is asked at each press, and `false` leaves that to whoever else listens. @default true */
  enabled?: boolean | ((event: KeyboardEvent) => boolean);
  /** Whether a chord with Ctrl, Alt or Meta works in a field as well; the others never do. @default true */
  whileTyping?: boolean;
}

/**
 * Calls the handler at a chord anywhere on the page, at exactly that one: with no further key held, not while it is
 * held down, not within a composition, and not when somebody else has prevented its default. What the browser does at
 * it is prevented. A chord without Ctrl, Alt or Meta is left to whoever is typing.
 * @param chord keys joined by `+`, the last one not a modifier: `mod+k`, where `mod` is Cmd on Apple's systems, else Ctrl
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
      // A keyboard of another script has no such letter; its key is where the letter would be.
      (!/^[ -~]+$/.test(event.key) && event.code.toLowerCase() === `key${key}`);
    const listen = (event: KeyboardEvent): void => {
      const held = { ctrl: event.ctrlKey, alt: event.altKey, shift: event.shiftKey, meta: event.metaKey };
      const isExact = Object.entries(held).every(([name, down]) => down === modifiers.some((other) => other === name));
      if (!isExact || event.repeat || event.isComposing || event.defaultPrevented || !isKey(event)) return;
      const { target } = event;
      const types =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
      if (types && (!whileTyping || modifiers.every((name) => name === 'shift'))) return;
      const { handler: handle, enabled: isWanted } = latest.current;
      if (typeof isWanted === 'function' && !isWanted(event)) return;
      event.preventDefault();
      handle(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [chord, listens, whileTyping]);
}
