import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendPasswordResetEmail,
} from 'firebase/auth';
import type { AuthService } from '../auth-service';
import type { ActionOperation } from '../auth-types';
import type { FirebaseCore } from './core';
import { normalizeEmail } from '../credentials';
import { libraryCode } from '../to-auth-error';

const operations: Record<(typeof ActionCodeOperation)[keyof typeof ActionCodeOperation], ActionOperation> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'reset-password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify-email',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover-email',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change-email',
  [ActionCodeOperation.EMAIL_SIGNIN]: 'sign-in',
  [ActionCodeOperation.REVERT_SECOND_FACTOR_ADDITION]: 'revert-second-factor',
};

/** Creates the part of the service that sends emails and applies their links. */
export function createEmailLinks({
  auth,
  run,
  publish,
}: FirebaseCore): Pick<
  AuthService,
  'requestPasswordReset' | 'checkActionCode' | 'applyActionCode' | 'confirmPasswordReset'
> {
  return {
    requestPasswordReset: (email, options) =>
      run(async () => {
        try {
          await sendPasswordResetEmail(auth, normalizeEmail(email));
        } catch (error) {
          // A project without enumeration protection reveals who has an account; the app does not.
          if (!['user-not-found', 'user-disabled'].includes(libraryCode(error))) throw error;
        }
      }, options),

    checkActionCode: (code) =>
      run(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        return {
          operation: operations[operation],
          email: data.email ?? null,
          previousEmail: data.previousEmail ?? null,
        };
      }),

    applyActionCode: (code) =>
      run(async () => {
        await applyActionCode(auth, code);
        if (auth.currentUser === null) return;
        // The link may have verified the signed-in user's address, or ended the session.
        await reload(auth.currentUser).catch(() => {});
        publish();
      }),

    confirmPasswordReset: (code, password, options) => run(() => confirmPasswordReset(auth, code, password), options),
  };
}
