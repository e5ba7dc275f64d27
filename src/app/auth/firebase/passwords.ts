import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updateProfile } from 'firebase/auth';
import type { AuthService } from '../auth-service';
import type { FirebaseCore } from './core';
import { withSecondFactor } from './second-factor';
import { signInKept } from './sign-in-kept';
import { normalizeEmail } from '../credentials';

/** Creates the parts of the service that sign in and up with email and password. */
export function createPasswords(core: FirebaseCore): Pick<AuthService, 'signIn' | 'signUp'> {
  const { auth, run } = core;
  return {
    signIn: ({ email, password, keepSignedIn, signal }) =>
      run(
        () =>
          signInKept(auth, keepSignedIn, () =>
            withSecondFactor(core, () => signInWithEmailAndPassword(auth, normalizeEmail(email), password)),
          ),
        { signal },
      ),

    signUp: ({ name, email, password, keepSignedIn = true, signal }) =>
      run(
        // The header shows the name.
        () =>
          core.holdUser(async () => {
            const { user } = await signInKept(auth, keepSignedIn, () =>
              createUserWithEmailAndPassword(auth, normalizeEmail(email), password),
            );
            // The account exists now: the sign-up has succeeded even if the name cannot be set.
            await updateProfile(user, { displayName: name.trim() }).catch(() => {});
          }),
        { signal },
      ),
  };
}
