import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface ControllableStateOptions<Value> {
  /** The controlled value. The component keeps its own state while this is `undefined`. */
  prop: Value | undefined;
  /** The initial value of the component's own state. */
  defaultProp: Value;
  /** Called with the next value, in both modes. */
  onChange?: (value: Value) => void;
}

/** State that the consumer may control (`open`) or leave to the component (`defaultOpen`). */
export function useControllableState<Value>({
  prop,
  defaultProp,
  onChange,
}: ControllableStateOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const latest = useRef({ value, isControlled: prop !== undefined, onChange });
  // Before paint: a key pressed right after the commit must compare with the committed value.
  useLayoutEffect(() => {
    latest.current = { value, isControlled: prop !== undefined, onChange };
  });
  const setValue = useCallback((next: Value) => {
    const { current } = latest;
    if (Object.is(next, current.value)) return;
    if (!current.isControlled) {
      // Two calls in one event compare with each other, not with the last render.
      current.value = next;
      setOwn(next);
    }
    current.onChange?.(next);
  }, []);
  return [value, setValue];
}
