import { whenIdle } from '../lib/when-idle';
import { AuthError } from './auth-error';
import type { AuthService, LoadedAuthService } from './auth-service';
import type { AuthState } from './auth-types';
import { defaultPasswordStatus } from './credentials';
import { hasPendingRedirect, mayHoldSession } from './session-storage';

/** How long the initial state may stay unknown before the user is told, in milliseconds. */
const stallLimitMs = 4000;

/** The methods that wait for the library. */
type Request = {
  [Name in keyof LoadedAuthService]: AuthService[Name] extends (...args: never[]) => Promise<unknown> ? Name : never;
}[keyof LoadedAuthService];

/**
 * Creates the app's service, which loads the Firebase implementation in the background. Without a stored session the state is
 * `signed-out` at once, so that the login form does not wait for the library; requests do. Where a session may be stored, or the
 * page returns from a provider, the state stays `loading` until the library knows it.
 */
export function createAuthService(load: () => Promise<LoadedAuthService>): AuthService {
  const listeners = new Set<() => void>();
  const mayBeSignedIn = mayHoldSession() || hasPendingRedirect();
  let state: AuthState = { status: mayBeSignedIn ? 'loading' : 'signed-out' };
  let service: LoadedAuthService | null = null;
  let loading: Promise<LoadedAuthService> | null = null;
  let isDisposed = false;
  let wantsBotCheck = false;

  function setState(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const stall = (): void => {
    if (state.status === 'loading') setState({ status: 'stalled' });
  };
  const stallTimer = mayBeSignedIn ? setTimeout(stall, stallLimitMs) : undefined;

  function follow(): void {
    const next = service?.getSnapshot();
    if (next === undefined || next.status === 'loading') return;
    // A visitor without a stored session is signed out from the start: nothing has changed.
    if (next.status === 'signed-out' && next.reason === undefined && state.status === 'signed-out') return;
    clearTimeout(stallTimer);
    setState(next);
  }

  async function start(): Promise<LoadedAuthService> {
    try {
      service = await load();
    } catch {
      loading = null;
      stall();
      throw new AuthError('network-request-failed', 'code-not-loaded');
    }
    if (isDisposed) {
      service.dispose();
      return service;
    }
    if (wantsBotCheck) service.prepareBotCheck();
    service.subscribe(follow);
    follow();
    return service;
  }

  function ready(): Promise<LoadedAuthService> {
    loading ??= start();
    return loading;
  }

  const preload = (): void => void ready().catch(() => {});
  let cancelPreload = (): void => undefined;
  if (mayBeSignedIn) preload();
  else cancelPreload = whenIdle(preload);

  /** Calls the library's method once its code has loaded; rejects with `network-request-failed` when it cannot load. */
  function request<Name extends Request>(name: Name): AuthService[Name] {
    const send = async (...args: unknown[]): Promise<unknown> => {
      const method = (service ?? (await ready()))[name] as (...params: unknown[]) => Promise<unknown>;
      return method(...args);
    };
    return send as AuthService[Name];
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
    preload,
    dispose: () => {
      isDisposed = true;
      clearTimeout(stallTimer);
      cancelPreload();
      service?.dispose();
    },
    redirectError: () => service?.redirectError() ?? null,
    prepareBotCheck: () => {
      wantsBotCheck = true;
      service?.prepareBotCheck();
    },
    validatePassword: async (password) => {
      try {
        return await (await ready()).validatePassword(password);
      } catch {
        return defaultPasswordStatus(password);
      }
    },

    getIdToken: request('getIdToken'),
    signIn: request('signIn'),
    signUp: request('signUp'),
    signOut: request('signOut'),
    signInWithProvider: request('signInWithProvider'),
    requestPasswordReset: request('requestPasswordReset'),
    checkActionCode: request('checkActionCode'),
    applyActionCode: request('applyActionCode'),
    confirmPasswordReset: request('confirmPasswordReset'),
    updateProfile: request('updateProfile'),
    changeEmail: request('changeEmail'),
    changePassword: request('changePassword'),
    sendVerification: request('sendVerification'),
    refreshUser: request('refreshUser'),
    deleteAccount: request('deleteAccount'),
    link: request('link'),
    unlink: request('unlink'),
    reauthenticate: request('reauthenticate'),
    enrolSecondFactor: request('enrolSecondFactor'),
    removeSecondFactor: request('removeSecondFactor'),
  };
}
