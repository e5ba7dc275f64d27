import { type Context, createContext, use, useCallback, useEffect, useRef, useState } from 'react';

/** State outside React, which components read with `useSyncExternalStore`. */
export interface Store<State> {
  /** Returns the state, which is the same object until it is set. */
  get: () => State;
  set: (state: State) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates a context and the hook that reads it. Outside the provider, the hook throws an error that mentions both. */
export function createRequiredContext<Value>(provider: string, hook: string): [Context<Value | null>, () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useRequiredContext(): Value {
    const value = use(RequiredContext);
    if (value === null) throw new Error(`${hook} must be used inside ${provider}.`);
    return value;
  }
  return [RequiredContext, useRequiredContext];
}

/** The state of requests that the user starts, one at a time. They are aborted on unmount. */
export function useRequest(initialError?: unknown) {
  // A ref in addition to the state, because a second click may occur before the first one has rendered.
  const current = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(initialError);

  useEffect(() => () => current.current?.abort(), []);

  const clearError = useCallback(() => setError(undefined), []);

  /** Aborts the request. Another request can start immediately, and a late result of this request is not reported. */
  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setBusy(false);
  }, []);

  /**
   * Sends a request unless one is in progress, so that a double click sends only one. The signal is aborted on `cancel`
   * and on unmount: check it before navigating or showing a message.
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

  /** `error` is undefined if the last request did not fail or was canceled, or if a new request has started. */
  return { busy, error, run, cancel, clearError };
}
