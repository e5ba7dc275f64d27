import {
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  browserSessionPersistence,
  getMultiFactorResolver,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorError,
  type Persistence,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  setPersistence,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { keepText } from '../lib/storage';
import { AuthError, libraryCode, needsStep, toAuthError } from './errors';
import type { SessionStore } from './service';
import type { AuthUser, SecondFactorChallenge, SessionEndReason } from './types';

/** Larger than a stored session, so that nearly full storage counts as full. */
const probe = 'x'.repeat(4096);
const probeKey = 'waymark:probe';

interface RunOptions {
  /**
   * Ends the request for the caller, which then receives the rejection `cancelled`. A canceled request cannot sign the
   * user in later.
   */
  signal?: AbortSignal | undefined;
  /** For a request that signs in: the address of the account; null if unknown. */
  signsInAs?: string | null;
}

export type FirebaseCore = ReturnType<typeof createCore>;

/**
 * Tracks the library's user, publishes it to the store, and sends requests. While the page is returning from a
 * provider, no user is signed in until the library has read the result.
 */
export function createCore(auth: Auth, session: SessionStore, isReturning: () => boolean) {
  /** The user's providers that were unlinked on another device. The library keeps them until the session ends. */
  const unlinked = new Set<string>();
  const runs = new Set<RunOptions>();
  let endReason: SessionEndReason | undefined;
  /** The number of requests that currently delay the signed-in state; see `holdUser`. */
  let holds = 0;
  let signIns = 0;

  // The library cannot cancel a request, so a canceled sign-in is rejected when its response arrives.
  beforeAuthStateChanged(auth, (user) => {
    if (user === null) return;
    const ofUser = [...runs].filter(({ signsInAs }) => signsInAs?.toLowerCase() === user.email?.toLowerCase());
    const ofAnyone = [...runs].filter(({ signsInAs }) => signsInAs === null);
    const isCanceled = [...ofUser, ...ofAnyone].some(({ signal }) => signal?.aborted);
    if (isCanceled && !ofUser.some(({ signal }) => !signal?.aborted)) throw new AuthError('cancelled');
    signIns += 1;
    unlinked.clear();
  });

  function publish(isLate = false): void {
    const user = auth.currentUser;
    const { status } = session.get();
    if (user !== null) {
      if (holds > 0) return;
      // A signed-in user may be about to sign out.
      if (status !== 'signed-in') endReason = undefined;
      session.set({ status: 'signed-in', user: toAuthUser(user, unlinked), signIns: signIns || undefined });
      return;
    }
    if (status === 'signed-out' || isReturning()) return;
    if (status === 'signed-in' && endReason === undefined && runs.size > 0 && !isLate) {
      // The library signs out just before the request that caused the sign-out fails.
      setTimeout(() => publish(true));
      return;
    }
    unlinked.clear();
    const reason = endReason ?? (status === 'signed-in' ? 'signed-out-elsewhere' : undefined);
    session.set({ status: 'signed-out', reason });
  }

  /** Sends a request; rejects with an `AuthError`. The library ends the request after 30 seconds, or 60 on phones. */
  async function run<T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> {
    const { signal } = options;
    if (signal?.aborted) throw new AuthError('cancelled');
    const canceled = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new AuthError('cancelled')), { once: true });
    });
    const started = { ...options };
    runs.add(started);
    try {
      // Start the work in the same task, because browsers open a window only in response to a click.
      return await Promise.race([work().finally(() => runs.delete(started)), canceled]);
    } catch (error) {
      throw toAuthError(error);
    }
  }

  /** Sends a request for the signed-in user. If it fails because the session has ended, signs out with the reason. */
  async function runAsUser<T>(work: (user: User) => Promise<T>, options?: RunOptions): Promise<T> {
    try {
      return await run(async () => {
        if (auth.currentUser === null) throw new AuthError('user-token-expired', 'no-current-user');
        return work(auth.currentUser);
      }, options);
    } catch (error) {
      const { code } = toAuthError(error);
      if ((code === 'user-disabled' || code === 'user-token-expired') && session.get().status === 'signed-in') {
        endReason ??= code;
        // The library signs out only for some of these errors.
        void signOut(auth);
      }
      throw error;
    }
  }

  /**
   * Delays the signed-in state until the work is done: the route guards leave the form as soon as a user is signed in,
   * so the form's request must be complete by then.
   */
  async function holdUser<T>(work: () => Promise<T>): Promise<T> {
    holds += 1;
    try {
      return await work();
    } finally {
      holds -= 1;
      publish();
    }
  }

  /**
   * Signs in, and keeps the session as long as the user has chosen. While a user is signed in, `setPersistence` would
   * move that session and end it in other tabs, so the setting changes after the new session has replaced it.
   */
  async function signInKept<T>(keepSignedIn: boolean, signIn: () => Promise<T>): Promise<T> {
    const persist = () => setPersistence(auth, choosePersistence(keepSignedIn));
    const replaces = auth.currentUser !== null;
    if (!replaces) await persist();
    try {
      const result = await signIn();
      if (replaces) await persist();
      return result;
    } catch (error) {
      // Another step continues the sign-in.
      if (replaces && needsStep(error)) await persist();
      throw error;
    }
  }

  function expectEnd(reason: SessionEndReason | undefined): void {
    endReason = reason;
  }

  async function endSession(reason: SessionEndReason, work: () => Promise<void>): Promise<void> {
    expectEnd(reason);
    try {
      await work();
    } catch (error) {
      expectEnd(undefined);
      throw toAuthError(error);
    }
  }

  return { auth, unlinked, publish, run, runAsUser, holdUser, signInKept, expectEnd, endSession };
}

function choosePersistence(keepSignedIn: boolean): Persistence {
  // The library does not check this, and the sign-in itself would fail if storage is denied or full.
  const isUsable = (storage: 'localStorage' | 'sessionStorage') =>
    keepText(storage, probeKey, probe) && keepText(storage, probeKey, null);
  if (keepSignedIn && isUsable('localStorage')) return browserLocalPersistence;
  return isUsable('sessionStorage') ? browserSessionPersistence : inMemoryPersistence;
}

function toAuthUser(user: User, unlinked: ReadonlySet<string>): AuthUser {
  const { uid, email, emailVerified, displayName, photoURL, providerData } = user;
  const providers = providerData.filter(({ providerId }) => !unlinked.has(providerId));
  const secondFactors = multiFactor(user).enrolledFactors;
  return { uid, email, emailVerified, displayName, photoURL, providers, secondFactors };
}

type Afterwards = (credential: UserCredential) => Promise<void> | void;

/**
 * Runs a sign-in. If the account has a second factor, rejects with `second-factor-required`, which contains the
 * challenge that completes the sign-in. `afterwards` runs once the user is signed in, with or without a second factor.
 */
export async function withSecondFactor(
  core: FirebaseCore,
  signIn: () => Promise<UserCredential>,
  afterwards: Afterwards = () => {},
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

function toChallenge(core: FirebaseCore, error: MultiFactorError, afterwards: Afterwards): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(core.auth, error);
  let verificationId: string | null = null;
  /** Settles once the latest text message was sent or could not be sent. */
  let sending: Promise<void> | null = null;
  return {
    factors: resolver.hints.filter(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID),
    sendCode: (factorUid) => {
      // The bot check may ask the user to solve a puzzle.
      const sent = core.run(async () => {
        const phone = { multiFactorUid: factorUid, session: resolver.session };
        verificationId = await sendCode(core.auth, phone);
      });
      sending = sent.catch(() => undefined);
      return sent;
    },
    confirm: (code, options) =>
      core.run(
        async () => {
          // The text message may arrive before the response to the request that sends it.
          await sending;
          await core.holdUser(async () => afterwards(await resolver.resolveSignIn(toAssertion(verificationId, code))));
        },
        { ...options, signsInAs: null },
      ),
  };
}

/** Returns the proof that the user has received a code. */
export function toAssertion(verificationId: string | null, code: string) {
  if (verificationId === null) throw new AuthError('code-expired', 'missing-verification-id');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
}

/** Sends a message after Google's bot check. Most users do not notice it; if there is a puzzle, it covers the page. */
export async function sendCode(auth: Auth, phone: PhoneInfoOptions): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
