'use client';

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the props of a list of chips, which keep focus in it: when the focused button is removed, focus moves to the next
 * button, or else to the last one, or else to the fallback. The browser would move it to the body.
 * @param fallbackRef receives focus when the last button is removed
 */
export function useKeptFocus<List extends HTMLElement>(fallbackRef: RefObject<HTMLElement | null>) {
  const ref = useRef<List>(null);
  const focused = useRef<{ button: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.button.isConnected) return;
    const { index } = focused.current;
    focused.current = null;
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? fallbackRef.current)?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }: FocusEvent<List>): void => {
      const index = Array.from<Element>(currentTarget.querySelectorAll('button')).indexOf(target);
      focused.current = { button: target, index };
    },
    // React does not report the `blur` event of a removed element.
    onBlur: (): void => {
      focused.current = null;
    },
  };
}
