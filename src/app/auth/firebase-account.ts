import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  unlink as unlinkProvider,
  updatePassword,
  updateProfile as updateUser,
  type User,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { withLimit } from '../lib/with-limit';
import { AuthError, libraryCode, toAuthError } from './errors';
import { createSecondFactors, type FirebaseCore, withSecondFactor } from './firebase-core';
import { reauthenticateWithProvider, revokeApple } from './firebase-providers';
import { defaultPasswordStatus, minPasswordLength } from './service';
import type { AuthRequests, PasswordRule, PasswordStatus } from './types';

/** How long the password policy may take to load before the default policy applies, in milliseconds. */
const policyLimitMs = 5000;
/** How long to wait after a failure before requesting the policy again, in milliseconds. */
const policyRetryMs = 60_000;

type LibraryStatus = Awaited<ReturnType<typeof validatePassword>>;

type Account = Omit<AuthRequests, 'getIdToken' | 'signIn' | 'signUp' | 'signOut' | 'signInWithProvider' | 'link'>;

export function createAccount(core: FirebaseCore, emulatorUrl: string | null, apiKey: string): Account {
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
          await updateUser(user, { displayName, photoURL: photoURL === null ? '' : photoURL });
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

    ...createSecondFactors(core),
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
