import { LogOut } from 'lucide-react';
import { Button } from 'waymark';
import { useSignOut } from '../../shell/use-sign-out';
import { SettingsCard } from './settings-card';

/** Signs out in this browser, and explains how to sign out on other devices. */
export function SessionCard() {
  const { busy, signOut } = useSignOut();
  return (
    <SettingsCard id="sessions" title="Sessions">
      <p className="text-muted">
        Sign out in every tab of this browser. To sign out on your other devices, change your password.
      </p>
      <div>
        <Button
          variant="tonal"
          startIcon={<LogOut className="rtl:-scale-x-100" />}
          busy={busy}
          busyLabel="Signing out"
          onClick={signOut}
        >
          Sign out of this browser
        </Button>
      </div>
    </SettingsCard>
  );
}
