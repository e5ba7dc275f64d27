import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import { describeAuthError } from '../auth-messages';
import type { SecondFactor, SecondFactorChallenge } from '../auth-types';
import { CodeForm } from './code-form';
import { PhoneName } from './phone-name';

export interface SecondFactorFormProps {
  challenge: SecondFactorChallenge;
  /** Called when the code was correct. */
  onDone: () => void;
}

/** Sends a code to the account's phone, or to the selected one of several, and asks for it. */
export function SecondFactorForm({ challenge, onDone }: SecondFactorFormProps) {
  const only = challenge.factors.length === 1 ? challenge.factors[0] : undefined;
  const [phone, setPhone] = useState(only);
  const [sendingTo, setSendingTo] = useState<string>();
  const [sendError, setSendError] = useState<string | null>(null);
  const sentFirst = useRef(false);
  const firstChoice = useRef<HTMLButtonElement>(null);

  async function send(factor: SecondFactor): Promise<void> {
    setSendingTo(factor.uid);
    setSendError(null);
    try {
      await challenge.sendCode(factor.uid);
      setPhone(factor);
    } catch (error) {
      setSendError(describeAuthError(error).message);
      setPhone(undefined);
    } finally {
      setSendingTo(undefined);
    }
  }

  useEffect(() => {
    // Send once, even if StrictMode runs the effect twice: each text message costs money.
    if (only === undefined || sentFirst.current) return;
    sentFirst.current = true;
    void send(only);
    // oxlint-disable-next-line react/exhaustive-deps -- The code is sent once per step, not on later changes.
  }, [only]);

  useEffect(() => {
    // The list of phones replaces a form that had the focus.
    if (phone === undefined) firstChoice.current?.focus();
  }, [phone]);

  return (
    <>
      {sendError !== null && <Alert tone="error">{sendError}</Alert>}
      {phone === undefined ? (
        challenge.factors.map((factor, index) => (
          <Button
            key={factor.uid}
            ref={index === 0 ? firstChoice : undefined}
            variant="tonal"
            size="lg"
            fullWidth
            busy={sendingTo === factor.uid}
            busyLabel="Sending"
            onClick={() => void send(factor)}
          >
            <span>
              Send a code to <PhoneName factor={factor} />
            </span>
          </Button>
        ))
      ) : (
        <CodeForm
          key={phone.uid}
          phone={<PhoneName factor={phone} />}
          confirm={challenge.confirm}
          send={() => challenge.sendCode(phone.uid)}
          onDone={onDone}
        >
          {challenge.factors.length > 1 && (
            <Button variant="ghost" onClick={() => setPhone(undefined)}>
              Use another phone
            </Button>
          )}
        </CodeForm>
      )}
    </>
  );
}
