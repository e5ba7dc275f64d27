import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  reload,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Environment } from '../config/env';
import type { AuthError } from './errors';
import { createAccount } from './firebase-account';
import { createCore, withSecondFactor } from './firebase-core';
import { completeRedirect, createProviders } from './firebase-providers';
import { type LoadedAuth, mayHoldSharedSession, readStoredSession, type SessionStore, takeRedirect } from './service';
import { guardStart, withoutStatistics } from './start-guard';
import type { SessionEndReason } from './types';

/** How long to wait before checking the session again after a check without a response, in milliseconds. */
const recheckDelayMs = 60_000;
/** How long the page must be hidden for the session to be checked when it becomes visible, in milliseconds. */
const longHiddenMs = 10 * 60_000;
/** The maximum age of a sign-out notice, in milliseconds. A suspended tab may receive an older one. */
const freshNoticeMs = 10_000;

/** The server error codes that end a session while it is being restored. */
const endReasons: Partial<Record<string, SessionEndReason>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

/**
 * Starts Firebase Authentication for this page and publishes the session to the store. Call it once; it can be called
 * again after `dispose`.
 */
export function createFirebaseAuth(
  { firebase, emulatorUrl }: Pick<Environment, 'firebase' | 'emulatorUrl'>,
  session: SessionStore,
): LoadedAuth {
  let pendingRedirect = takeRedirect();
  let redirectError: AuthError | null = null;

  const app = withoutStatistics(initializeApp(firebase));
  const guard = guardStart(
    () => {
      // No popup resolver here, because a Google script that never loads would delay the first state. Local storage is
      // first for its storage events; session storage is second, to find a session without "Keep me logged in".
      const started = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
      // The environment rejects an emulator in production, so the production build does not contain this code.
      if (import.meta.env.MODE !== 'production' && emulatorUrl !== null)
        connectAuthEmulator(started, emulatorUrl, { disableWarnings: true });
      return started;
    },
    (code) => Object.hasOwn(endReasons, code),
  );
  const auth = guard.result;
  const core = createCore(auth, session, () => pendingRedirect !== null);
  const { run, runAsUser } = core;

  let recheckTimer: ReturnType<typeof setTimeout> | undefined;
  /** Asks the server whether the session is still valid, and asks again later if there is no response. */
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
      if (user === null) core.expectEnd(endReasons[outcome ?? '']);
      else if (outcome !== null) recheckTimer = setTimeout(recheck, recheckDelayMs);
    }
    core.publish();
  });

  if (pendingRedirect !== null) {
    void completeRedirect(core, pendingRedirect)
      .catch((error: AuthError) => {
        redirectError = error;
      })
      .finally(() => {
        pendingRedirect = null;
        core.publish();
      });
  }

  // Signs out tabs that the library does not reach because their session is separate, such as a duplicated tab.
  const channel = new BroadcastChannel('waymark:sign-out');
  channel.addEventListener('message', ({ data: { uid, at } }: MessageEvent<{ uid: string; at: number }>) => {
    if (auth.currentUser?.uid !== uid) return;
    // An old notice must not end a shared session that began later. The library itself signs out of shared sessions.
    if (Date.now() - at > freshNoticeMs && mayHoldSharedSession()) return;
    void core.endSession('signed-out-elsewhere', () => signOut(auth));
  });

  const lifetime = new AbortController();
  const { signal } = lifetime;
  let hiddenAt = Date.now();
  const checkAfterLongAbsence = (): void => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > longHiddenMs) recheck();
  };
  document.addEventListener('visibilitychange', checkAfterLongAbsence, { signal });
  addEventListener('online', recheck, { signal });
  // A page in the back/forward cache misses a sign-out, so it remains hidden until its session has been checked.
  let cachedSession = '';
  const hide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || auth.currentUser === null) return;
    cachedSession = readStoredSession();
    document.documentElement.style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
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
  };
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', show, { signal });

  const { signInWithProvider, ...providers } = createProviders(core);
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
      return run(() => core.signInKept(keepSignedIn, signIn), { signal: canceled, signsInAs });
    },
    signUp: ({ name, email, password, signal: canceled }) => {
      const signsInAs = email.trim();
      return run(
        // The header displays the name.
        () =>
          core.holdUser(async () => {
            const signIn = () => createUserWithEmailAndPassword(auth, signsInAs, password);
            const { user } = await core.signInKept(true, signIn);
            // The account already exists, so the sign-up has succeeded even if the name cannot be set.
            await updateProfile(user, { displayName: name.trim() }).catch(() => {});
          }),
        { signal: canceled, signsInAs },
      );
    },
    signOut: async () => {
      const uid = auth.currentUser?.uid;
      await core.endSession('signed-out', () => signOut(auth));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
      if (uid !== undefined) channel.postMessage({ uid, at: Date.now() });
    },
    signInWithProvider: (request) => {
      redirectError = null;
      return signInWithProvider(request);
    },
    ...providers,
    ...createAccount(core, emulatorUrl, firebase.apiKey),
  };
}
