import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  multiFactor,
  onIdTokenChanged,
  reload,
  signOut as endSession,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import type { Environment } from '../../config/env';
import { AuthError, type AuthErrorCode, toAuthError } from '../auth-error';
import type { AuthService, AuthState, AuthUser, SessionEndReason } from '../auth-service';
import type { FirebaseCore } from './core';
import { disableHeartbeat } from './heartbeat';
import { createOperations } from './operations';
import { defaultPasswordStatus } from '../password-status';
import { toSecondFactor } from '../second-factor';
import { hasSession, type PendingRedirect, takeRedirect } from './session-storage';
import { openSignOutChannel } from './sign-out-channel';
import { installStartGuards } from './start-guards';

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

/** The library's errors that end a session, seen by the request that a person made. */
const endCodes: Partial<Record<AuthErrorCode, SessionEndReason>> = {
  'user-disabled': 'user-disabled',
  'user-token-expired': 'user-token-expired',
};

/** How long a sign-out without a reason waits for the failure of the request that may have caused it, in milliseconds. */
const reasonDelay = 100;

/** Starts Firebase Authentication for this page; call it once, a second call with the same settings shares the session. */
export function createFirebaseAuthService({
  firebase,
  emulatorUrl,
}: Pick<Environment, 'firebase' | 'emulatorUrl'>): AuthService {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  let endReason: SessionEndReason | undefined;
  /** While an account is being named it stays unannounced, or the header would greet it without its name. */
  let isNaming = false;
  let recheckTimer: ReturnType<typeof setTimeout> | undefined;
  let reasonTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the page comes back from a provider: until the library has read the answer nobody is signed in yet. */
  let pendingRedirect = takeRedirect();
  let redirectError: AuthError | null = null;

  const finishStart = installStartGuards({
    endsSession: (serverCode) => Object.hasOwn(endReasons, serverCode),
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

  const operations = createOperations({
    onFailed: ({ code }) => {
      if (reasonTimer === undefined) return;
      endReason ??= endCodes[code];
      publish(auth.currentUser);
    },
  });
  const { run } = operations;

  const app = initializeApp(firebase);
  disableHeartbeat(app);
  // No popup resolver here: with one, a script of Google's that never loads would hold back the first state. Local storage
  // comes first for its storage events, session storage second so that a session without "keep me logged in" is found.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  // The environment allows none in production, so that its code stays out of that build.
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
      if (isNaming) return;
      endReason = undefined;
      setState({ status: 'signed-in', user: toAuthUser(user) });
      return;
    }
    if (state.status === 'signed-out' || pendingRedirect !== null) return;
    if (state.status === 'signed-in' && endReason === undefined && operations.isRunning() && !isWaiting) {
      // The library signs out before it says why.
      reasonTimer = setTimeout(() => publish(auth.currentUser), reasonDelay);
      return;
    }
    const reason = endReason ?? (state.status === 'signed-in' ? 'signed-out-elsewhere' : undefined);
    setState(reason === undefined ? { status: 'signed-out' } : { status: 'signed-out', reason });
  }

  /** Asks the provider whether the session still holds; the guards and the library draw the consequences. */
  function recheck(): void {
    if (auth.currentUser === null || !navigator.onLine) return;
    const user = auth.currentUser;
    reload(user).then(
      () => publish(auth.currentUser),
      () => {},
    );
  }

  const stallTimer = setTimeout(() => setState({ status: 'stalled' }), stallLimit);
  onIdTokenChanged(auth, (user) => {
    if (pendingRedirect === null) clearTimeout(stallTimer);
    finishStart();
    publish(user);
  });

  const core: FirebaseCore = {
    auth,
    run,
    publish: () => publish(auth.currentUser),
    expectEnd: (reason) => {
      endReason = reason;
    },
  };

  // What the first page does not need comes when it is asked for; each part is made once.
  const passwords = once(async () => (await import('./passwords')).createPasswords(core));
  const providers = once(async () => (await import('./providers')).createProviders(core));
  const account = once(async () => (await import('./account')).createAccount(core));
  const secondFactors = once(async () => (await import('./second-factor')).createSecondFactors(core));
  const emailLinks = once(async () => (await import('./email-links')).createEmailLinks(core));
  const passwordPolicy = once(async () => (await import('./password-policy')).createPasswordPolicy(core));

  if (pendingRedirect !== null) void finishRedirect(pendingRedirect);

  async function finishRedirect(redirect: PendingRedirect): Promise<void> {
    try {
      const { completeRedirect } = await import('./providers');
      await completeRedirect(core, redirect);
    } catch (error) {
      redirectError = toAuthError(error);
    } finally {
      pendingRedirect = null;
      clearTimeout(stallTimer);
      publish(auth.currentUser);
    }
  }

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
  // A page out of the browser's cache has heard nothing of a sign-out meanwhile: it shows nothing until that is known.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && state.status === 'signed-in') document.documentElement.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (state.status === 'signed-in' && !hasSession(state.user.uid)) {
      // An answer that came before the new page does would store the session again that has ended.
      window.stop();
      location.reload();
      return;
    }
    document.documentElement.style.visibility = '';
    recheck();
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
    // The library has no second start; a fresh page has.
    retryStart: () => location.reload(),

    preloadSignIn: () => void passwords().catch(() => {}),
    signIn: async (request) => {
      redirectError = null;
      return (await passwords()).signIn(request);
    },
    signUp: async (request) => {
      isNaming = true;
      try {
        await (await passwords()).signUp(request);
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

    preloadProviders: () => void providers().catch(() => {}),
    signInWithProvider: async (request) => {
      redirectError = null;
      return (await providers()).signInWithProvider(request);
    },
    redirectError: () => redirectError,

    requestPasswordReset: async (email, options) => (await emailLinks()).requestPasswordReset(email, options),
    checkActionCode: async (code) => (await emailLinks()).checkActionCode(code),
    applyActionCode: async (code) => (await emailLinks()).applyActionCode(code),
    confirmPasswordReset: async (code, password, options) =>
      (await emailLinks()).confirmPasswordReset(code, password, options),

    validatePassword: async (password) => {
      try {
        return await (await passwordPolicy()).validatePassword(password);
      } catch {
        return defaultPasswordStatus(password);
      }
    },
    prepareBotCheck: () =>
      void passwordPolicy().then(
        (part) => part.prepareBotCheck(),
        () => {},
      ),

    updateProfile: async (profile) => (await account()).updateProfile(profile),
    changeEmail: async (email, options) => (await account()).changeEmail(email, options),
    changePassword: async (password, options) => (await account()).changePassword(password, options),
    sendVerification: async (options) => (await account()).sendVerification(options),
    refreshUser: async (options) => (await account()).refreshUser(options),
    deleteAccount: async () => (await account()).deleteAccount(),
    unlink: async (providerId) => (await account()).unlink(providerId),

    link: async (provider) => (await providers()).link(provider),
    reauthenticate: async (request) => {
      if ('provider' in request) return (await providers()).reauthenticateWithProvider(request.provider);
      await (await account()).reauthenticateWithPassword(request.password, request);
      return 'done';
    },

    enrolSecondFactor: async (phoneNumber, displayName) =>
      (await secondFactors()).enrolSecondFactor(phoneNumber, displayName),
    removeSecondFactor: async (factorUid) => (await secondFactors()).removeSecondFactor(factorUid),
  };
}

/** Makes a part of the service when it is first needed, and again when its code could not be fetched. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch(() => {
      made = null;
      throw new AuthError('network-request-failed', 'code-not-loaded');
    });
    return made;
  };
}

function toAuthUser(user: User): AuthUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, providerData } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    providers: providerData.map((provider) => ({
      providerId: provider.providerId,
      email: provider.email,
      displayName: provider.displayName,
      photoURL: provider.photoURL,
    })),
    secondFactors: multiFactor(user).enrolledFactors.map(toSecondFactor),
  };
}

/** The library reports each renewed token as well; people who render the user need not hear of it. */
function isSameState(a: AuthState, b: AuthState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
