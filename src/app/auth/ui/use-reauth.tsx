import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { AuthError, toAuthError } from '../auth-error';
import type { ReauthDialogProps } from './reauth-dialog';

/** Runs the action; where it asks for a recent sign-in it has the person sign in again and runs it once more. */
export type Reauth = <T>(action: () => Promise<T>) => Promise<T>;

const ReauthContext = createContext<Reauth | null>(null);

const dialog = lazyPart<ReauthDialogProps>(async () => (await import('./reauth-dialog')).ReauthDialog);

interface Question {
  /** Whether the person has proved who they are. */
  answer: (proved: boolean) => void;
}

/** Holds the dialog that `useReauth` opens. */
export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  // One answer is enough for all that wait for it.
  const asked = useRef<Promise<boolean>>(null);

  const reauth = useCallback<Reauth>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (toAuthError(error).code !== 'requires-recent-login') throw error;
    }
    try {
      await dialog.load();
    } catch {
      // The page with what was typed in it stays.
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
      {question && <dialog.Part onDone={question.answer} />}
    </ReauthContext>
  );
}

/**
 * Returns the function that resumes what a person was doing after `requires-recent-login`. It rejects with what the action
 * rejects with, and with `cancelled` when the person closes the dialog. Throws outside of `ReauthProvider`.
 */
export function useReauth(): Reauth {
  const reauth = use(ReauthContext);
  if (reauth === null) throw new Error('useReauth must be used inside ReauthProvider.');
  return reauth;
}
