import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorInfo,
  type Persistence,
  type User,
} from 'firebase/auth';
import type { AuthUser, SecondFactor, SessionEndReason } from './types';

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
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    providers: providerData
      .filter(({ providerId }) => !unlinked.has(providerId))
      .map((provider) => ({
        providerId: provider.providerId,
        email: provider.email,
        displayName: provider.displayName,
      })),
    secondFactors: multiFactor(user).enrolledFactors.map(toSecondFactor),
  };
}

export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const enrolled = new Date(info.enrollmentTime);
  return {
    uid: info.uid,
    displayName: info.displayName ?? null,
    phoneNumber: 'phoneNumber' in info ? String(info.phoneNumber) : null,
    enrolledAt: Number.isNaN(enrolled.getTime()) ? null : enrolled.toISOString(),
  };
}
