import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

const holdDelayMs = 400;
const holdIntervalMs = 60;

/** Returns the handlers of a button that repeats its action while it is held, and acts once on a click. */
export function useHold(action: () => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const timer = useRef<number>(undefined);
  const hasRepeated = useRef(false);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  function repeat(button: HTMLButtonElement): void {
    // A disabled button, at the limit, receives no `pointerup`.
    if (button.disabled) return;
    hasRepeated.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, holdIntervalMs, button);
  }

  return {
    onPointerDown: ({ button, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      hasRepeated.current = false;
      stop();
      if (button === 0) timer.current = window.setTimeout(repeat, holdDelayMs, currentTarget);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    // The browser cancels the pointer when the touch scrolls the page.
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
