import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Alert, Avatar, Button } from 'waymark';
import { describeAuthError } from '../../auth/auth-errors';
import { useAuth, useUser } from '../../auth/auth-context';

/** What stands where an account has no name of its own. */
const sampleName = 'John Doe';

/** Who is signed in, and the way out. The guard of the page sees the session end and leads to the login page. */
export function ProfileButton() {
  const { service } = useAuth();
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = user?.displayName || sampleName;

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
    <>
      <Button
        variant="soft"
        busy={busy}
        aria-label={`Logout ${name}`}
        onClick={() => void signOut()}
        className="min-h-header-chip! rounded-full! px-2! pe-3!"
      >
        <Avatar name={name} src={user?.photoURL} decorative tone="primary" className="bg-paper!" />
        <LogOut aria-hidden className="size-6 rtl:-scale-x-100" />
      </Button>
      {error && (
        <Alert
          tone="error"
          dismissible
          onOpenChange={() => setError(null)}
          className="fixed end-5 top-header z-app-bar shadow-raised"
        >
          {error}
        </Alert>
      )}
    </>
  );
}
