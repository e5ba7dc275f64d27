import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { AuthError, toAuthError } from '../auth-error';
import { type Reauth, ReauthContext } from '../forms/use-reauth';

const ReauthDialog = lazyWithPreload(async () => (await import('./reauth-dialog')).ReauthDialog);

interface Question {
  /** Whether the user has confirmed their identity. */
  answer: (confirmed: boolean) => void;
}

/** Provides `useReauth` and renders its dialog. */
export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  // One dialog for all actions that wait.
  const asked = useRef<Promise<boolean>>(null);

  const reauth = useCallback<Reauth>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (toAuthError(error).code !== 'requires-recent-login') throw error;
    }
    try {
      await ReauthDialog.load();
    } catch {
      // The page stays, with what was typed in it.
      throw new AuthError('network-request-failed', 'dialog-not-loaded');
    }
    asked.current ??= new Promise<boolean>((answer) => setQuestion({ answer })).finally(() => {
      asked.current = null;
      setQuestion(null);
    });
    if (!(await asked.current)) throw new AuthError('cancelled');
    return action();
  }, []);

  return (
    <ReauthContext value={reauth}>
      {children}
      <Suspense>{question && <ReauthDialog onDone={question.answer} />}</Suspense>
    </ReauthContext>
  );
}
