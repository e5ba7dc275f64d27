import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { onUserLeaves } from '../../lib/focus';
import { AuthError, toAuthError } from '../errors';

const ReauthDialog = lazyWithPreload(async () => (await import('./reauth-dialog')).ReauthDialog);

interface Reauth {
  /**
   * Runs an action. After `requires-recent-login`, the action runs again once the user has signed in again. Rejects with
   * `cancelled` if the user closes the dialog.
   */
  reauth: <T>(action: () => Promise<T>) => Promise<T>;
  /** Whether the dialog is open. */
  isAsking: boolean;
}

const ReauthContext = createContext<Reauth | null>(null);

export function useReauth(): Reauth {
  const reauth = use(ReauthContext);
  if (reauth === null) throw new Error('useReauth must be used inside ReauthProvider.');
  return reauth;
}

export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ onDone: (confirmed: boolean) => void } | null>(null);
  // All waiting actions share one dialog.
  const asked = useRef<Promise<boolean>>(null);
  const load = useRef<AbortController>(null);
  const { key: locationKey } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Cancels when the address changes.
  useEffect(() => () => load.current?.abort(), [locationKey]);

  const reauth = useCallback<Reauth['reauth']>(async (action) => {
    async function ask(): Promise<boolean> {
      const left = new AbortController();
      load.current = left;
      const removeListeners = onUserLeaves(() => left.abort());
      const canceled = new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => resolve());
      });
      try {
        await Promise.race([ReauthDialog.load(), canceled]);
      } catch {
        // Report the error in the form: an error boundary would lose the typed values.
        throw new AuthError('network-request-failed', 'dialog-not-loaded');
      } finally {
        removeListeners();
      }
      return !left.signal.aborted && new Promise((onDone) => setQuestion({ onDone }));
    }

    try {
      return await action();
    } catch (error) {
      if (toAuthError(error).code !== 'requires-recent-login') throw error;
    }
    asked.current ??= ask().finally(() => {
      asked.current = null;
      setQuestion(null);
    });
    if (!(await asked.current)) throw new AuthError('cancelled');
    return action();
  }, []);
  const isAsking = question !== null;

  return (
    <ReauthContext value={useMemo(() => ({ reauth, isAsking }), [reauth, isAsking])}>
      {children}
      <Suspense>{question && <ReauthDialog onDone={question.onDone} />}</Suspense>
    </ReauthContext>
  );
}
