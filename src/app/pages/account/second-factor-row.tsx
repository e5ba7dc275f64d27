import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, ConfirmDialog, Link, TextField, toast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser, SecondFactor } from '../../auth/types';
import { AuthForm, useAuthRequest, useFocusOnMount } from '../../auth/ui/auth-form';
import { useReauth } from '../../auth/ui/reauth';
import { CodeForm, PhoneName } from '../../auth/ui/second-factor';
import { paths } from '../../config/paths';
import { formatDay } from '../../lib/formats';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { SettingsRow, useSettingsForm } from './settings-row';

export function SecondFactorRow({ user }: { user: AuthUser }) {
  const { service } = useAuth();
  const { reauth } = useReauth();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  const { busy, error, run } = useAuthRequest();
  const addRef = useRef<HTMLButtonElement>(null);
  const focusesAdd = useRef(false);

  useEffect(() => {
    // The focused button has been removed together with its form or phone.
    if (focusesAdd.current) addRef.current?.focus();
    focusesAdd.current = false;
  });

  function closeForm(): void {
    focusesAdd.current = true;
    setAdding(false);
  }

  async function remove({ uid, phoneNumber }: SecondFactor): Promise<void> {
    try {
      await reauth(() => service.removeSecondFactor(uid));
      focusesAdd.current = true;
      toast.success('Phone removed', { id: 'second-factor', description: phoneNumber });
    } finally {
      setLeaving(null);
    }
  }

  const isOn = user.secondFactors.length > 0;
  const canAdd = user.emailVerified || isOn;
  return (
    <SettingsRow
      id="second-factor"
      title="Two-step sign-in"
      value={isOn ? 'On: each sign-in requires a code from your phone' : 'Off'}
      action={
        canAdd &&
        !adding && (
          <Button ref={addRef} size="sm" variant="ghost" onClick={() => setAdding(true)}>
            {isOn ? 'Add another phone' : 'Add a phone'}
          </Button>
        )
      }
    >
      {!canAdd && (
        <Alert live="off" actions={<Link href={`${paths.account}#email`}>Go to your email address</Link>}>
          Verify your email address first. You need it to recover your account if you lose the phone.
        </Alert>
      )}
      {error !== null && <Alert tone="error">{error}</Alert>}
      {isOn && (
        <ul role="list" aria-label="Phones that confirm your sign-ins" className="grid gap-3">
          {user.secondFactors.map((factor) => (
            <li key={factor.uid} className="flex flex-wrap items-center gap-3">
              <Smartphone aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere text-heading">
                  <PhoneName factor={factor} />
                </span>
                {/* Not every provider reports the date. */}
                {Date.parse(factor.enrollmentTime) > 0 && (
                  <span className="block text-caption text-muted">
                    Added on {formatDay(Date.parse(factor.enrollmentTime))}
                  </span>
                )}
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${factor.phoneNumber ?? 'this phone'}`}
                onClick={() => setLeaving(factor)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <AddPhone onClose={closeForm} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open && !busy) setLeaving(null);
        }}
        title="Remove this phone?"
        description={
          user.secondFactors.length > 1
            ? 'We will no longer send codes to it. Your other phone still confirms your sign-ins.'
            : 'You will then sign in with your password only.'
        }
        labels={{ confirm: 'Remove phone' }}
        tone="error"
        loading={busy}
        onConfirm={(event) => {
          event.preventDefault();
          if (leaving) void run(() => remove(leaving));
        }}
      />
    </SettingsRow>
  );
}

/** Adds a phone in two steps: the phone number, and then the code from the text message. */
function AddPhone({ onClose }: { onClose: () => void }) {
  const { service } = useAuth();
  const numberField = useFocusOnMount();
  const [sent, setSent] = useState<{ number: string; confirm: (code: string) => Promise<void> } | null>(null);
  const form = useSettingsForm({
    initial: { phone: '' },
    validate: ({ phone }) => ({ phone: phoneNumberProblem(phone) }),
    submit: ({ phone }, signal) => send(normalizePhoneNumber(phone), signal),
  });
  useUnsavedChanges('Two-step sign-in', sent !== null || form.values.phone !== '');

  async function send(number: string, signal?: AbortSignal): Promise<void> {
    const confirm = await service.enrolSecondFactor(number);
    if (!signal?.aborted) setSent({ number, confirm });
  }

  if (sent === null) {
    return (
      <AuthForm form={form} submit="Send code" busyText="Sending" onCancel={onClose}>
        <TextField
          ref={numberField}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          required
          placeholder="+44 7700 900123"
          hint="Include the country code. We send a code by text message; your carrier may charge for it."
          {...form.field('phone')}
        />
      </AuthForm>
    );
  }
  return (
    <CodeForm
      phone={<bdi dir="ltr">{sent.number}</bdi>}
      confirm={sent.confirm}
      send={() => send(sent.number)}
      onDone={() => {
        toast.success('Phone added', { id: 'second-factor', description: 'Your next sign-in asks for a code.' });
        onClose();
      }}
    >
      <Button variant="ghost" tone="neutral" onClick={onClose}>
        Cancel
      </Button>
    </CodeForm>
  );
}

/** Converts a typed phone number to the format that the provider expects: `+441234567890`. */
export function normalizePhoneNumber(text: string): string {
  // Accept the digits of every script.
  const digits = text.normalize('NFKC').replace(/[\s().\-/‐-―]/gu, '');
  return digits.replace(/^00/, '+');
}

export function phoneNumberProblem(text: string): string | undefined {
  const number = normalizePhoneNumber(text);
  if (number === '') return 'Enter your phone number.';
  if (!number.startsWith('+')) return 'Start with the country code, such as +44 7700 900123.';
  return /^\+[1-9]\d{6,14}$/.test(number) ? undefined : 'Enter a phone number like +44 7700 900123.';
}
