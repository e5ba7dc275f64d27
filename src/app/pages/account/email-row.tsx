import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Chip, TextField, toast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm, emailProblem, useAuthRequest, useFocusOnMount } from '../../auth/ui/auth-form';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { SendAgain } from '../../auth/ui/send-again';
import { EditableRow, useSettingsForm } from './settings-row';

export function EmailRow({ user }: { user: AuthUser }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasVerified = useRef(user.emailVerified);
  useEffect(() => {
    if (user.emailVerified && !wasVerified.current) {
      toast.success('Your email address is verified', { id: 'email' });
      // The focused element may have been removed.
      if (document.activeElement === document.body) titleRef.current?.focus();
    }
    wasVerified.current = user.emailVerified;
  }, [user.emailVerified]);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { email, emailVerified } = user;
  return (
    <EditableRow
      id="email"
      title="Email address"
      titleRef={titleRef}
      change={email === null ? 'Add' : 'Change'}
      value={
        email === null ? (
          'Your account has no email address. Add one to sign in with a password and to recover your account.'
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi>{email}</bdi>
            <Chip size="sm" tone={emailVerified ? 'success' : 'warning'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </Chip>
          </span>
        )
      }
      message={
        <>
          {sentTo !== null && (
            <Alert tone="success" title="Confirm your new address">
              Open the link in the email to <bdi>{sentTo}</bdi>. Then sign in again with the new address.
            </Alert>
          )}
          {email !== null && !emailVerified && <Verification email={email} key={email} />}
        </>
      }
    >
      {(close) => <EmailForm current={email} onSent={setSentTo} onClose={close} />}
    </EditableRow>
  );
}

interface EmailFormProps {
  current: string | null;
  onSent: (address: string) => void;
  onClose: () => void;
}

/** Sends a link to a new address, which replaces the current one when the user opens the link. */
function EmailForm({ current, onSent, onClose }: EmailFormProps) {
  const { service } = useAuth();
  const form = useSettingsForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: newEmailProblem(email, current) }),
    submit: ({ email }, signal) => service.changeEmail(email, { signal }),
    onDone: ({ email }) => {
      onSent(email);
      onClose();
    },
  });
  useUnsavedChanges('Email address', form.values.email !== '');
  return (
    <AuthForm form={form} submit="Send link" busyText="Sending" onCancel={onClose}>
      <TextField
        ref={useFocusOnMount()}
        label="New email address"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint="We will send a link to the new address. Your current address stays in use until you open it."
        {...form.field('email')}
      />
    </AuthForm>
  );
}

/** Sends the link that verifies the address, and detects whether the user has opened it. */
function Verification({ email }: { email: string }) {
  const { service } = useAuth();
  const { busy, error, run } = useAuthRequest();
  const [sent, setSent] = useState(false);
  const [note, setNote] = useState('');
  const checkRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!sent) return undefined;
    // The clicked button has been removed.
    checkRef.current?.focus();
    // The link opens in another tab or on another device, so check when the user returns to this tab.
    const refresh = () => void service.refreshUser().catch(() => undefined);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [service, sent]);

  async function send(): Promise<void> {
    await service.sendVerification();
    setSent(true);
  }

  async function check(): Promise<void> {
    setNote('');
    await service.refreshUser();
    // Rendered only while the address is not verified.
    setNote('Your address is not verified. Open the link in the email first.');
  }

  return (
    <div className="grid gap-3">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {sent ? (
        <>
          <Alert
            title="Verification email sent"
            actions={
              <Button
                ref={checkRef}
                size="sm"
                loading={busy}
                labels={{ buttonLoading: 'Checking' }}
                onClick={() => void run(check)}
              >
                I have opened the link
              </Button>
            }
          >
            Open the link in the email to <bdi>{email}</bdi>. Check your spam folder.
          </Alert>
          <SendAgain send={() => service.sendVerification()} sentText="Another email was sent." />
        </>
      ) : (
        <Alert
          tone="warning"
          live="off"
          actions={
            <Button
              size="sm"
              variant="plain"
              loading={busy}
              labels={{ buttonLoading: 'Sending' }}
              onClick={() => void run(send)}
            >
              Send verification email
            </Button>
          }
        >
          Verify your address to recover your account and to confirm sign-ins by phone.
        </Alert>
      )}
      <p role="status" className="text-caption text-muted empty:hidden">
        {note}
      </p>
    </div>
  );
}

export function newEmailProblem(email: string, current: string | null): string | undefined {
  // Case does not distinguish between accounts.
  if (email.trim().toLowerCase() === current?.toLowerCase()) return 'This is already your address. Enter another one.';
  return emailProblem(email);
}
