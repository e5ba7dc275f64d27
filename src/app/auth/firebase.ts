import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  multiFactor,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  unlink as unlinkProvider,
  updatePassword,
  updateProfile,
  type User,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Environment } from '../config/env';
import { withLimit } from '../lib/with-limit';
import { AuthError, libraryCode, toAuthError } from './errors';
import { createCore, type FirebaseCore, sendCode, toAssertion, withSecondFactor } from './firebase-core';
import { completeRedirect, createProviders, reauthenticateWithProvider, revokeApple } from './firebase-providers';
import {
  defaultPasswordStatus,
  type LoadedAuth,
  mayHoldSharedSession,
  minPasswordLength,
  readStoredSession,
  type SessionStore,
  takeRedirect,
} from './service';
import { guardStart, withoutStatistics } from './start-guard';
import type { AuthRequests, PasswordRule, PasswordStatus, SessionEndReason } from './types';

/** How long to wait before checking the session again after a check without a response, in milliseconds. */
const recheckDelayMs = 60_000;
/** How long the page must be hidden for the session to be checked when it becomes visible, in milliseconds. */
const longHiddenMs = 10 * 60_000;
/** The maximum age of a sign-out notice, in milliseconds. A suspended tab may receive an older one. */
const freshNoticeMs = 10_000;
/** How long the password policy may take to load before the default policy applies, in milliseconds. */
const policyLimitMs = 5000;
/** How long to wait after a failure before requesting the policy again, in milliseconds. */
const policyRetryMs = 60_000;

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

type LibraryStatus = Awaited<ReturnType<typeof validatePassword>>;

type Account = Omit<AuthRequests, 'getIdToken' | 'signIn' | 'signUp' | 'signOut' | 'signInWithProvider' | 'link'>;

function createAccount(core: FirebaseCore, emulatorUrl: string | null, apiKey: string): Account {
  const { auth, run, runAsUser, publish } = core;
  let profileChanges = 0;
  let policyFailedAt = -Infinity;

  /** Reads the account again, with the providers that the server still knows, because the library never removes any. */
  async function refresh(user: User): Promise<void> {
    const before = profileChanges;
    await reload(user);
    // The response may be older than a change made in the meantime.
    if (profileChanges !== before) await reload(user);
    if (user.providerData.length > 1) {
      const linked = await readProviderIds(user);
      for (const { providerId } of user.providerData) {
        if (linked.has(providerId)) core.unlinked.delete(providerId);
        else core.unlinked.add(providerId);
      }
    }
    publish();
  }

  /** Reads an account's sign-in methods as documented in the Identity Toolkit REST reference. */
  async function readProviderIds(user: User): Promise<ReadonlySet<string>> {
    const host = `${emulatorUrl ?? 'https:/'}/identitytoolkit.googleapis.com`;
    const idToken = await user.getIdToken();
    try {
      const response = await fetch(`${host}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
      });
      const { users } = (await response.json()) as { users: [{ providerUserInfo?: { providerId: string }[] }] };
      return new Set(users[0].providerUserInfo?.map(({ providerId }) => providerId));
    } catch {
      throw new AuthError('network-request-failed', 'account-not-read');
    }
  }

  return {
    requestPasswordReset: (email, options) =>
      run(async () => {
        try {
          await sendPasswordResetEmail(auth, email.trim());
        } catch (error) {
          // A project without enumeration protection reveals who has an account; the app does not reveal it.
          if (!['user-not-found', 'user-disabled'].includes(libraryCode(error))) throw error;
        }
      }, options),

    checkActionCode: (code) =>
      run(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const { email = null, previousEmail = null } = data;
        return { operation, email, previousEmail };
      }),

    applyActionCode: (code) =>
      run(async () => {
        await applyActionCode(auth, code);
        // The link may have verified the address of the signed-in user, or ended the session.
        if (auth.currentUser !== null) await runAsUser(reload).catch(() => {});
      }),

    confirmPasswordReset: (code, password, options) => run(() => confirmPasswordReset(auth, code, password), options),

    validatePassword: async (password) => {
      if (Date.now() - policyFailedAt < policyRetryMs) return defaultPasswordStatus(password);
      try {
        const status = await withLimit(validatePassword(auth, password), policyLimitMs, () => new Error('No policy.'));
        return toStatus(password, status);
      } catch {
        policyFailedAt = Date.now();
        return defaultPasswordStatus(password);
      }
    },

    updateProfile: ({ signal, displayName, photoURL }) =>
      runAsUser(
        async (user) => {
          // An empty address means that there is no picture; the emulator rejects `null`.
          await updateProfile(user, { displayName, photoURL: photoURL === null ? '' : photoURL });
          profileChanges += 1;
          publish();
        },
        { signal },
      ),

    changeEmail: (email, options) => runAsUser((user) => verifyBeforeUpdateEmail(user, email.trim()), options),

    changePassword: (password, options) =>
      runAsUser(async (user) => {
        await updatePassword(user, password);
        // The account may not have had a password before, and only a reload adds it to the providers.
        await reload(user);
      }, options),

    sendVerification: (options) => runAsUser((user) => sendEmailVerification(user), options),

    refreshUser: (options) => runAsUser(refresh, options),

    // Apple's window may open.
    deleteAccount: () =>
      runAsUser(async (user) => {
        await revokeApple(core, user);
        await core.endSession('account-deleted', () => deleteUser(user));
      }),

    unlink: (providerId) =>
      runAsUser(async (user) => {
        // The other providers may have been unlinked on another device.
        await refresh(user);
        const linked = user.providerData.filter((provider) => !core.unlinked.has(provider.providerId));
        if (!linked.some((provider) => provider.providerId === providerId)) throw new AuthError('no-such-provider');
        if (linked.length === 1) throw new AuthError('last-provider');
        if (providerId === 'apple.com') await revokeApple(core, user);
        await unlinkProvider(user, providerId);
        publish();
      }),

    reauthenticate: (request) =>
      'provider' in request
        ? reauthenticateWithProvider(core, request.provider)
        : runAsUser(async (user) => {
            const credential = EmailAuthProvider.credential(user.email ?? '', request.password);
            try {
              await withSecondFactor(core, () => reauthenticateWithCredential(user, credential));
            } catch (error) {
              // The account is known at this point, so only the password can be wrong.
              throw toAuthError(error).code === 'invalid-credential' ? new AuthError('wrong-password') : error;
            }
            publish();
            return 'done' as const;
          }, request),

    enrolSecondFactor: (phoneNumber) =>
      runAsUser(async (user) => {
        const factors = multiFactor(user);
        const phone = { phoneNumber, session: await factors.getSession() };
        const verificationId = await sendCode(auth, phone);
        return (code) =>
          runAsUser(async () => {
            await factors.enroll(toAssertion(verificationId, code));
            publish();
          });
      }),

    removeSecondFactor: (factorUid) =>
      runAsUser(async (user) => {
        await multiFactor(user).unenroll(factorUid);
        await reload(user);
      }),
  };
}

function toStatus(password: string, status: LibraryStatus): PasswordStatus {
  const { customStrengthOptions: options, enforcementState } = status.passwordPolicy;
  // A policy that is not enforced rejects nothing.
  if (enforcementState === 'OFF') return defaultPasswordStatus(password);
  // The library only sets results for the rules that are part of the policy.
  const results: [PasswordRule['id'], met: boolean | undefined, value?: number][] = [
    ['min-length', status.meetsMinPasswordLength ?? true, options.minPasswordLength ?? minPasswordLength],
    ['max-length', status.meetsMaxPasswordLength, options.maxPasswordLength],
    ['lower-case', status.containsLowercaseLetter],
    ['upper-case', status.containsUppercaseLetter],
    ['digit', status.containsNumericCharacter],
    ['symbol', status.containsNonAlphanumericCharacter],
  ];
  const rules = results.flatMap(([id, met, value]) => (met === undefined ? [] : { id, met, value }));
  return { isValid: rules.every(({ met }) => met), rules };
}
