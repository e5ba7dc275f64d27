'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, for content that only paper shows. Renders again before the browser takes the page as it is.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const set = (value: boolean) => () => flushSync(() => setPrinting(value));
    // The browser takes the page as it is when these listeners return.
    window.addEventListener('beforeprint', set(true), end);
    window.addEventListener('afterprint', set(false), end);
    // jsdom has no media queries.
    const print = (window as Partial<Window>).matchMedia?.('print');
    print?.addEventListener('change', ({ matches }) => setPrinting(matches), end);
    return () => end.abort();
  }, []);
  return isPrinting;
}
