import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Alert, Button } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { describeAuthError } from '../../auth/auth-errors';
import { SettingsCard } from './settings-card';

/** Ends the session in this browser, and says how it ends elsewhere. */
export function SessionCard() {
  const { service } = useAuth();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function signOut(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await service.signOut();
    } catch (problem) {
      setError(describeAuthError(problem).message);
      setBusy(false);
    }
  }

  return (
    <SettingsCard id="sessions" title="Sessions">
      {error !== null && <Alert tone="error">{error}</Alert>}
      <p className="text-muted">
        Signing out ends your session in every tab of this browser. To end the sessions on your other devices as well, change
        your password.
      </p>
      <div>
        <Button
          variant="outline"
          startIcon={<LogOut className="rtl:-scale-x-100" />}
          busy={busy}
          busyLabel="Signing out"
          onClick={() => void signOut()}
        >
          Sign out of this browser
        </Button>
      </div>
    </SettingsCard>
  );
}
