import { useState } from 'react';
import { Alert, Button } from 'waymark';
import type { AuthUser } from '../../auth/auth-service';
import { lazyPart } from '../../lib/lazy-part';
import type { DeleteDialogProps } from './delete-dialog';
import { SettingsCard } from './settings-card';

const dialog = lazyPart<DeleteDialogProps>(async () => (await import('./delete-dialog')).DeleteDialog);

/** The way out for good. */
export function DeleteCard({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  async function ask(): Promise<void> {
    setFailed(false);
    try {
      await dialog.load();
      setOpen(true);
    } catch {
      setFailed(true);
    }
  }

  return (
    <SettingsCard id="delete" title="Delete account">
      <p className="text-muted">
        Your account, its name and its ways to sign in are removed at once and cannot be brought back.
      </p>
      <div>
        <Button
          variant="outline"
          tone="error"
          aria-haspopup="dialog"
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          onClick={() => void ask()}
        >
          Delete account
        </Button>
      </div>
      {failed && (
        <Alert tone="error">This could not be loaded. Check your connection and press the button again.</Alert>
      )}
      <dialog.Part user={user} open={open} onOpenChange={setOpen} />
    </SettingsCard>
  );
}
