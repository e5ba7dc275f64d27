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

interface Question {
  onDone: (confirmed: boolean) => void;
}

export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  // All waiting actions share one dialog.
  const asked = useRef<Promise<boolean>>(null);
  const loads = useRef(new Set<AbortController>());
  const { key: locationKey } = useLocation();

  const lastLocationKey = useRef(locationKey);
  useEffect(() => {
    if (lastLocationKey.current === locationKey) return;
    lastLocationKey.current = locationKey;
    for (const load of loads.current) load.abort();
  }, [locationKey]);

  const signInAgain = useCallback(async () => {
    const load = new AbortController();
    loads.current.add(load);
    const removeListeners = onUserLeaves(() => load.abort());
    const canceled = new Promise<never>((_resolve, reject) => {
      load.signal.addEventListener('abort', () => reject(load.signal.reason));
    });
    try {
      await Promise.race([ReauthDialog.load(), canceled]);
    } catch {
      if (load.signal.aborted) throw new AuthError('cancelled');
      // Report the error in the form: an error boundary would lose the typed values.
      throw new AuthError('network-request-failed', 'dialog-not-loaded');
    } finally {
      loads.current.delete(load);
      removeListeners();
    }
    asked.current ??= new Promise<boolean>((onDone) => setQuestion({ onDone })).finally(() => {
      asked.current = null;
      setQuestion(null);
    });
    if (!(await asked.current)) throw new AuthError('cancelled');
  }, []);

  const reauth = useCallback<Reauth['reauth']>(
    async (action) => {
      try {
        return await action();
      } catch (error) {
        if (toAuthError(error).code !== 'requires-recent-login') throw error;
      }
      await signInAgain();
      return action();
    },
    [signInAgain],
  );
  const isAsking = question !== null;

  return (
    <ReauthContext value={useMemo(() => ({ reauth, isAsking }), [reauth, isAsking])}>
      {children}
      <Suspense>{question && <ReauthDialog onDone={question.onDone} />}</Suspense>
    </ReauthContext>
  );
}
