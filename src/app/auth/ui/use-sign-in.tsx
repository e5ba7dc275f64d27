import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingBar } from 'waymark';
import { returnParam, safeReturnPath } from '../../config/paths';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { usePreloadPage } from '../../lib/router-link';
import { AuthError, needsStep } from '../errors';
import { useAuth } from '../service';
import type { ProviderOutcome } from '../types';

const StepPage = lazyWithPreload(async () => (await import('./sign-in-step-page')).SignInStepPage);

export function useSignIn() {
  const { service } = useAuth();
  const preloadPage = usePreloadPage();
  const [params] = useSearchParams();
  const [redirectError] = useState(service.redirectError);
  const [step, setStep] = useState(() => {
    if (!needsStep(redirectError)) return null;
    // The page also mounts after an error boundary's "Try again". The step reports a failure when it renders.
    StepPage.preload();
    return redirectError;
  });
  const [hasLeftStep, setHasLeftStep] = useState(false);

  /**
   * Waits for a request that signs in. If it requires another step, shows that step; other rejections are passed on.
   * The route guards leave the page once the user is signed in.
   */
  async function attempt(request: Promise<ProviderOutcome | void>): Promise<void> {
    // The page's code loads while the server checks the sign-in.
    preloadPage(safeReturnPath(params.get(returnParam)));
    try {
      await request;
    } catch (error) {
      if (!needsStep(error)) throw error;
      // The form remains until the step's code has loaded.
      try {
        await StepPage.load();
      } catch {
        throw new AuthError('network-request-failed', 'step-not-loaded');
      }
      setStep(error);
    }
  }

  return {
    /** The page of the step, which replaces the form; null to show the form. */
    stepPage: step && (
      <Suspense fallback={<LoadingBar />}>
        <StepPage
          step={step}
          attempt={attempt}
          onLeave={() => {
            setStep(null);
            setHasLeftStep(true);
          }}
        />
      </Suspense>
    ),
    /** The error of the redirect from which this page returns; null if there is none or a step handles it. */
    redirectError: needsStep(redirectError) ? null : redirectError,
    /** Whether the form has replaced a step, which removed the focused button. */
    hasLeftStep,
    attempt,
  };
}
