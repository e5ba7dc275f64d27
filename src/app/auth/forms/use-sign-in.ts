import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { returnParam, safeReturnPath } from '../../config/paths';
import { usePreloadPage } from '../../lib/preload-page';
import { useAuth } from '../auth-context';
import { AuthError } from '../auth-error';
import type { PendingLink, ProviderOutcome, SecondFactorChallenge } from '../auth-service';

/** What a sign-in may ask for before it is done. */
export type SignInStep =
  { kind: 'second-factor'; challenge: SecondFactorChallenge } | { kind: 'link'; link: PendingLink };

export interface SignIn {
  /** What the person is asked for beyond the form; null while it is the form itself. */
  step: SignInStep | null;
  /** The error of a provider's page from which the person has just come back; null when there was none, or a step takes it up. */
  redirectError: AuthError | null;
  /** Leads back to the form. */
  leaveStep: () => void;
  /** The form took the place of a step, with what the person had pressed there. */
  hasLeftStep: boolean;
  /**
   * Waits for a request that signs in and tells whether it did. One that only asks for a further step opens that step; any
   * other rejection passes through.
   */
  attempt: (request: Promise<ProviderOutcome | void>) => Promise<boolean>;
  /** Goes on to where the person came from, when `attempt` says that they are signed in. */
  finish: (signedIn: boolean) => void;
}

/** Carries a sign-in through its steps, and back to the page that the person wanted. */
export function useSignIn(): SignIn {
  const { service } = useAuth();
  const navigate = useNavigate();
  const preloadPage = usePreloadPage();
  const [params] = useSearchParams();
  const [redirectError] = useState(service.redirectError);
  const [step, setStep] = useState(() => stepOf(redirectError));
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
      // Its code comes while the provider thinks.
      preloadPage(target);
      try {
        const outcome = await request;
        return outcome !== 'superseded' && outcome !== 'redirecting';
      } catch (error) {
        const next = stepOf(error);
        if (next === null) throw error;
        // The form stays until the code of the step is there.
        startTransition(() => setStep(next));
        return false;
      }
    },
    finish: (signedIn) => {
      if (signedIn) void navigate(target, { replace: true });
    },
  };
}

/** The step that an error asks for; null for one that is a failure. */
function stepOf(error: unknown): SignInStep | null {
  if (!(error instanceof AuthError)) return null;
  if (error.secondFactor) return { kind: 'second-factor', challenge: error.secondFactor };
  return error.link ? { kind: 'link', link: error.link } : null;
}
