'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, for print-only content. The component re-renders before the browser captures the
 * page.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const set = (value: boolean) => () => flushSync(() => setPrinting(value));
    // The browser captures the page as soon as these listeners return.
    window.addEventListener('beforeprint', set(true), end);
    window.addEventListener('afterprint', set(false), end);
    // jsdom does not support media queries.
    const print = (window as Partial<Window>).matchMedia?.('print');
    print?.addEventListener('change', ({ matches }) => setPrinting(matches), end);
    return () => end.abort();
  }, []);
  return isPrinting;
}
