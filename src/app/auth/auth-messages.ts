import {
  type AuthErrorCode,
  type AuthErrorEntry,
  authErrors,
  type AuthField,
  type AuthNextStep,
} from './auth-error-table';
import type { SessionEndReason } from './auth-types';
import { toAuthError } from './to-auth-error';

/** The messages of the login page after a session has ended; null where the user signed out. */
export const sessionEndMessages: Record<SessionEndReason, string | null> = {
  'signed-out': null,
  'signed-out-elsewhere': 'You were signed out in another tab.',
  'account-deleted': 'Your account has been deleted.',
  'user-disabled': 'You were signed out because this account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in to continue where you left off.',
};

export interface AuthErrorDescription {
  code: AuthErrorCode;
  message: string;
  /** The field that the message belongs to; null when it concerns the whole form. */
  field: AuthField | null;
  nextStep: AuthNextStep | null;
}

/** Returns what a form shows for a thrown error. The general message ends with the Firebase code. */
export function describeAuthError(error: unknown): AuthErrorDescription {
  const { code, providerCode } = toAuthError(error);
  const { message, field, nextStep }: AuthErrorEntry = authErrors[code];
  return {
    code,
    message: code === 'unknown' ? `${message} (${providerCode})` : message,
    field: field ?? null,
    nextStep: nextStep ?? null,
  };
}
