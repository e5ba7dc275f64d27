import { useId, useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  TextField,
} from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { SettingsRow, useSettingsForm } from './settings-row';

/** The word that confirms the deletion of an account without an address. */
const plainWord = 'delete';

export function DeleteRow({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
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
      <Dialog open={open} onOpenChange={(next) => setOpen(next || busy)}>
        <DialogContent role="alertdialog" showCloseButton={false} onInteractOutside={(event) => event.preventDefault()}>
          <DialogHeader>
            <DialogTitle>Delete your account?</DialogTitle>
          </DialogHeader>
          <DeleteForm user={user} onBusyChange={setBusy} />
        </DialogContent>
      </Dialog>
    </SettingsRow>
  );
}

interface DeleteFormProps {
  user: AuthUser;
  onBusyChange: (busy: boolean) => void;
}

/** Asks the user to type their address. Unmounts with the dialog, so it opens empty each time. */
function DeleteForm({ user, onBusyChange }: DeleteFormProps) {
  const { service } = useAuth();
  const formId = useId();
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
    <>
      <DialogBody>
        <DialogDescription>Your account and its data are deleted immediately. You cannot undo this.</DialogDescription>
        <form id={formId} ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
          {form.formError && <Alert tone="error">{form.formError}</Alert>}
          <TextField
            label={user.email === null ? `Type “${word}” to confirm` : 'Type your email address to confirm'}
            hint={user.email !== null && <bdi>{user.email}</bdi>}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.field('confirmation')}
          />
        </form>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost" tone="neutral">
            Keep account
          </Button>
        </DialogClose>
        <Button type="submit" form={formId} tone="error" loading={form.busy} labels={{ buttonLoading: 'Deleting' }}>
          Delete account
        </Button>
      </DialogFooter>
    </>
  );
}
