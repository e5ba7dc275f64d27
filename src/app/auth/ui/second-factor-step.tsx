import { Button } from 'waymark';
import { AuthPage } from './auth-page';
import type { SecondFactorChallenge } from '../auth-service';
import { SecondFactorForm } from './second-factor-form';

export interface SecondFactorStepProps {
  challenge: SecondFactorChallenge;
  /** Called when the person is signed in. */
  onDone: () => void;
  /** Called when the person would rather sign in anew. */
  onBack: () => void;
}

/** Asks for the code that confirms a sign-in, from one of the account's phones. */
export function SecondFactorStep({ challenge, onDone, onBack }: SecondFactorStepProps) {
  return (
    <AuthPage
      title="Confirm it is you"
      lead="Your account asks for a second step"
      takesFocus={challenge.factors.length > 1}
      showsUser={false}
    >
      <div className="grid gap-4">
        <SecondFactorForm challenge={challenge} onDone={onDone} />
      </div>
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <Button variant="ghost" onClick={onBack}>
          Back to login
        </Button>
      </p>
    </AuthPage>
  );
}
