import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Chip, TextField, useToast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm } from '../../auth/ui/auth-form';
import { SettingsCard, useSettingsForm } from './settings-card';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { newEmailProblem } from './profile';
import { Verification } from './verification';

/** Shows the email address and whether it is verified, and changes it. */
export function EmailCard({ user }: { user: AuthUser }) {
  const { show } = useToast();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasVerified = useRef(user.emailVerified);
  useEffect(() => {
    if (user.emailVerified && !wasVerified.current) {
      show({ id: 'email', tone: 'success', title: 'Your email address is verified' });
      // The focused element may have been removed.
      if (document.activeElement === document.body) titleRef.current?.focus();
    }
    wasVerified.current = user.emailVerified;
  }, [user.emailVerified, show]);
  return (
    <SettingsCard
      id="email"
      title="Email address"
      titleRef={titleRef}
      action={
        user.email !== null && (
          <Chip size="sm" tone={user.emailVerified ? 'success' : 'warning'}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Chip>
        )
      }
    >
      {user.email === null ? (
        <p className="text-muted">
          Your account has no email address. Add one to sign in with a password and to recover your account.
        </p>
      ) : (
        <div>
          <p className="text-caption text-muted">Current address</p>
          <p className="font-medium wrap-anywhere text-heading">
            <bdi>{user.email}</bdi>
          </p>
        </div>
      )}
      {user.email !== null && !user.emailVerified && <Verification email={user.email} key={user.email} />}
      <EmailForm current={user.email} />
    </SettingsCard>
  );
}

const empty = { email: '' };

/** Sends a link to a new address, which replaces the current one when the user opens the link. */
function EmailForm({ current }: { current: string | null }) {
  const { service } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSettingsForm({
    initial: empty,
    validate: ({ email }) => ({ email: newEmailProblem(email, current) }),
    submit: ({ email }, signal) => service.changeEmail(email, { signal }),
    onDone: (_result, { email }) => {
      setSentTo(email);
      fill(empty);
    },
  });
  const { fill } = form;
  useUnsavedChanges('Email address', form.values.email !== '');
  return (
    <AuthForm form={form}>
      {sentTo !== null && (
        <Alert tone="success" title="Confirm your new address">
          Open the link in the email to <bdi>{sentTo}</bdi>. Then sign in again with the new address.
        </Alert>
      )}
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint="We send a link to the new address. Your current address stays until you open the link."
        {...form.field('email')}
      />
      <div>
        <Button type="submit" variant="tonal" busy={form.busy} busyLabel="Sending">
          {current === null ? 'Add email address' : 'Change email address'}
        </Button>
      </div>
    </AuthForm>
  );
}
