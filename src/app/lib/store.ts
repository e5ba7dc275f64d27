/** State outside React, which components read with `useSyncExternalStore`. */
export interface Store<State> {
  /** Returns the state: the same object until it is set. */
  get: () => State;
  /** Replaces the state, and calls the listeners. */
  set: (state: State) => void;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store.
 * @param connect called when the first listener is added, to follow events. Its returned function is called when no
 * listeners remain.
 */
export function createStore<State>(initial: State, connect?: () => () => void): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  let disconnect: (() => void) | undefined;
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect?.();
      };
    },
  };
}
