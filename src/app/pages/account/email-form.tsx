import { useState } from 'react';
import { Alert, Button, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { SlowRequest } from '../../auth/forms/slow-request';
import { normalizeEmail } from '../../auth/forms/validation';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { emailProblem } from './profile';
import { problemsOf } from './problems';
import { useSettingsForm } from './use-settings-form';

const empty = { email: '' };

/** Sends a link to a new address, which takes the place of the current one when it is followed. */
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
  useUnsavedChanges('E-mail address', form.values.email !== '');
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError && <Alert tone="error">{form.formError}</Alert>}
      {sentTo !== null && (
        <Alert tone="success" title="Confirm your new address">
          Open the link in the e-mail to <bdi>{sentTo}</bdi>. Your address changes then, and you sign in again with the
          new one. Until then nothing changes.
        </Alert>
      )}
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint="A link goes to the new address. Your current one stays until you open it."
        {...form.field('email')}
      />
      <SlowRequest form={form} />
      <div>
        <Button type="submit" variant="outline" busy={form.busy} busyLabel="Sending">
          {current === null ? 'Add e-mail address' : 'Change e-mail address'}
        </Button>
      </div>
    </form>
  );
}
