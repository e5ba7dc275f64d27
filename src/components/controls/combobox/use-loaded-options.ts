import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption, LoadOptions } from './combobox-options';

/** How long the query must remain unchanged before the request is sent. */
const debounceMs = 250;

interface OptionsResponse {
  query: string;
  attempt: number;
  /** `null` after a failure. */
  options: readonly ComboboxOption[] | null;
}

const none: readonly ComboboxOption[] = [];

/**
 * Requests the options for the query while the list is open. A newer query aborts the older request, whose response is
 * ignored. Until the next response arrives, the options from the last response are returned.
 */
export function useLoadedOptions(load: LoadOptions | undefined, query: string, open: boolean) {
  const [response, setResponse] = useState<OptionsResponse | null>(null);
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
      let options: OptionsResponse['options'] = null;
      try {
        options = (await latest.current?.(query, { signal })) ?? null;
      } catch {
        // The list offers "Try again". An aborted request also fails, but its failure is ignored.
      }
      if (!signal.aborted) setResponse({ query, attempt, options });
    };
    const timer = window.setTimeout(() => void request(), query === '' ? 0 : debounceMs);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isAsync, open, query, attempt]);
  const isCurrent = response?.query === query && response.attempt === attempt;
  return {
    options: response?.options ?? none,
    loading: isAsync && open && !isCurrent,
    failed: isCurrent && response.options === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
