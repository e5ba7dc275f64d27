import { deleteApp, initializeApp } from 'firebase/app';
import {
  beforeAuthStateChanged,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  reload,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as endSession,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { Environment } from '../config/env';
import { AuthError, type AuthErrorCode, toAuthError } from './errors';
import { createAccount } from './firebase-account';
import { choosePersistence, type FirebaseCore, type RunOptions, toAuthUser, withSecondFactor } from './firebase-core';
import { completeRedirect, createProviders } from './firebase-providers';
import {
  type LoadedAuth,
  mayHoldSharedSession,
  type PendingRedirect,
  readStoredSession,
  type SessionStore,
  takeRedirect,
} from './service';
import { guardStart, withoutStatistics } from './start-guard';
import type { SessionEndReason } from './types';

/** The delay before checking the session again after a check without a response, in milliseconds. */
const recheckDelayMs = 60_000;
/** How long the page has to be hidden for a session check when it becomes visible, in milliseconds. */
const longHiddenMs = 10 * 60_000;
/** An older sign-out notice was delivered to a tab that the browser had suspended, in milliseconds. */
const freshNoticeMs = 10_000;

/** The server's error codes that end a session during its restoration. */
const endReasons: Partial<Record<string, SessionEndReason>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

const endCodes: Partial<Record<AuthErrorCode, SessionEndReason>> = {
  'user-disabled': 'user-disabled',
  'user-token-expired': 'user-token-expired',
};

/**
 * Starts Firebase Authentication for this page, and publishes the session to the store. Call it once; after `dispose` it can be called
 * again.
 */
export function createFirebaseAuth(
  { firebase, emulatorUrl }: Pick<Environment, 'firebase' | 'emulatorUrl'>,
  session: SessionStore,
): LoadedAuth {
  const lifetime = new AbortController();
  const unlinked = new Set<string>();
  const runs = new Set<RunOptions>();
  let endReason: SessionEndReason | undefined;
  /** The number of requests that delay the signed-in state; see `holdUser`. */
  let holds = 0;
  let signIns = 0;
  let recheckTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the page returns from a provider, because no user is signed in until the library has read the result. */
  let pendingRedirect = takeRedirect();
  let redirectError: AuthError | null = null;

  const app = withoutStatistics(initializeApp(firebase));
  const guard = guardStart(
    () => {
      // No popup resolver here, because a Google script that never loads would delay the first state. Local storage is
      // first for its storage events; session storage is second, to find a session without "Keep me logged in".
      const started = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
      // The environment rejects an emulator in production, so the production build does not contain its code.
      if (import.meta.env.MODE !== 'production' && emulatorUrl !== null)
        connectAuthEmulator(started, emulatorUrl, { disableWarnings: true });
      return started;
    },
    (code) => Object.hasOwn(endReasons, code),
  );
  const auth = guard.result;

  // The library cannot cancel a request, so a canceled sign-in is refused when its response arrives.
  beforeAuthStateChanged(auth, (user) => {
    if (user === null) return;
    const ofUser = [...runs].filter(({ signsInAs }) => signsInAs?.toLowerCase() === user.email?.toLowerCase());
    const ofAnyone = [...runs].filter(({ signsInAs }) => signsInAs === null);
    const isCanceled = [...ofUser, ...ofAnyone].some(({ signal }) => signal?.aborted);
    if (isCanceled && !ofUser.some(({ signal }) => !signal?.aborted)) throw new AuthError('cancelled');
    signIns += 1;
    unlinked.clear();
  });

  function publish(isLate = false): void {
    const user = auth.currentUser;
    if (user !== null) {
      if (holds > 0) return;
      // A user who is signed in may be about to sign out.
      if (session.get().status !== 'signed-in') endReason = undefined;
      session.set({ status: 'signed-in', user: toAuthUser(user, unlinked), ...(signIns > 0 && { signIns }) });
      return;
    }
    const { status } = session.get();
    if (status === 'signed-out' || pendingRedirect !== null) return;
    if (status === 'signed-in' && endReason === undefined && runs.size > 0 && !isLate) {
      // The library signs out just before the request that caused the sign-out fails.
      setTimeout(() => publish(true));
      return;
    }
    unlinked.clear();
    const reason = endReason ?? (status === 'signed-in' ? 'signed-out-elsewhere' : undefined);
    session.set(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
  }

  async function run<T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> {
    const { signal } = options;
    if (signal?.aborted) throw new AuthError('cancelled');
    const canceled = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new AuthError('cancelled')), { once: true });
    });
    const started = { ...options };
    runs.add(started);
    try {
      // In the same task, because browsers only open a window for a click.
      return await Promise.race([work().finally(() => runs.delete(started)), canceled]);
    } catch (error) {
      throw toAuthError(error);
    }
  }

  async function runAsUser<T>(work: (user: User) => Promise<T>, options?: RunOptions): Promise<T> {
    try {
      return await run(async () => {
        if (auth.currentUser === null) throw new AuthError('user-token-expired', 'no-current-user');
        return work(auth.currentUser);
      }, options);
    } catch (error) {
      const reason = endCodes[toAuthError(error).code];
      if (reason !== undefined && session.get().status === 'signed-in') {
        endReason ??= reason;
        // The library only signs out for some of these errors.
        void endSession(auth);
      }
      throw error;
    }
  }

  async function holdUser<T>(work: () => Promise<T>): Promise<T> {
    holds += 1;
    try {
      return await work();
    } finally {
      holds -= 1;
      publish();
    }
  }

  /**
   * While a user is signed in, `setPersistence` would move the user's session and end it in other tabs, so the setting
   * changes after the new session has replaced it.
   */
  async function signInKept<T>(keepSignedIn: boolean, signIn: () => Promise<T>): Promise<T> {
    const persist = () => setPersistence(auth, choosePersistence(keepSignedIn));
    const replaces = auth.currentUser !== null;
    if (!replaces) await persist();
    try {
      const result = await signIn();
      if (replaces) await persist();
      return result;
    } catch (error) {
      // The sign-in continues with another step.
      if (replaces && error instanceof AuthError && (error.secondFactor || error.link)) await persist();
      throw error;
    }
  }

  /** Asks the server whether the session is still valid, and asks again later if it does not respond. */
  function recheck(): void {
    clearTimeout(recheckTimer);
    if (auth.currentUser === null || !navigator.onLine) return;
    runAsUser(reload).catch(() => {
      recheckTimer = setTimeout(recheck, recheckDelayMs);
    });
  }

  let isStarting = true;
  const stopFollowing = onIdTokenChanged(auth, (user) => {
    if (isStarting) {
      isStarting = false;
      const outcome = guard.end(user !== null);
      if (user === null) endReason = endReasons[outcome ?? ''];
      else if (outcome !== null) recheckTimer = setTimeout(recheck, recheckDelayMs);
    }
    publish();
  });

  const core: FirebaseCore = {
    auth,
    urlOf: (call) => {
      const host = emulatorUrl === null ? 'https:/' : emulatorUrl;
      return `${host}/identitytoolkit.googleapis.com/v1/${call}?key=${encodeURIComponent(firebase.apiKey)}`;
    },
    run,
    runAsUser,
    holdUser,
    signInKept,
    publish,
    expectEnd: (reason) => {
      endReason = reason;
    },
    unlinked,
  };
  const { signInWithProvider, ...providers } = createProviders(core);

  if (pendingRedirect !== null) void finishRedirect(pendingRedirect);

  async function finishRedirect(redirect: PendingRedirect): Promise<void> {
    try {
      await completeRedirect(core, redirect);
    } catch (error) {
      redirectError = toAuthError(error);
    } finally {
      pendingRedirect = null;
      publish();
    }
  }

  // Signs out the tabs that the library does not reach because they have their own session, such as a duplicated tab.
  const channel = new BroadcastChannel('waymark:sign-out');
  channel.addEventListener('message', ({ data: { uid, at } }: MessageEvent<{ uid: string; at: number }>) => {
    if (auth.currentUser?.uid !== uid) return;
    // An old notice must not end a shared session that began later. The library itself signs out of shared sessions.
    if (Date.now() - at > freshNoticeMs && mayHoldSharedSession()) return;
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
  // A page in the back/forward cache misses a sign-out, so it stays hidden until its session has been checked.
  let cachedSession = '';
  addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted || auth.currentUser === null) return;
      cachedSession = readStoredSession();
      document.documentElement.style.visibility = 'hidden';
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      if (auth.currentUser !== null && cachedSession !== readStoredSession()) {
        // A response that arrives before the reload would store the ended session again.
        window.stop();
        location.reload();
        return;
      }
      cachedSession = '';
      document.documentElement.style.visibility = '';
      recheck();
    },
    { signal },
  );

  return {
    dispose: () => {
      lifetime.abort();
      clearTimeout(recheckTimer);
      guard.end(false);
      stopFollowing();
      channel.close();
      void deleteApp(app);
    },
    redirectError: () => redirectError,

    getIdToken: ({ forceRefresh = false } = {}) => runAsUser((user) => user.getIdToken(forceRefresh)),
    signIn: ({ email, password, keepSignedIn, signal: canceled }) => {
      redirectError = null;
      const signsInAs = email.trim();
      const signIn = () => withSecondFactor(core, () => signInWithEmailAndPassword(auth, signsInAs, password));
      return run(() => signInKept(keepSignedIn, signIn), { signal: canceled, signsInAs });
    },
    signUp: ({ name, email, password, signal: canceled }) => {
      const signsInAs = email.trim();
      return run(
        // The header shows the name.
        () =>
          holdUser(async () => {
            const signIn = () => createUserWithEmailAndPassword(auth, signsInAs, password);
            const { user } = await signInKept(true, signIn);
            // The account exists now: the sign-up has succeeded even if the name cannot be set.
            await updateProfile(user, { displayName: name.trim() }).catch(() => {});
          }),
        { signal: canceled, signsInAs },
      );
    },
    signOut: async () => {
      const uid = auth.currentUser?.uid;
      endReason = 'signed-out';
      try {
        await endSession(auth);
      } catch (error) {
        endReason = undefined;
        throw toAuthError(error);
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
      if (uid !== undefined) channel.postMessage({ uid, at: Date.now() });
    },
    signInWithProvider: (request) => {
      redirectError = null;
      return signInWithProvider(request);
    },
    ...providers,
    ...createAccount(core),
  };
}
