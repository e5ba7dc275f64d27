import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from './observe-size';

/**
 * Whether an element's content overflows its width or height. Such an element needs `tabIndex={0}`, because Safari
 * does not make scroll containers focusable.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return observeSize(element, () =>
      setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
    );
  }, [ref]);
  return overflows;
}
