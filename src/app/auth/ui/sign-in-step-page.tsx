import { LinkStep } from './link-step';
import { SecondFactorStep } from './second-factor-step';
import type { SignIn, SignInStep } from '../forms/use-sign-in';

export interface SignInStepPageProps {
  step: SignInStep;
  signIn: SignIn;
}

/** The further step of a sign-in. */
export function SignInStepPage({ step, signIn: { attempt, finish, leaveStep } }: SignInStepPageProps) {
  return step.kind === 'second-factor' ? (
    <SecondFactorStep challenge={step.challenge} onDone={() => finish(true)} onBack={leaveStep} />
  ) : (
    <LinkStep link={step.link} attempt={attempt} onDone={finish} onBack={leaveStep} />
  );
}
