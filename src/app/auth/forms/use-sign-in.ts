import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { returnParam, safeReturnPath } from '../../config/paths';
import { usePreloadPage } from '../../lib/preload-page';
import { useAuth } from '../auth-context';
import { AuthError } from '../auth-error';
import type { PendingLink, ProviderOutcome, SecondFactorChallenge } from '../auth-types';

/** Another step that a sign-in requires. */
export type SignInStep =
  | { kind: 'second-factor'; challenge: SecondFactorChallenge }
  | { kind: 'link'; link: PendingLink };

export interface SignIn {
  /** The step to show in place of the form; null for the form. */
  step: SignInStep | null;
  /** The error of the redirect that this page returns from; null without one, and when a step handles it. */
  redirectError: AuthError | null;
  leaveStep: () => void;
  /** Whether the form has replaced a step, which removed the focused button. */
  hasLeftStep: boolean;
  /**
   * Waits for a request that signs in. Resolves to whether the user is signed in. When it requires another step,
   * shows that step; any other rejection is passed on.
   */
  attempt: (request: Promise<ProviderOutcome | void>) => Promise<boolean>;
  /** Navigates to the page that the user wanted, if `attempt` has signed in. */
  finish: (signedIn: boolean) => void;
}

/**
 * Guides a sign-in through its steps, and back to the page that the user wanted.
 * @param loadStep Loads the code of the steps. When it fails, the next call tries again.
 */
export function useSignIn(loadStep: () => Promise<void>): SignIn {
  const { service } = useAuth();
  const navigate = useNavigate();
  const preloadPage = usePreloadPage();
  const [params] = useSearchParams();
  const [redirectError] = useState(service.redirectError);
  const [step, setStep] = useState(() => {
    const first = stepOf(redirectError);
    // The page also mounts after "Try again" of an error boundary. The step reports a failure when it renders.
    if (first !== null) loadStep().catch(() => {});
    return first;
  });
  const [hasLeftStep, setHasLeftStep] = useState(false);
  const target = safeReturnPath(params.get(returnParam));
  return {
    step,
    redirectError: stepOf(redirectError) === null ? redirectError : null,
    leaveStep: () => {
      setStep(null);
      setHasLeftStep(true);
    },
    hasLeftStep,
    attempt: async (request) => {
      // The page's code loads while the server checks the sign-in.
      preloadPage(target);
      try {
        const outcome = await request;
        return outcome !== 'superseded' && outcome !== 'redirecting';
      } catch (error) {
        const next = stepOf(error);
        if (next === null) throw error;
        // The form stays until the code of the step has loaded.
        try {
          await loadStep();
        } catch {
          throw new AuthError('network-request-failed', 'step-not-loaded');
        }
        setStep(next);
        return false;
      }
    },
    finish: (signedIn) => {
      if (signedIn) void navigate(target, { replace: true });
    },
  };
}

/** Returns the step that an error requires; null for a failure. */
function stepOf(error: unknown): SignInStep | null {
  if (!(error instanceof AuthError)) return null;
  if (error.secondFactor) return { kind: 'second-factor', challenge: error.secondFactor };
  return error.link ? { kind: 'link', link: error.link } : null;
}
