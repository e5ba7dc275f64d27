import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { loadLayer } from '../../lib/focus';
import { createRequiredContext } from '../../lib/required-context';
import { AuthError, toAuthError } from '../errors';

const ReauthDialog = lazyWithPreload(async () => (await import('./reauth-dialog')).ReauthDialog);

interface Reauth {
  /**
   * Runs an action. If it fails with `requires-recent-login`, runs it again once the user has signed in again. Rejects
   * with `cancelled` if the user closes the dialog.
   */
  reauth: <T>(action: () => Promise<T>) => Promise<T>;
  isAsking: boolean;
}

const [ReauthContext, useReauth] = createRequiredContext<Reauth>('ReauthProvider', 'useReauth');
export { useReauth };

export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ onDone: (confirmed: boolean) => void } | null>(null);
  // All waiting actions share a single dialog.
  const asked = useRef<Promise<boolean>>(null);
  const load = useRef<AbortController>(null);
  const { key: locationKey } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Cancels when the address changes.
  useEffect(() => () => load.current?.abort(), [locationKey]);

  const reauth = useCallback<Reauth['reauth']>(async (action) => {
    async function ask(): Promise<boolean> {
      load.current = new AbortController();
      try {
        if (!(await loadLayer(ReauthDialog.load, load.current.signal))) return false;
      } catch {
        // Report the error in the form, because an error boundary would lose the typed values.
        throw new AuthError('network-request-failed', 'dialog-not-loaded');
      }
      return new Promise((onDone) => setQuestion({ onDone }));
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
