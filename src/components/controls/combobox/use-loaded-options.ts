'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-options';

/** Returns the options for a query. Pass the `signal` to `fetch`: it is aborted when the query changes or the list closes. */
export type LoadOptions = (query: string, context: { signal: AbortSignal }) => Promise<readonly ComboboxOption[]>;

/** How long the query must not change before it is requested. */
const debounceMs = 250;

interface Answer {
  query: string;
  attempt: number;
  /** `null` after a failure. */
  options: readonly ComboboxOption[] | null;
}

const none: readonly ComboboxOption[] = [];

/**
 * Requests the options of the query while the list is open. A newer query aborts the request of an older one, whose answer
 * is ignored. The options of the last answer are returned until the next one.
 */
export function useLoadedOptions(load: LoadOptions | undefined, query: string, open: boolean) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const isAsync = load !== undefined;
  useEffect(() => {
    if (!isAsync || !open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const request = async (): Promise<void> => {
      let options: Answer['options'] = null;
      try {
        options = (await latest.current?.(query, { signal })) ?? null;
      } catch {
        // The list offers to try again. An aborted request fails too, and is ignored.
      }
      if (!signal.aborted) setAnswer({ query, attempt, options });
    };
    const timer = window.setTimeout(() => void request(), query === '' ? 0 : debounceMs);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isAsync, open, query, attempt]);
  const isCurrent = answer?.query === query && answer.attempt === attempt;
  return {
    options: answer?.options ?? none,
    loading: isAsync && open && !isCurrent,
    failed: isCurrent && answer.options === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
