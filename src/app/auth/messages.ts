import type { SessionEndReason } from './auth-service';

/** What the login page tells a person whose session has ended; null where the person did it. */
export const sessionEndMessages: Record<SessionEndReason, string | null> = {
  'signed-out': null,
  'signed-out-elsewhere': 'You were signed out in another tab.',
  'account-deleted': 'Your account has been deleted.',
  'user-disabled': 'You were signed out because this account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in again to continue where you were.',
};

/** What a form says about a field before anything is sent. */
export const validationMessages = {
  nameRequired: 'Enter your name.',
  nameTooLong: 'Use at most 100 characters.',
  emailRequired: 'Enter your e-mail address.',
  emailShape: 'Enter an e-mail address like name@example.com.',
  passwordRequired: 'Enter your password.',
  passwordTooShort: 'Use at least 6 characters.',
  newPasswordRequired: 'Enter a new password.',
  confirmationRequired: 'Enter the new password once more.',
  passwordsDiffer: 'The two passwords are not the same.',
} as const;
