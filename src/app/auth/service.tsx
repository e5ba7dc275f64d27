import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isProviderId, type ProviderId } from '../config/env';
import { whenIdle } from '../lib/lazy-with-preload';
import { createRequiredContext, createStore, type Store } from '../lib/state';
import { keepText, readStored, readText } from '../lib/storage';
import { AuthError } from './errors';
import type { AuthRequests, AuthState, AuthUser, PasswordStatus } from './types';

/** The app accesses authentication only through this service. */
export interface AuthService extends AuthRequests, Pick<Store<AuthState>, 'subscribe'> {
  getSnapshot: Store<AuthState>['get'];
  /** Loads the code that requests need. Use it for `onPointerEnter` and `onFocus`; it never throws. */
  preload: () => void;
  /** Returns the error of the redirect from which this page returned; null if there is none. */
  redirectError: () => AuthError | null;
  /** Ends the service and removes its listeners. The session remains stored. */
  dispose: () => void;
}

export type SessionStore = Pick<Store<AuthState>, 'get' | 'set'>;

export interface LoadedAuth extends AuthRequests, Pick<AuthService, 'redirectError' | 'dispose'> {}

/** The minimum length that the provider accepts, unless its password policy specifies a different one. */
export const minPasswordLength = 6;

/** Checks a password against the provider's default policy. */
export function defaultPasswordStatus(password: string): PasswordStatus {
  const met = password.length >= minPasswordLength;
  return { isValid: met, rules: [{ id: 'min-length', value: minPasswordLength, met }] };
}

/** How long the initial state may remain unknown before a message is shown, in milliseconds. */
const stallLimitMs = 4000;

/** The requests that wait for the library's code. */
const requestNames = [
  'getIdToken',
  'signIn',
  'signUp',
  'signOut',
  'signInWithProvider',
  'requestPasswordReset',
  'checkActionCode',
  'applyActionCode',
  'confirmPasswordReset',
  'validatePassword',
  'updateProfile',
  'changeEmail',
  'changePassword',
  'sendVerification',
  'refreshUser',
  'deleteAccount',
  'link',
  'unlink',
  'reauthenticate',
  'enrolSecondFactor',
  'removeSecondFactor',
] as const satisfies readonly (keyof AuthRequests)[];

/**
 * Creates the app's service, which loads the library in the background. If no session is stored, the state is
 * `signed-out` immediately, so only requests wait for the library, not the login form. If a session may be stored, or
 * the page returns from a provider, the state remains `loading` until the library knows the session.
 */
export function createAuthService(load: (session: SessionStore) => Promise<LoadedAuth>): AuthService {
  const mayBeSignedIn = mayHoldSession() || hasPendingRedirect();
  const store = createStore<AuthState>({ status: mayBeSignedIn ? 'loading' : 'signed-out' });
  let library: LoadedAuth | null = null;
  let loading: Promise<LoadedAuth> | null = null;
  let isDisposed = false;

  const session: SessionStore = {
    get: store.get,
    set: (next) => {
      // Compared by value, because the library also reports renewed tokens, which are not part of the state.
      if (!isDisposed && JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
    },
  };
  const stall = (): void => {
    if (store.get().status === 'loading') session.set({ status: 'stalled' });
  };
  const stallTimer = setTimeout(stall, stallLimitMs);

  async function start(): Promise<LoadedAuth> {
    try {
      library = await load(session);
    } catch {
      loading = null;
      stall();
      throw new AuthError('network-request-failed', 'code-not-loaded');
    }
    if (isDisposed) library.dispose();
    return library;
  }

  function ready(): Promise<LoadedAuth> {
    loading ??= start();
    return loading;
  }

  const preload = (): void => void ready().catch(() => {});
  let cancelPreload = (): void => undefined;
  if (mayBeSignedIn) preload();
  else cancelPreload = whenIdle(preload);

  const requests = Object.fromEntries(
    requestNames.map((name) => [
      name,
      async (...args: never[]): Promise<unknown> => {
        // Runs in the same task once the code has loaded, because browsers open a window only in response to a click.
        const send = (library ?? (await ready()))[name] as (...all: never[]) => Promise<unknown>;
        return send(...args);
      },
    ]),
  ) as unknown as AuthRequests;

  return {
    ...requests,
    subscribe: store.subscribe,
    getSnapshot: store.get,
    preload,
    redirectError: () => library?.redirectError() ?? null,
    dispose: () => {
      isDisposed = true;
      clearTimeout(stallTimer);
      cancelPreload();
      library?.dispose();
    },
  };
}

const [AuthContext, useAuth] = createRequiredContext<{ state: AuthState; service: AuthService }>(
  'AuthProvider',
  'useAuth',
);
export { useAuth };

export function AuthProvider({ service, children }: { service: AuthService; children: ReactNode }) {
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, service.getSnapshot);
  const value = useMemo(() => ({ state, service }), [state, service]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useUser(): AuthUser | null {
  const { state } = useAuth();
  return state.status === 'signed-in' ? state.user : null;
}

/** Returns the signed-in user. Reads the account again on mount, because another device may have changed it. */
export function useFreshUser(): AuthUser | null {
  const { service } = useAuth();
  useEffect(() => {
    // The known values are displayed until the response arrives, and after a failure.
    service.refreshUser().catch(() => undefined);
  }, [service]);
  return useUser();
}

/** The prefix of the app's own keys. All other keys belong to libraries, which may store a session under them. */
const ownPrefix = 'waymark';
const redirectKey = 'waymark:redirect';

function libraryEntries(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries<string>(window[name]).filter(([key]) => !key.startsWith(ownPrefix));
  } catch {
    // Storage is denied, so nothing is stored.
    return [];
  }
}

export const mayHoldSharedSession = (): boolean => libraryEntries('localStorage').length > 0;

/** Returns whether a session may be stored in this browser. `false` is certain; the library must confirm `true`. */
export const mayHoldSession = (): boolean => mayHoldSharedSession() || libraryEntries('sessionStorage').length > 0;

/**
 * Returns the data that libraries have stored, to detect whether another page has changed or ended the session. It
 * contains secrets.
 */
export const readStoredSession = (): string =>
  JSON.stringify([libraryEntries('localStorage'), libraryEntries('sessionStorage')]);

export interface PendingRedirect {
  provider: ProviderId;
  keepSignedIn: boolean;
}

/** Stores the pending redirect for the page to which the provider will return; null removes it. */
export function rememberRedirect(redirect: PendingRedirect | null): void {
  // If storage is denied, the library itself rejects the redirect.
  keepText('sessionStorage', redirectKey, redirect && JSON.stringify(redirect));
}

export const hasPendingRedirect = (): boolean => typeof readText('sessionStorage', redirectKey) === 'string';

export function takeRedirect(): PendingRedirect | null {
  const stored = Object(readStored('sessionStorage', redirectKey)) as Partial<Record<keyof PendingRedirect, unknown>>;
  rememberRedirect(null);
  const { provider, keepSignedIn } = stored;
  if (typeof provider !== 'string' || !isProviderId(provider)) return null;
  return { provider, keepSignedIn: keepSignedIn !== false };
}
