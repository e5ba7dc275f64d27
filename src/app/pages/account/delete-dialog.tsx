import { type RefObject, useId, useRef, useState } from 'react';
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
import { useAuth } from '../../auth/auth-context';
import type { AuthUser } from '../../auth/auth-service';
import { useSettingsForm } from './use-settings-form';

/** What an account without an address is confirmed by. */
const plainWord = 'delete';

export interface DeleteDialogProps {
  user: AuthUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks the person to type their address, so that nobody deletes an account by a slip of the hand. */
export function DeleteDialog({ user, open, onOpenChange }: DeleteDialogProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <DialogContent role="alertdialog" closesOutside={false} initialFocusRef={fieldRef}>
        <DialogHeader>
          <DialogTitle>Delete your account?</DialogTitle>
        </DialogHeader>
        <DeleteForm user={user} fieldRef={fieldRef} onBusyChange={setBusy} />
      </DialogContent>
    </Dialog>
  );
}

interface DeleteFormProps {
  user: AuthUser;
  fieldRef: RefObject<HTMLInputElement | null>;
  onBusyChange: (busy: boolean) => void;
}

/** Goes with the dialog: what was typed once is not there the next time. */
function DeleteForm({ user, fieldRef, onBusyChange }: DeleteFormProps) {
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
        // The guard of the page sees the session end and leads to the login page, which says what happened.
        await service.deleteAccount();
      } finally {
        onBusyChange(false);
      }
    },
  });
  return (
    <>
      <DialogBody>
        <DialogDescription>
          This removes your account and every way to sign in to it, at once and for good. Nobody can bring it back.
        </DialogDescription>
        <form id={formId} ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
          {form.formError && <Alert tone="error">{form.formError}</Alert>}
          <TextField
            ref={fieldRef}
            label={user.email === null ? `Type “${word}” to confirm` : 'Type your e-mail address to confirm'}
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
        <Button type="submit" form={formId} tone="error" busy={form.busy} busyLabel="Deleting">
          Delete account
        </Button>
      </DialogFooter>
    </>
  );
}
