import type { AuthService, AuthState, AuthUser } from '../../../../src/app/auth/auth-service';

export const ada: AuthUser = { uid: 'ada', email: 'ada@example.com', emailVerified: true, displayName: 'Ada', photoURL: null };

export interface FakeAuthService extends AuthService {
  /** Moves the session to another state, as the provider would. */
  set: (state: AuthState) => void;
  /** How many listen. */
  listenerCount: () => number;
}

/** An authentication service without a provider. */
export function createFakeAuthService(initial: AuthState = { status: 'loading' }): FakeAuthService {
  const listeners = new Set<() => void>();
  let state = initial;
  const set = (next: AuthState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    listenerCount: () => listeners.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    signIn: async () => set({ status: 'signed-in', user: ada }),
    signUp: async () => set({ status: 'signed-in', user: ada }),
    signOut: async () => set({ status: 'signed-out', reason: 'signed-out' }),
    retryStart: () => {},
  };
}
