import { lazy, Suspense, useState } from 'react';
import { Button } from 'waymark';
import type { AuthUser } from '../../auth/auth-service';
import { SettingsCard } from './settings-card';

const loadDialog = () => import('./delete-dialog');
const DeleteDialog = lazy(async () => ({ default: (await loadDialog()).DeleteDialog }));
const preload = () => void loadDialog().catch(() => undefined);

/** The way out for good. */
export function DeleteCard({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  // Once it was there it stays, or it would have no time to close.
  const [asked, setAsked] = useState(false);
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
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          Delete account
        </Button>
      </div>
      {asked && (
        <Suspense fallback={null}>
          <DeleteDialog user={user} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </SettingsCard>
  );
}
