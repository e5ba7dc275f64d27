import { AuthError } from './auth-error';
import { type AuthErrorCode, type AuthErrorEntry, authErrors } from './auth-error-table';

/** The app's code for each Firebase code. */
export const codesOfFirebase: ReadonlyMap<string, AuthErrorCode> = new Map(
  (Object.entries(authErrors) as [AuthErrorCode, AuthErrorEntry][]).flatMap(([code, { firebase = [code] }]) =>
    firebase.map((name) => [name, code] as const),
  ),
);

/** Returns the Firebase code of an error, without its prefix; `unknown` for any other value. */
export function libraryCode(error: unknown): string {
  const raw = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // Firebase also derives codes from messages of the server ("the-service-is-unavailable."): accept plain codes only.
  return /^auth\/([a-z\d]+(?:-[a-z\d]+){0,6})$/.exec(raw)?.[1] ?? 'unknown';
}

/** Converts any thrown value to an `AuthError`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const code = libraryCode(error);
  return new AuthError(codesOfFirebase.get(code) ?? 'unknown', code);
}
