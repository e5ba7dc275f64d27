import { multiFactor, type MultiFactorInfo, type User, type UserInfo } from 'firebase/auth';
import type { AuthUser, SecondFactor } from '../auth-types';

/** Copies what the app needs from the library's user. */
export function toAuthUser(user: User, providers: readonly UserInfo[]): AuthUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    providers: providers.map((provider) => ({
      providerId: provider.providerId,
      email: provider.email,
      displayName: provider.displayName,
      photoURL: provider.photoURL,
    })),
    secondFactors: multiFactor(user).enrolledFactors.map(toSecondFactor),
  };
}

/** Copies what the app needs from an enrolled factor. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const enrolled = new Date(info.enrollmentTime);
  return {
    uid: info.uid,
    displayName: info.displayName ?? null,
    phoneNumber: 'phoneNumber' in info ? String(info.phoneNumber) : null,
    enrolledAt: Number.isNaN(enrolled.getTime()) ? null : enrolled.toISOString(),
  };
}
