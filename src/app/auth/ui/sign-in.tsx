import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, PasswordField } from 'waymark';
import { providerName, useEnvironment } from '../../config/env';
import { returnParam, safeReturnPath } from '../../config/paths';
import { usePreloadPage } from '../../lib/lazy-with-preload';
import { type AuthError, needsStep } from '../errors';
import { useAuth } from '../service';
import type { PendingLink, ProviderOutcome } from '../types';
import { AuthForm, AuthPage, EmailField, ForgotPassword, useRequestForm, validateSignIn } from './auth-form';
import { ProviderButtons } from './provider-buttons';
import { SecondFactorForm } from './second-factor';

export function useSignIn() {
  const { service } = useAuth();
  const preloadPage = usePreloadPage();
  const [params] = useSearchParams();
  const [redirectError] = useState(service.redirectError);
  const [step, setStep] = useState(needsStep(redirectError) ? redirectError : null);
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
      setStep(error);
    }
  }

  function leaveStep(): void {
    setStep(null);
    setHasLeftStep(true);
  }

  return {
    /** The page of the step, which replaces the form; null to show the form. */
    stepPage: step && <SignInStepPage step={step} attempt={attempt} onLeave={leaveStep} />,
    /** The error of the redirect from which this page returns; null if there is none or a step handles it. */
    redirectError: needsStep(redirectError) ? null : redirectError,
    /** Whether the form has replaced a step, which removed the focused button. */
    hasLeftStep,
    attempt,
  };
}

interface SignInStepPageProps {
  step: Pick<AuthError, 'link' | 'secondFactor'>;
  /** Waits for a request that signs in; see `useSignIn`. */
  attempt: (request: Promise<ProviderOutcome | void>) => Promise<void>;
  onLeave: () => void;
}

/** The second step of a sign-in: entering a phone's code, or signing in to the account that is linked to a provider. */
function SignInStepPage({ step: { link, secondFactor }, attempt, onLeave }: SignInStepPageProps) {
  return (
    <AuthPage
      key={link ? 'link' : 'code'}
      title={link ? 'You already have an account' : 'Confirm it’s you'}
      lead={link ? `Sign in as before to add ${providerName(link.provider)}` : 'Enter the code from your phone'}
      // If there is only one phone, the code field takes focus itself.
      takesFocus={secondFactor?.factors.length !== 1}
      showsUser={false}
    >
      {secondFactor && (
        <div className="grid gap-4">
          <SecondFactorForm challenge={secondFactor} />
        </div>
      )}
      {link && <LinkStep link={link} attempt={attempt} />}
      <p className="mt-4 text-center">
        <Button variant="ghost" onClick={onLeave}>
          Back to login
        </Button>
      </p>
    </AuthPage>
  );
}

/** Signs in to the existing account with the provider's address, which links the provider. */
function LinkStep({ link, attempt }: Pick<SignInStepPageProps, 'attempt'> & { link: PendingLink }) {
  const { providers } = useEnvironment();
  const form = useRequestForm({
    initial: { email: link.email, password: '' },
    validate: validateSignIn,
    submit: ({ password }, signal) => attempt(link.withPassword(password, { signal })),
  });
  return (
    <>
      <p className="mb-4">
        There is already an account with the address <b className="font-medium wrap-anywhere">{link.email}</b>. Sign in
        to it, and {providerName(link.provider)} is added as another sign-in method.
      </p>
      <ProviderButtons
        divider="below"
        // The account's sign-in methods are unknown, so offer every provider.
        providers={providers.filter((id) => id !== link.provider)}
        signIn={(provider) => attempt(link.withProvider(provider))}
      />
      <AuthForm form={form} submit={`Sign in and add ${providerName(link.provider)}`} busyText="Signing in">
        <EmailField readOnly {...form.field('email')} />
        <div className="relative">
          <PasswordField size="lg" label="Password" required {...form.field('password')} />
          <ForgotPassword email={link.email} />
        </div>
      </AuthForm>
    </>
  );
}
