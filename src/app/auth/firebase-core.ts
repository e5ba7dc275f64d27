import {
  type ApplicationVerifier,
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  getMultiFactorResolver,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorError,
  type Persistence,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  reload,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { AuthError, libraryCode } from './errors';
import type { AuthRequests, AuthUser, SecondFactorChallenge, SessionEndReason } from './types';

/** Larger than a stored session, so nearly full storage counts as full. */
const probe = 'x'.repeat(4096);

export interface RunOptions {
  /**
   * Ends the request for the caller, which then rejects with `cancelled`. A canceled request does not sign the user in
   * later.
   */
  signal?: AbortSignal | undefined;
  /** For a request that signs in: the account's address; null if unknown. */
  signsInAs?: string | null;
}

export interface FirebaseCore {
  auth: Auth;
  urlOf: (call: string) => string;
  /** Sends a request; rejects with an `AuthError`. The library ends it after 30 seconds, or 60 on phones. */
  run: <T>(work: () => Promise<T>, options?: RunOptions) => Promise<T>;
  /** Sends a request of the signed-in user. If it fails because the session has ended, signs out with the reason. */
  runAsUser: <T>(work: (user: User) => Promise<T>, options?: RunOptions) => Promise<T>;
  /**
   * Delays the signed-in state until the work is done: the route guards leave the form as soon as a user is signed in,
   * and the form's request must be complete by then.
   */
  holdUser: <T>(work: () => Promise<T>) => Promise<T>;
  /** Signs in, and keeps the session for as long as the user has chosen. */
  signInKept: <T>(keepSignedIn: boolean, signIn: () => Promise<T>) => Promise<T>;
  publish: () => void;
  /** Sets the reason of the sign-out that follows; undefined removes it. */
  expectEnd: (reason: SessionEndReason | undefined) => void;
  /** The user's providers that were unlinked on another device: the library keeps them for as long as the session lasts. */
  unlinked: Set<string>;
}

/** Returns the storage for the requested session length, or the best alternative that works in this browser. */
export function choosePersistence(keepSignedIn: boolean): Persistence {
  // The library does not check this: with denied or full storage, the sign-in itself would fail.
  if (keepSignedIn && isUsable(() => localStorage)) return browserLocalPersistence;
  return isUsable(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
}

function isUsable(storage: () => Storage): boolean {
  try {
    const key = 'waymark:probe';
    storage().setItem(key, probe);
    storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function toAuthUser(user: User, unlinked: ReadonlySet<string>): AuthUser {
  const { uid, email, emailVerified, displayName, photoURL, providerData } = user;
  const providers = providerData.filter(({ providerId }) => !unlinked.has(providerId));
  const secondFactors = multiFactor(user).enrolledFactors;
  return { uid, email, emailVerified, displayName, photoURL, providers, secondFactors };
}

/**
 * Runs a sign-in. If the account has a second factor, rejects with `second-factor-required`, which contains the
 * challenge that completes the sign-in. `afterwards` runs once the user is signed in, with or without a second factor.
 */
export async function withSecondFactor(
  core: FirebaseCore,
  signIn: () => Promise<UserCredential>,
  afterwards: (credential: UserCredential) => Promise<void> | void = () => {},
): Promise<void> {
  let credential: UserCredential;
  try {
    credential = await signIn();
  } catch (error) {
    if (libraryCode(error) !== 'multi-factor-auth-required') throw error;
    const secondFactor = toChallenge(core, error as MultiFactorError, afterwards);
    throw new AuthError('second-factor-required', 'multi-factor-auth-required', { secondFactor });
  }
  await afterwards(credential);
}

function toChallenge(
  core: FirebaseCore,
  error: MultiFactorError,
  afterwards: (credential: UserCredential) => Promise<void> | void,
): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(core.auth, error);
  let verificationId: string | null = null;
  /** Settles when the latest text message was sent, or could not be sent. */
  let sending: Promise<void> | null = null;
  return {
    factors: resolver.hints.filter(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID),
    sendCode: (factorUid) => {
      // The bot check may ask the user to solve a puzzle.
      const sent = core.run(async () => {
        const phone = { multiFactorUid: factorUid, session: resolver.session };
        verificationId = await sendCode(core, (verifier) =>
          new PhoneAuthProvider(core.auth).verifyPhoneNumber(phone, verifier),
        );
      });
      sending = sent.catch(() => undefined);
      return sent;
    },
    confirm: (code, options) =>
      core.run(
        async () => {
          // The text message can arrive before the response to the request that sends it.
          await sending;
          await core.holdUser(async () => afterwards(await resolver.resolveSignIn(toAssertion(verificationId, code))));
        },
        { ...options, signsInAs: null },
      ),
  };
}

export function createSecondFactors({
  auth,
  runAsUser,
  publish,
}: FirebaseCore): Pick<AuthRequests, 'enrolSecondFactor' | 'removeSecondFactor'> {
  return {
    enrolSecondFactor: (phoneNumber) =>
      runAsUser(async (user) => {
        const factors = multiFactor(user);
        const phone = { phoneNumber, session: await factors.getSession() };
        const verificationId = await sendCode({ auth }, (verifier) =>
          new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier),
        );
        return {
          confirm: (code) =>
            runAsUser(async () => {
              await factors.enroll(toAssertion(verificationId, code));
              publish();
            }),
        };
      }),

    removeSecondFactor: (factorUid) =>
      runAsUser(async (user) => {
        await multiFactor(user).unenroll(factorUid);
        await reload(user);
      }),
  };
}

function toAssertion(verificationId: string | null, code: string) {
  if (verificationId === null) throw new AuthError('code-expired', 'missing-verification-id');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code.replace(/\s/g, '')));
}

/** Sends a message after Google's bot check. Most users do not see the check; a puzzle covers the page. */
async function sendCode(
  { auth }: Pick<FirebaseCore, 'auth'>,
  send: (verifier: ApplicationVerifier) => Promise<string>,
): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await send(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
