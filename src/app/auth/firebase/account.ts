import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  unlink as unlinkProvider,
  updatePassword,
  updateProfile as updateUser,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { AuthError, toAuthError } from '../auth-error';
import type { AuthService, Cancellable } from '../auth-service';
import { currentUser, type FirebaseCore } from './core';
import { revokeApple } from './providers';
import { withSecondFactor } from './second-factor';
import { normalizeEmail } from '../forms/validation';

type Account = Pick<
  AuthService,
  'updateProfile' | 'changeEmail' | 'changePassword' | 'sendVerification' | 'refreshUser' | 'deleteAccount' | 'unlink'
>;

/** What a signed-in person does with their account. */
export function createAccount(
  core: FirebaseCore,
): Account & { reauthenticateWithPassword: (password: string, options?: Cancellable) => Promise<void> } {
  const { run, publish } = core;
  let reading = Promise.resolve();

  /** One after the other: two answers on their way at once would add up, the older one to what the newer leaves out. */
  function readAnew(user: User): Promise<void> {
    const read = (): Promise<void> => readOnce(user);
    reading = reading.then(read, read);
    return reading;
  }

  return {
    updateProfile: ({ signal, displayName, photoURL }) =>
      run(
        async () => {
          // An empty address means no picture; `null` is refused by the emulator.
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
        // An account without a password has one from now on, which the library learns by reading it again only.
        await reload(user);
        publish();
      }, options),

    sendVerification: (options) => run(() => sendEmailVerification(currentUser(core)), options),

    refreshUser: (options) =>
      run(async () => {
        await readAnew(currentUser(core));
        publish();
      }, options),

    // No limit while Apple's window may be open.
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
        { limit: null },
      ),

    unlink: (providerId) =>
      run(
        async () => {
          const user = currentUser(core);
          // Another device may have taken the other ways in away.
          await readAnew(user);
          const ways = user.providerData.filter((provider) => provider.providerId !== providerId);
          if (ways.length === user.providerData.length) throw new AuthError('no-such-provider');
          if (ways.length === 0) throw new AuthError('last-provider');
          if (providerId === 'apple.com') await revokeApple(core, user);
          await unlinkProvider(user, providerId);
          publish();
        },
        { limit: null },
      ),

    reauthenticateWithPassword: (password, options) =>
      run(async () => {
        const user = currentUser(core);
        try {
          await withSecondFactor(core, () =>
            reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
          );
        } catch (error) {
          // Whose account it is is known here: only the password can be wrong.
          throw toAuthError(error).code === 'invalid-credential' ? new AuthError('wrong-password') : error;
        }
        publish();
      }, options),
  };
}

/**
 * Reads the account as it is now. The library adds to the ways in that it knows and never takes one away: what was unlinked on
 * another device would stay for as long as the session does.
 */
async function readOnce(user: User): Promise<void> {
  const known = user.providerData.splice(0);
  try {
    await reload(user);
  } catch (error) {
    user.providerData.push(...known);
    throw error;
  }
}
