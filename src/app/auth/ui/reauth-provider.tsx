import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { onUserLeaves } from '../../lib/focus';
import { AuthError, toAuthError } from '../errors';

const ReauthDialog = lazyWithPreload(async () => (await import('./reauth-dialog')).ReauthDialog);

const SignInAgainContext = createContext<(() => Promise<void>) | null>(null);

/**
 * Returns a function that runs an action. After `requires-recent-login`, the action runs again once the user has signed
 * in again. It rejects with `cancelled` if the user closes the dialog.
 */
export function useReauth(): <T>(action: () => Promise<T>) => Promise<T> {
  const signInAgain = use(SignInAgainContext);
  if (signInAgain === null) throw new Error('useReauth must be used inside ReauthProvider.');
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      if (toAuthError(error).code !== 'requires-recent-login') throw error;
    }
    await signInAgain();
    return action();
  };
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

  return (
    <SignInAgainContext value={signInAgain}>
      {children}
      <Suspense>{question && <ReauthDialog onDone={question.onDone} />}</Suspense>
    </SignInAgainContext>
  );
}
