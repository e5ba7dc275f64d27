import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updateProfile } from 'firebase/auth';
import { libraryCode } from '../auth-error';
import type { AuthService } from '../auth-service';
import type { FirebaseCore } from './core';
import { signInKept } from './sign-in-kept';
import { normalizeEmail } from '../forms/validation';

/** The parts of the service that sign in and up with e-mail and password. */
export function createPasswords(core: FirebaseCore): Pick<AuthService, 'signIn' | 'signUp'> {
  const { auth, run } = core;
  return {
    signIn: ({ email, password, keepSignedIn, signal }) =>
      run(
        () =>
          signInKept(auth, keepSignedIn, async () => {
            try {
              await signInWithEmailAndPassword(auth, normalizeEmail(email), password);
            } catch (error) {
              if (libraryCode(error) !== 'multi-factor-auth-required') throw error;
              const { withSecondFactor } = await import('./second-factor');
              await withSecondFactor(core, () => Promise.reject(error));
            }
          }),
        { signal },
      ),

    signUp: ({ name, email, password, keepSignedIn = true, signal }) =>
      run(
        async () => {
          const { user } = await signInKept(auth, keepSignedIn, () =>
            createUserWithEmailAndPassword(auth, normalizeEmail(email), password),
          );
          // The account exists from here on: a name that could not be set is no failed sign-up.
          await updateProfile(user, { displayName: name.trim() }).catch(() => {});
        },
        { signal },
      ),
  };
}
