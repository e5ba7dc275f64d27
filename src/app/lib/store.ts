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
