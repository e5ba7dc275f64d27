import { type ReactNode, useEffect, useRef } from 'react';
import { Button, TextField } from 'waymark';
import type { Cancellable } from '../auth-service';
import { useAuthForm } from '../forms/use-auth-form';
import { FormError } from '../forms/form-error';
import { SendAgain } from './send-again';
import { SlowRequest } from '../forms/slow-request';

export interface CodeFormProps {
  /** The phone that the code goes to, as the person knows it. */
  phone: ReactNode;
  /** Takes the code; what it rejects with is shown. */
  confirm: (code: string, options: Cancellable) => Promise<void>;
  /** Sends another code. */
  send: () => Promise<void>;
  /** Called when the code was right. */
  onDone: () => void;
  /** What else can be done, below the form's own buttons. */
  children?: ReactNode;
}

/** Asks for the code of a text message; the focus goes into its field. */
export function CodeForm({ phone, confirm, send, onDone, children }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useAuthForm({
    initial: { code: '' },
    validate: ({ code }) => (/^\d{6}$/.test(plainCode(code)) ? {} : { code: 'Enter the 6 digits of the code.' }),
    submit: ({ code }, signal) => confirm(plainCode(code), { signal }),
    onDone,
  });
  // The form took the place of what the person has just pressed.
  useEffect(() => field.current?.focus(), []);
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormError form={form} />
      <TextField
        ref={field}
        label="Code from the text message"
        hint={<>We sent it to {phone}. It may take a minute to arrive.</>}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        {...form.field('code')}
      />
      <Button type="submit" tone="secondary" size="lg" fullWidth busy={form.busy} busyLabel="Checking the code">
        Confirm
      </Button>
      <SlowRequest form={form} />
      <SendAgain send={send} sentText="A new code is on its way. Codes that came before do not work any more." />
      {children}
    </form>
  );
}

/** People copy codes with the blanks and hyphens that messages put into them. */
function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '');
}
