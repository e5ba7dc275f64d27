import { useState } from 'react';
import { Alert, Button, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { SlowRequest } from '../../auth/ui/slow-request';
import { normalizeEmail } from '../../auth/credentials';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { emailProblem } from './profile';
import { problemsOf } from './problems';
import { useSettingsForm } from '../../auth/forms/use-settings-form';

const empty = { email: '' };

/** Sends a link to a new address, which replaces the current one when the user opens the link. */
export function EmailForm({ current }: { current: string | null }) {
  const { service } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSettingsForm({
    initial: empty,
    validate: ({ email }) => problemsOf({ email: emailProblem(email, current) }),
    submit: ({ email }, signal) => service.changeEmail(normalizeEmail(email), { signal }),
    onDone: (_result, { email }) => {
      setSentTo(normalizeEmail(email));
      fill(empty);
    },
  });
  const { fill } = form;
  useUnsavedChanges('Email address', form.values.email !== '');
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError && <Alert tone="error">{form.formError}</Alert>}
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
      <SlowRequest form={form} />
      <div>
        <Button type="submit" variant="outline" busy={form.busy} busyLabel="Sending">
          {current === null ? 'Add email address' : 'Change email address'}
        </Button>
      </div>
    </form>
  );
}
