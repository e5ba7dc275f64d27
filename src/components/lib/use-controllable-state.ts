import { type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * State that the consumer may control (`open`) or let the component manage (`defaultOpen`). The setter
 * accepts the next value, or a function that receives the latest value: the last one set, even if React has not
 * rendered it yet.
 * @param prop the controlled value; the component manages the state while this is `undefined`
 * @param defaultProp the initial value when uncontrolled
 * @param onChange called with the next value, in both modes
 */
export function useControllableState<Value>(
  prop: Value | undefined,
  defaultProp: Value,
  onChange?: (value: Value) => void,
): [Value, (next: SetStateAction<Value>) => void] {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const latest = useRef({ value, isControlled: prop !== undefined, onChange });
  // Update before paint, because a key press right after the commit must use the committed value.
  useLayoutEffect(() => {
    const wasControlled = latest.current.isControlled;
    const isControlled = prop !== undefined;
    // During a pending transition, the component's own value is newer than the rendered one.
    const newest = isControlled || wasControlled ? value : latest.current.value;
    latest.current = { value: newest, isControlled, onChange };
  });
  const setValue = useCallback((action: SetStateAction<Value>) => {
    const { current } = latest;
    const next = typeof action === 'function' ? (action as (latest: Value) => Value)(current.value) : action;
    if (Object.is(next, current.value)) return;
    if (!current.isControlled) {
      // Two calls in one event must be compared with each other, not with the last render.
      current.value = next;
      setOwn(next);
    }
    current.onChange?.(next);
  }, []);
  return [value, setValue];
}
