import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  reload,
  signOut as endSession,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import type { Environment } from '../../config/env';
import type { AuthError } from '../auth-error';
import type { AuthErrorCode } from '../auth-error-table';
import type { LoadedAuthService } from '../auth-service';
import type { AuthState, SessionEndReason } from '../auth-types';
import { forgetSession, hasSession, noteSession, type PendingRedirect, takeRedirect } from '../session-storage';
import { toAuthError } from '../to-auth-error';
import { createAccount } from './account';
import { currentUser, type FirebaseCore } from './core';
import { createEmailLinks } from './email-links';
import { warnOfMissedRequests, withoutIndexedDb } from './internals';
import { createLinkedProviders } from './linked-providers';
import { createPasswordPolicy } from './password-policy';
import { createPasswords } from './passwords';
import { completeRedirect, createProviders } from './providers';
import { createRequests } from './requests';
import { createSecondFactors } from './second-factor';
import { openSignOutChannel } from './sign-out-channel';
import { toAuthUser } from './to-auth-user';

/** How long after a check without a response the session is checked again, in milliseconds. */
const recheckDelayMs = 60_000;
/** How long the page has to be hidden for its session to be checked when it is visible again, in milliseconds. */
const longHiddenMs = 10 * 60_000;
/** How long a sign-out without a reason waits for the failure of the request that may have caused it, in milliseconds. */
const reasonDelayMs = 100;

/** The server's error codes that end a session. */
const endReasons: Partial<Record<string, SessionEndReason>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

/** The errors that end a session when a request of the user fails with them. */
const endCodes: Partial<Record<AuthErrorCode, SessionEndReason>> = {
  'user-disabled': 'user-disabled',
  'user-token-expired': 'user-token-expired',
};

/**
 * Starts Firebase Authentication for this page. The state is `loading` until the library knows whether a user is signed in.
 * Call it once; after `dispose` it can be called again.
 */
export function createFirebaseAuthService({
  firebase,
  emulatorUrl,
}: Pick<Environment, 'firebase' | 'emulatorUrl'>): LoadedAuthService {
  const listeners = new Set<() => void>();
  const lifetime = new AbortController();
  const linkedProviders = createLinkedProviders();
  let state: AuthState = { status: 'loading' };
  let endReason: SessionEndReason | undefined;
  /** The number of requests that delay the signed-in state; see `holdUser`. */
  let holds = 0;
  let recheckTimer: ReturnType<typeof setTimeout> | undefined;
  let reasonTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the page returns from a provider: until the library has read the result, no user is signed in. */
  let pendingRedirect = takeRedirect();
  let redirectError: AuthError | null = null;

  const requests = createRequests({
    endsSession: (serverCode) => Object.hasOwn(endReasons, serverCode),
    onRefused: (serverCode) => {
      const reason = endReasons[serverCode];
      // While signed out, the refusal is the response to a sign-in, whose form reports it.
      if (reason === undefined || state.status === 'signed-out') return;
      endReason = reason;
      // The library signs out for some of these codes only.
      void endSession(auth);
    },
    onNoResponse: () => {
      clearTimeout(recheckTimer);
      recheckTimer = setTimeout(recheck, recheckDelayMs);
    },
    onAccountRead: linkedProviders.read,
    onFailed: ({ code }) => {
      if (reasonTimer === undefined) return;
      endReason ??= endCodes[code];
      publish(auth.currentUser);
    },
  });

  const app = initializeApp(firebase);
  // No popup resolver here: with one, a script of Google's that never loads would delay the first state. Local storage is
  // first for its storage events; session storage is second, to find a session without "Keep me logged in".
  const auth = withoutIndexedDb(() =>
    initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] }),
  );
  // The environment rejects an emulator in production, so that its code is not in that build.
  if (import.meta.env.MODE !== 'production' && emulatorUrl !== null)
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  function setState(next: AuthState): void {
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function publish(user: User | null): void {
    const isWaiting = reasonTimer !== undefined;
    clearTimeout(reasonTimer);
    reasonTimer = undefined;
    if (user !== null) {
      if (holds > 0) return;
      endReason = undefined;
      if (!hasSession(user.uid)) noteSession(user.uid, true);
      setState({ status: 'signed-in', user: toAuthUser(user, linkedProviders.of(user)) });
      return;
    }
    if (state.status === 'signed-out' || pendingRedirect !== null) return;
    if (state.status === 'signed-in' && endReason === undefined && requests.isRunning() && !isWaiting) {
      // The library signs out before the request that caused it fails.
      reasonTimer = setTimeout(() => publish(auth.currentUser), reasonDelayMs);
      return;
    }
    forgetSession(state.status === 'signed-in' ? state.user.uid : undefined);
    const reason = endReason ?? (state.status === 'signed-in' ? 'signed-out-elsewhere' : undefined);
    setState(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
  }

  /** Asks the server whether the session is still valid. */
  function recheck(): void {
    if (auth.currentUser === null || !navigator.onLine) return;
    reload(auth.currentUser).then(
      () => publish(auth.currentUser),
      () => {},
    );
  }

  let isFirstState = true;
  const stopFollowing = onIdTokenChanged(auth, (user) => {
    if (isFirstState && user !== null && !requests.hasSeenSession()) warnOfMissedRequests();
    isFirstState = false;
    requests.finishStart();
    publish(user);
  });

  const core: FirebaseCore = {
    auth,
    run: requests.run,
    publish: () => publish(auth.currentUser),
    holdUser: async (work) => {
      holds += 1;
      try {
        return await work();
      } finally {
        holds -= 1;
        publish(auth.currentUser);
      }
    },
    expectEnd: (reason) => {
      endReason = reason;
    },
    providersOf: linkedProviders.of,
    disableBotCheck: requests.disableBotCheck,
    lifetime: lifetime.signal,
  };
  const { signIn, signUp } = createPasswords(core);
  const { signInWithProvider, link, reauthenticateWithProvider } = createProviders(core);
  const { reauthenticateWithPassword, ...account } = createAccount(core);

  if (pendingRedirect !== null) void finishRedirect(pendingRedirect);

  async function finishRedirect(redirect: PendingRedirect): Promise<void> {
    try {
      await completeRedirect(core, redirect);
    } catch (error) {
      redirectError = toAuthError(error);
    } finally {
      pendingRedirect = null;
      publish(auth.currentUser);
    }
  }

  const signOutChannel = openSignOutChannel((uid) => {
    if (auth.currentUser?.uid !== uid) return;
    endReason = 'signed-out-elsewhere';
    void endSession(auth);
  });

  const { signal } = lifetime;
  let hiddenAt = Date.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > longHiddenMs) recheck();
    },
    { signal },
  );
  addEventListener('online', recheck, { signal });
  // A page in the back/forward cache misses a sign-out: it stays hidden until its session has been checked.
  addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (persisted && state.status === 'signed-in') document.documentElement.style.visibility = 'hidden';
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      if (state.status === 'signed-in' && !hasSession(state.user.uid)) {
        // A response that arrives before the reload would store the ended session again.
        window.stop();
        location.reload();
        return;
      }
      document.documentElement.style.visibility = '';
      recheck();
    },
    { signal },
  );

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
    dispose: () => {
      lifetime.abort();
      clearTimeout(recheckTimer);
      clearTimeout(reasonTimer);
      stopFollowing();
      signOutChannel.close();
      requests.dispose();
      void deleteApp(app);
    },

    getIdToken: async ({ forceRefresh = false } = {}) => {
      try {
        return await currentUser(core).getIdToken(forceRefresh);
      } catch (error) {
        throw toAuthError(error);
      }
    },
    signIn: (request) => {
      redirectError = null;
      return signIn(request);
    },
    signUp,
    signOut: async () => {
      const uid = auth.currentUser?.uid;
      endReason = 'signed-out';
      try {
        await endSession(auth);
      } catch (error) {
        endReason = undefined;
        throw toAuthError(error);
      }
      if (uid !== undefined) signOutChannel.announce(uid);
    },
    signInWithProvider: (request) => {
      redirectError = null;
      return signInWithProvider(request);
    },
    redirectError: () => redirectError,
    link,
    reauthenticate: async (request) => {
      if ('provider' in request) return reauthenticateWithProvider(request.provider);
      await reauthenticateWithPassword(request.password, request);
      return 'done';
    },
    ...createEmailLinks(core),
    ...createPasswordPolicy(core),
    ...account,
    ...createSecondFactors(core),
  };
}

/** Compares by value: Firebase also reports each renewed token, which is not part of the state. */
function isSameState(a: AuthState, b: AuthState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
