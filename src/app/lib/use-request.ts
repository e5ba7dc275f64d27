import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of a request that the user starts: one at a time, aborted on unmount. */
export function useRequest() {
  // A ref in addition to the state, because a second click can come before the first one has rendered.
  const current = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => () => current.current?.abort(), []);

  const clearError = useCallback(() => setError(undefined), []);

  /** Aborts the request. Another request can start at once, and a late result of this request is not reported. */
  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setBusy(false);
  }, []);

  /**
   * Sends a request unless one is in progress: a double click sends only once. The signal aborts on `cancel` and on
   * unmount: check it before you navigate or show a message.
   */
  const run = useCallback(async (send: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (current.current !== null) return;
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    setError(undefined);
    try {
      await send(controller.signal);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      // A canceled request may end after the next one has started.
      if (current.current === controller) {
        current.current = null;
        setBusy(false);
      }
    }
  }, []);

  /** `error` is undefined if the last request has not failed, was canceled, or a new request has started. */
  return { busy, error, run, cancel, clearError };
}
