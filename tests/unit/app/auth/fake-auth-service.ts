import type { AuthService } from '../../../../src/app/auth/service';
import type { AuthState, AuthUser } from '../../../../src/app/auth/types';

export const ada: AuthUser = {
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoURL: null,
  providers: [{ providerId: 'password', email: 'ada@example.com', displayName: 'Ada' }],
  secondFactors: [],
};

export interface FakeAuthService extends AuthService {
  /** Changes the state of the session. */
  set: (state: AuthState) => void;
}

/** An authentication service without a backend. A test replaces the methods that it needs. */
export function createFakeAuthService(
  initial: AuthState = { status: 'loading' },
  methods: Partial<AuthService> = {},
): FakeAuthService {
  const listeners = new Set<() => void>();
  let state = initial;
  const set = (next: AuthState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    getIdToken: async () => 'id-token',
    signIn: async () => set({ status: 'signed-in', user: ada }),
    signUp: async () => set({ status: 'signed-in', user: ada }),
    signOut: async () => set({ status: 'signed-out', reason: 'signed-out' }),
    preload: () => {},
    dispose: () => {},
    signInWithProvider: async () => 'done',
    redirectError: () => null,
    requestPasswordReset: async () => {},
    checkActionCode: async () => ({ operation: 'VERIFY_EMAIL', email: ada.email, previousEmail: null }),
    applyActionCode: async () => {},
    confirmPasswordReset: async () => {},
    validatePassword: async (password) => ({
      isValid: password.length >= 6,
      rules: [{ id: 'min-length', value: 6, met: password.length >= 6 }],
    }),
    updateProfile: async () => {},
    changeEmail: async () => {},
    changePassword: async () => {},
    sendVerification: async () => {},
    refreshUser: async () => {},
    deleteAccount: async () => set({ status: 'signed-out', reason: 'account-deleted' }),
    link: async () => 'done',
    unlink: async () => {},
    reauthenticate: async () => 'done',
    enrolSecondFactor: async () => async () => {},
    removeSecondFactor: async () => {},
    ...methods,
  };
}
