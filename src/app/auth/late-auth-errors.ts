import type { AuthErrorDescription } from './auth-errors';

const load = () => import('./auth-errors');

/** Fetches what the errors are called by, so that a connection that is lost later can still be named; never throws. */
export function preloadAuthErrors(): void {
  load().catch(() => undefined);
}

/** `describeAuthError` for the pages that load without its texts, which nobody reads before something has failed. */
export async function describeLate(error: unknown): Promise<AuthErrorDescription> {
  try {
    const { describeAuthError } = await load();
    return describeAuthError(error);
  } catch {
    return {
      code: 'unknown',
      message: 'Something went wrong. Check your connection and try again.',
      field: null,
      nextStep: 'retry',
    };
  }
}
