import { createContext, use } from 'react';

/** Runs the action. If it asks for a recent sign-in, the user signs in again and the action runs once more. */
export type Reauth = <T>(action: () => Promise<T>) => Promise<T>;

export const ReauthContext = createContext<Reauth | null>(null);

/**
 * Returns the function that repeats an action after `requires-recent-login`. It rejects with the action's own error, and with
 * `cancelled` when the user closes the dialog. Throws outside of `ReauthProvider`.
 */
export function useReauth(): Reauth {
  const reauth = use(ReauthContext);
  if (reauth === null) throw new Error('useReauth must be used inside ReauthProvider.');
  return reauth;
}
