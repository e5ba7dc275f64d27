import { useEffect, useRef, useState } from 'react';
import { Button, TextField, useToast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { SecondFactorEnrolment } from '../../auth/types';
import { AuthForm } from '../../auth/ui/auth-form';
import { CodeForm } from '../../auth/ui/second-factor';
import { useSettingsForm } from './settings-row';
import { useUnsavedChanges } from '../../shell/unsaved-changes';

interface AddPhoneProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Adds a phone in two steps: its number, then the code that is sent to it. */
export function AddPhone({ onDone, onCancel }: AddPhoneProps) {
  const { service } = useAuth();
  const { show } = useToast();
  const [sent, setSent] = useState<{ number: string; enrolment: SecondFactorEnrolment } | null>(null);
  useUnsavedChanges('Two-step sign-in', sent !== null);

  const cancel = (
    <Button variant="ghost" tone="neutral" onClick={onCancel}>
      Cancel
    </Button>
  );

  if (sent === null) return <NumberForm cancel={cancel} onSent={setSent} />;
  const { number } = sent;
  return (
    <CodeForm
      phone={<bdi dir="ltr">{number}</bdi>}
      confirm={(code) => sent.enrolment.confirm(code)}
      send={async () => setSent({ number, enrolment: await service.enrolSecondFactor(number) })}
      onDone={() => {
        show({
          id: 'second-factor',
          tone: 'success',
          title: 'Phone added',
          description: 'Your next sign-in asks for a code.',
        });
        onDone();
      }}
    >
      {cancel}
    </CodeForm>
  );
}

interface NumberFormProps {
  cancel: React.ReactNode;
  onSent: (sent: { number: string; enrolment: SecondFactorEnrolment }) => void;
}

function NumberForm({ cancel, onSent }: NumberFormProps) {
  const { service } = useAuth();
  const field = useRef<HTMLInputElement>(null);
  const form = useSettingsForm({
    initial: { phone: '' },
    validate: ({ phone }) => ({ phone: phoneNumberProblem(phone) }),
    submit: async ({ phone }) => {
      const number = normalizePhoneNumber(phone);
      return { number, enrolment: await service.enrolSecondFactor(number) };
    },
    onDone: onSent,
  });
  useUnsavedChanges('Two-step sign-in', form.values.phone !== '');
  useEffect(() => field.current?.focus(), []);
  return (
    <AuthForm form={form}>
      <TextField
        ref={field}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        required
        placeholder="+44 7700 900123"
        hint="Include the country code. We send a code by text message; your carrier may charge for it."
        {...form.field('phone')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="plain" loading={form.busy} labels={{ buttonLoading: 'Sending' }}>
          Send code
        </Button>
        {cancel}
      </div>
    </AuthForm>
  );
}

/** Converts a typed phone number to the provider's form: `+441234567890`. */
export function normalizePhoneNumber(text: string): string {
  // Accept the digits of every script.
  const digits = text.normalize('NFKC').replace(/[\s().\-/‐-―]/gu, '');
  return digits.replace(/^00/, '+');
}

/** Returns the message for a phone number; undefined when it is valid. */
export function phoneNumberProblem(text: string): string | undefined {
  const number = normalizePhoneNumber(text);
  if (number === '') return 'Enter your phone number.';
  if (!number.startsWith('+')) return 'Begin with the country code, like +44 7700 900123.';
  return /^\+[1-9]\d{6,14}$/.test(number) ? undefined : 'Enter a phone number like +44 7700 900123.';
}
