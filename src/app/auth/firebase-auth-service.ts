import { initializeApp } from 'firebase/app';
import {
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
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import type { Environment } from '../env';
import { toAuthError } from './auth-errors';
import type { AuthService, AuthState, AuthUser, SessionEndReason } from './auth-service';
import { disableHeartbeat } from './heartbeat';
import { choosePersistence } from './session-storage';
import { openSignOutChannel } from './sign-out-channel';
import { installStartGuards } from './start-guards';
import { normalizeEmail } from './validation';

/** How long the initial state may stay unknown before the person is told, in milliseconds. */
const stallLimit = 4000;
/** How long after an unanswered check the session is checked again, in milliseconds. */
const recheckDelay = 60_000;
/** How long the page has to be out of sight for its session to be checked when it is shown again, in milliseconds. */
const longHidden = 10 * 60_000;

/** The provider's verdicts that end a session; each other refusal leaves it alone. */
const endReasons: Partial<Record<string, SessionEndReason>> = {
  USER_DISABLED: 'user-disabled',
  USER_NOT_FOUND: 'user-token-expired',
  TOKEN_EXPIRED: 'user-token-expired',
  INVALID_ID_TOKEN: 'user-token-expired',
  INVALID_REFRESH_TOKEN: 'user-token-expired',
};

/** Starts Firebase Authentication for this page; call it once, a second call with the same settings shares the session. */
export function createFirebaseAuthService({ firebase, emulatorUrl }: Pick<Environment, 'firebase' | 'emulatorUrl'>): AuthService {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  let endReason: SessionEndReason | undefined;
  /** While an account is being named it stays unannounced, or the header would greet it without its name. */
  let isNaming = false;
  let recheckTimer: ReturnType<typeof setTimeout> | undefined;

  const finishStart = installStartGuards({
    onRefused: (serverCode) => {
      const reason = endReasons[serverCode];
      // The session of the person who is just signing in is not one yet: that form reports its error itself.
      if (reason === undefined || state.status === 'signed-out') return;
      endReason = reason;
      // The library does so for some of the verdicts only.
      void endSession(auth);
    },
    onUnanswered: () => {
      clearTimeout(recheckTimer);
      recheckTimer = setTimeout(recheck, recheckDelay);
    },
  });

  const app = initializeApp(firebase);
  disableHeartbeat(app);
  // No popup resolver here: with one, a script of Google's that never loads would hold back the first state. Local storage
  // comes first for its storage events, session storage second so that a session without "keep me logged in" is found.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  function setState(next: AuthState): void {
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function publish(user: User | null): void {
    if (user !== null) {
      if (isNaming) return;
      endReason = undefined;
      setState({ status: 'signed-in', user: toAuthUser(user) });
    } else if (state.status !== 'signed-out') {
      const reason = endReason ?? (state.status === 'signed-in' ? 'signed-out-elsewhere' : undefined);
      setState(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
    }
  }

  /** Asks the provider whether the session still holds; the guards and the library draw the consequences. */
  function recheck(): void {
    if (auth.currentUser !== null && navigator.onLine) reload(auth.currentUser).catch(() => {});
  }

  const stallTimer = setTimeout(() => setState({ status: 'stalled' }), stallLimit);
  onIdTokenChanged(auth, (user) => {
    clearTimeout(stallTimer);
    finishStart();
    publish(user);
  });

  const signOutChannel = openSignOutChannel((uid) => {
    if (auth.currentUser?.uid !== uid) return;
    endReason = 'signed-out-elsewhere';
    void endSession(auth);
  });

  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > longHidden) recheck();
  });
  addEventListener('online', recheck);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,

    signIn: async ({ email, password, keepSignedIn }) => {
      try {
        await setPersistence(auth, choosePersistence(keepSignedIn));
        await signInWithEmailAndPassword(auth, normalizeEmail(email), password);
      } catch (error) {
        throw toAuthError(error);
      }
    },

    signUp: async ({ name, email, password, keepSignedIn = true }) => {
      isNaming = true;
      try {
        await setPersistence(auth, choosePersistence(keepSignedIn));
        const { user } = await createUserWithEmailAndPassword(auth, normalizeEmail(email), password);
        // The account exists from here on: a name that could not be set is no failed sign-up.
        await updateProfile(user, { displayName: name.trim() }).catch(() => {});
      } catch (error) {
        throw toAuthError(error);
      } finally {
        isNaming = false;
        publish(auth.currentUser);
      }
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
      if (uid !== undefined) signOutChannel.announce(uid);
    },

    // The library has no second start; a fresh page has.
    retryStart: () => location.reload(),
  };
}

function toAuthUser({ uid, email, emailVerified, displayName, photoURL }: User): AuthUser {
  return { uid, email, emailVerified, displayName, photoURL };
}

/** The library reports each renewed token as well; people who render the user need not hear of it. */
function isSameState(a: AuthState, b: AuthState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
