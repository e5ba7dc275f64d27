import { type ReactNode, useEffect, useRef } from 'react';
import { Button, TextField } from 'waymark';
import type { Cancellable } from '../auth-types';
import { useRequestForm } from '../forms/use-request-form';
import { AuthForm } from './auth-form';
import { SendAgain } from './send-again';

export interface CodeFormProps {
  /** The phone that receives the code. */
  phone: ReactNode;
  /** Confirms the code; the rejection is shown. */
  confirm: (code: string, options: Cancellable) => Promise<void>;
  send: () => Promise<void>;
  /** Called when the code was correct. */
  onDone: () => void;
  /** More actions below the form's own buttons. */
  children?: ReactNode;
}

/** Asks for the code of a text message. Its field takes focus. */
export function CodeForm({ phone, confirm, send, onDone, children }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useRequestForm({
    initial: { code: '' },
    validate: ({ code }) => (/^\d{6}$/.test(plainCode(code)) ? {} : { code: 'Enter the 6 digits of the code.' }),
    submit: ({ code }, signal) => confirm(plainCode(code), { signal }),
    onDone,
  });
  // The form replaces the focused button.
  useEffect(() => field.current?.focus(), []);
  return (
    <AuthForm form={form}>
      <TextField
        ref={field}
        label="Code from the text message"
        hint={<>We sent it to {phone}. It can take a minute to arrive.</>}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        {...form.field('code')}
      />
      <Button type="submit" size="lg" fullWidth busy={form.busy} busyLabel="Checking the code">
        Confirm
      </Button>
      <SendAgain send={send} sentText="A new code was sent. Earlier codes no longer work." />
      {children}
    </AuthForm>
  );
}

/** Removes spaces and hyphens, which a text message may put into its code. */
function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '');
}
