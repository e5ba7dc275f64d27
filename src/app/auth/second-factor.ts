import type { MultiFactorInfo } from 'firebase/auth';
import type { SecondFactor } from './auth-service';

/** Returns what the app knows of an enrolled factor. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const enrolled = new Date(info.enrollmentTime);
  return {
    uid: info.uid,
    displayName: info.displayName ?? null,
    phoneNumber: 'phoneNumber' in info ? String(info.phoneNumber) : null,
    enrolledAt: Number.isNaN(enrolled.getTime()) ? null : enrolled.toISOString(),
  };
}
