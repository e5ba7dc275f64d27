import { useState } from 'react';
import { Alert, Button, TextField } from 'waymark';
import { AuthForm } from '../../auth/ui/auth-form';
import { useAuth } from '../../auth/auth-context';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { newEmailProblem } from './profile';
import { useSettingsForm } from '../../auth/forms/use-settings-form';

const empty = { email: '' };

/** Sends a link to a new address, which replaces the current one when the user opens the link. */
export function EmailForm({ current }: { current: string | null }) {
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
        <Button type="submit" variant="outline" busy={form.busy} busyLabel="Sending">
          {current === null ? 'Add email address' : 'Change email address'}
        </Button>
      </div>
    </AuthForm>
  );
}
