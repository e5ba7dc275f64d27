import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const set = (value: boolean) => () => flushSync(() => setPrinting(value));
    // The browser takes the page as it is when these listeners return.
    window.addEventListener('beforeprint', set(true), end);
    window.addEventListener('afterprint', set(false), end);
    const print = window.matchMedia('print');
    print.addEventListener('change', ({ matches }) => setPrinting(matches), end);
    return () => end.abort();
  }, []);
  return isPrinting;
}
