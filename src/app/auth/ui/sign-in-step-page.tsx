import { Button } from 'waymark';
import type { SignIn, SignInStep } from '../forms/use-sign-in';
import { providerName } from '../providers';
import { AuthPage } from './auth-page';
import { LinkStep } from './link-step';
import { SecondFactorForm } from './second-factor-form';

export interface SignInStepPageProps {
  step: SignInStep;
  signIn: SignIn;
}

/** The second step of a sign-in: the code from a phone, or the sign-in to the account that a provider is added to. */
export function SignInStepPage({ step, signIn: { attempt, finish, leaveStep } }: SignInStepPageProps) {
  const isCode = step.kind === 'second-factor';
  return (
    <AuthPage
      key={step.kind}
      title={isCode ? 'Confirm it is you' : 'You already have an account'}
      lead={isCode ? 'Enter the code from your phone' : `Sign in as before to add ${providerName(step.link.provider)}`}
      // With one phone, the code field takes the focus itself.
      takesFocus={!isCode || step.challenge.factors.length > 1}
      showsUser={false}
    >
      {isCode ? (
        <div className="grid gap-4">
          <SecondFactorForm challenge={step.challenge} onDone={() => finish(true)} />
        </div>
      ) : (
        <LinkStep link={step.link} attempt={attempt} onDone={finish} />
      )}
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <Button variant="ghost" onClick={leaveStep}>
          Back to login
        </Button>
      </p>
    </AuthPage>
  );
}
