import { useState } from 'react';
import { Button } from 'waymark';
import type { AuthUser } from '../../auth/auth-types';
import { DeleteDialog } from './delete-dialog';
import { SettingsCard } from './settings-card';

/** Opens the dialog that deletes the account. */
export function DeleteCard({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard id="delete" title="Delete account">
      <p className="text-muted">Deletes your account and its data immediately. You cannot undo this.</p>
      <div>
        <Button variant="outline" tone="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      <DeleteDialog user={user} open={open} onOpenChange={setOpen} />
    </SettingsCard>
  );
}
