import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, Button, TextField } from 'waymark';
import { describeAuthError } from '../errors';
import type { Cancellable, SecondFactor, SecondFactorChallenge } from '../types';
import { AuthForm, useFocusOnMount, useRequestForm } from './auth-form';
import { SendAgain } from './send-again';

/** Sends a code to the account's phone, or to the one that the user selects, and asks for the code. */
export function SecondFactorForm({ challenge, onDone }: { challenge: SecondFactorChallenge; onDone?: () => void }) {
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
    // Send the message only once, even if StrictMode runs the effect twice: each text message costs money.
    if (only === undefined || sentFirst.current) return;
    sentFirst.current = true;
    void send(only);
    // oxlint-disable-next-line react/exhaustive-deps -- The code is sent once per step, not on later changes.
  }, [only]);

  useEffect(() => {
    // The list of phones replaces a form that contained the focus.
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
            variant="plain"
            size="lg"
            fullWidth
            loading={sendingTo === factor.uid}
            labels={{ buttonLoading: 'Sending' }}
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

export interface CodeFormProps {
  phone: ReactNode;
  confirm: (code: string, options: Cancellable) => Promise<void>;
  send: () => Promise<void>;
  onDone?: (() => void) | undefined;
  children?: ReactNode;
}

export function CodeForm({ phone, confirm, send, onDone, children }: CodeFormProps) {
  const form = useRequestForm({
    initial: { code: '' },
    validate: ({ code }) => (/^\d{6}$/.test(plainCode(code)) ? {} : { code: 'Enter the 6 digits of the code.' }),
    submit: ({ code }, signal) => confirm(plainCode(code), { signal }),
    onDone,
  });
  return (
    <AuthForm
      form={form}
      submit="Confirm"
      busyText="Checking the code"
      footer={
        <>
          <SendAgain send={send} sentText="A new code was sent. Earlier codes no longer work." />
          {children}
        </>
      }
    >
      <TextField
        size="lg"
        ref={useFocusOnMount()}
        label="Code from the text message"
        hint={<>We sent it to {phone}. It can take a minute to arrive.</>}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        {...form.field('code')}
      />
    </AuthForm>
  );
}

/** Removes spaces and hyphens that a text message may add to the code. */
function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

export function PhoneName({ factor: { displayName, phoneNumber } }: { factor: SecondFactor }) {
  return (
    <>
      {displayName && <bdi>{displayName} </bdi>}
      {phoneNumber === undefined ? !displayName && 'your phone' : <bdi dir="ltr">{phoneNumber}</bdi>}
    </>
  );
}
