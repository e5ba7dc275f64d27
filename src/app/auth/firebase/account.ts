import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  unlink as unlinkProvider,
  updatePassword,
  updateProfile as updateUser,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { normalizeEmail } from '../credentials';
import { AuthError } from '../auth-error';
import type { AuthService } from '../auth-service';
import type { Cancellable } from '../auth-types';
import { currentUser, type FirebaseCore } from './core';
import { revokeApple } from './providers';
import { withSecondFactor } from './second-factor';
import { toAuthError } from '../to-auth-error';

type Account = Pick<
  AuthService,
  'updateProfile' | 'changeEmail' | 'changePassword' | 'sendVerification' | 'refreshUser' | 'deleteAccount' | 'unlink'
>;

/** Creates the part of the service that changes the account of the signed-in user. */
export function createAccount(
  core: FirebaseCore,
): Account & { reauthenticateWithPassword: (password: string, options?: Cancellable) => Promise<void> } {
  const { run, publish } = core;

  return {
    updateProfile: ({ signal, displayName, photoURL }) =>
      run(
        async () => {
          // An empty address means no picture; the emulator rejects `null`.
          await updateUser(currentUser(core), { displayName, photoURL: photoURL === null ? '' : photoURL });
          publish();
        },
        { signal },
      ),

    changeEmail: (email, options) =>
      run(() => verifyBeforeUpdateEmail(currentUser(core), normalizeEmail(email)), options),

    changePassword: (password, options) =>
      run(async () => {
        const user = currentUser(core);
        await updatePassword(user, password);
        // The account may have had no password before: only a reload adds it to the providers.
        await reload(user);
        publish();
      }, options),

    sendVerification: (options) => run(() => sendEmailVerification(currentUser(core)), options),

    refreshUser: (options) =>
      run(
        async () => {
          await reload(currentUser(core));
          publish();
        },
        // A late response must not overwrite the changes of the next operation.
        { ...options, yields: true },
      ),

    // Apple's window may open.
    deleteAccount: () =>
      run(
        async () => {
          const user = currentUser(core);
          await revokeApple(core, user);
          core.expectEnd('account-deleted');
          try {
            await deleteUser(user);
          } catch (error) {
            core.expectEnd(undefined);
            throw error;
          }
        },
        { waitsForUser: true },
      ),

    unlink: (providerId) =>
      run(
        async () => {
          const user = currentUser(core);
          // Another device may have unlinked the other providers.
          await reload(user);
          const providers = core.providersOf(user);
          const others = providers.filter((provider) => provider.providerId !== providerId);
          if (others.length === providers.length) throw new AuthError('no-such-provider');
          if (others.length === 0) throw new AuthError('last-provider');
          if (providerId === 'apple.com') await revokeApple(core, user);
          await unlinkProvider(user, providerId);
          publish();
        },
        { waitsForUser: true },
      ),

    reauthenticateWithPassword: (password, options) =>
      run(async () => {
        const user = currentUser(core);
        try {
          await withSecondFactor(core, () =>
            reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
          );
        } catch (error) {
          // The account is known here, so only the password can be wrong.
          throw toAuthError(error).code === 'invalid-credential' ? new AuthError('wrong-password') : error;
        }
        publish();
      }, options),
  };
}
