import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { describeAuthError } from '../../auth/auth-errors';
import { SendAgain } from '../../auth/ui/send-again';

/** Asks for the link that verifies the address, and notices when it has been followed. */
export function Verification({ email }: { email: string }) {
  const { service } = useAuth();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const checkRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!sent) return undefined;
    // The button that was pressed is gone.
    checkRef.current?.focus();
    // The link opens in another tab or on another device: the person comes back to this one.
    const check = () => void service.refreshUser().catch(() => undefined);
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [service, sent]);

  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    setNote('');
    try {
      await action();
    } catch (problem) {
      setError(describeAuthError(problem).message);
    } finally {
      setBusy(false);
    }
  }

  const send = () =>
    run(async () => {
      await service.sendVerification();
      setSent(true);
    });

  const check = () =>
    run(async () => {
      await service.refreshUser();
      // Shows only where the address is still not verified: else this part is gone.
      setNote('Your address is not verified yet. Open the link in the e-mail first.');
    });

  return (
    <div className="grid gap-3">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {sent ? (
        <>
          <Alert
            title="Verification e-mail sent"
            action={
              <Button ref={checkRef} size="sm" busy={busy} busyLabel="Checking" onClick={() => void check()}>
                I have opened the link
              </Button>
            }
          >
            Open the link in the e-mail to <bdi>{email}</bdi>. It may be in the spam folder.
          </Alert>
          <SendAgain send={() => service.sendVerification()} sentText="Another e-mail is on its way." />
        </>
      ) : (
        <Alert
          tone="warning"
          live="off"
          action={
            <Button
              size="sm"
              variant="outline"
              tone="warning"
              busy={busy}
              busyLabel="Sending"
              onClick={() => void send()}
            >
              Send verification e-mail
            </Button>
          }
        >
          Verify your address, so that you can recover your account and confirm sign-ins by phone.
        </Alert>
      )}
      <p role="status" className="text-caption text-muted empty:hidden">
        {note}
      </p>
    </div>
  );
}
