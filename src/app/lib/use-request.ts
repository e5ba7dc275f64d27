import { useCallback, useEffect, useRef, useState } from 'react';

export interface Request {
  busy: boolean;
  /** The last request's error; undefined if it has not failed, was canceled, or a new request has started. */
  error: unknown;
  /**
   * Sends a request unless one is in progress: a double click sends only once. Resolves to the result, or to undefined
   * if the request fails. The signal aborts on `cancel` and on unmount: check it before you navigate or show a message.
   */
  run: <Result>(send: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
  /** Aborts the request. Another request can start at once, and a late result of this request is not reported. */
  cancel: () => void;
  clearError: () => void;
}

/** The state of a request that the user starts: one at a time, aborted on unmount. */
export function useRequest(): Request {
  // A ref in addition to the state, because a second click can come before the first one has rendered.
  const current = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => () => current.current?.abort(), []);

  const clearError = useCallback(() => setError(undefined), []);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setBusy(false);
  }, []);

  const run = useCallback<Request['run']>(async (send) => {
    if (current.current !== null) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    setError(undefined);
    try {
      return await send(controller.signal);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
      return undefined;
    } finally {
      // A canceled request may end after the next one has started.
      if (current.current === controller) {
        current.current = null;
        setBusy(false);
      }
    }
  }, []);

  return { busy, error, run, cancel, clearError };
}
