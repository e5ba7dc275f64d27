import { type Ref, type RefCallback, useCallback } from 'react';

function assignRef<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(value);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (!ref) return undefined;
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** Combines several refs into one callback, for a component that also needs the consumer's element. */
export function useComposedRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return useCallback((element: T | null) => {
    const cleanUps = refs.map((ref) => assignRef(ref, element));
    return () => {
      for (const cleanUp of cleanUps) cleanUp?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the list of refs has a fixed length, like the arguments of a hook
  }, refs);
}
