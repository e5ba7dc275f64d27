import { Button } from 'waymark';
import { AuthPage } from './auth-page';
import type { SecondFactorChallenge } from '../auth-service';
import { SecondFactorForm } from './second-factor-form';

export interface SecondFactorStepProps {
  challenge: SecondFactorChallenge;
  /** Called when the user is signed in. */
  onDone: () => void;
  /** Called when the user returns to the form. */
  onBack: () => void;
}

/** Asks for the code that confirms a sign-in. */
export function SecondFactorStep({ challenge, onDone, onBack }: SecondFactorStepProps) {
  return (
    <AuthPage
      title="Confirm it is you"
      lead="Enter the code from your phone"
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
