import { type RefObject, useRef, useState } from 'react';
import { Alert, Button, ConfirmDialog, TextField } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { SettingsRow, useSettingsForm } from './settings-row';

/** The word that confirms deleting an account that has no address. */
const plainWord = 'delete';

export function DeleteRow({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <SettingsRow
      id="delete"
      title="Delete account"
      value="Deletes your account and its data immediately. You cannot undo this."
      action={
        <Button size="sm" variant="ghost" tone="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      }
    >
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => setOpen(next || busy)}
        title="Delete your account?"
        description="Your account and its data are deleted immediately. You cannot undo this."
        labels={{ confirm: 'Delete account', cancel: 'Keep account' }}
        tone="error"
        loading={busy}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
        onConfirm={(event) => {
          event.preventDefault();
          field.current?.form?.requestSubmit();
        }}
      >
        <DeleteForm user={user} field={field} onBusyChange={setBusy} />
      </ConfirmDialog>
    </SettingsRow>
  );
}

interface DeleteFormProps {
  user: AuthUser;
  field: RefObject<HTMLInputElement | null>;
  onBusyChange: (busy: boolean) => void;
}

/** Asks the user to type their address. It unmounts with the dialog, so it is empty each time the dialog opens. */
function DeleteForm({ user, field, onBusyChange }: DeleteFormProps) {
  const { service } = useAuth();
  const word = user.email ?? plainWord;
  const form = useSettingsForm({
    initial: { confirmation: '' },
    validate: ({ confirmation }) =>
      confirmation.trim().toLowerCase() === word.toLowerCase() ? {} : { confirmation: `Type ${word} to confirm.` },
    submit: async () => {
      onBusyChange(true);
      try {
        // The route guard navigates to the login page, which shows the reason.
        await service.deleteAccount();
      } finally {
        onBusyChange(false);
      }
    },
  });
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError && <Alert tone="error">{form.formError}</Alert>}
      <TextField
        ref={field}
        label={user.email === null ? `Type “${word}” to confirm` : 'Type your email address to confirm'}
        hint={user.email !== null && <bdi>{user.email}</bdi>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('confirmation')}
      />
    </form>
  );
}
