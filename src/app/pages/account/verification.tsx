import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import { useAuth } from '../../auth/service';
import { useAuthRequest } from '../../auth/ui/auth-form';
import { SendAgain } from '../../auth/ui/send-again';

/** Sends the link that verifies the address, and detects when the user has opened it. */
export function Verification({ email }: { email: string }) {
  const { service } = useAuth();
  const { busy, error, run } = useAuthRequest();
  const [sent, setSent] = useState(false);
  const [note, setNote] = useState('');
  const checkRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!sent) return undefined;
    // The clicked button has been removed.
    checkRef.current?.focus();
    // The link opens in another tab or on another device: check when the user returns to this tab.
    const refresh = () => void service.refreshUser().catch(() => undefined);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [service, sent]);

  async function send(): Promise<void> {
    await service.sendVerification();
    setSent(true);
  }

  async function check(): Promise<void> {
    setNote('');
    await service.refreshUser();
    // Renders only while the address is not verified.
    setNote('Your address is not verified. Open the link in the email first.');
  }

  return (
    <div className="grid gap-3">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {sent ? (
        <>
          <Alert
            title="Verification email sent"
            action={
              <Button ref={checkRef} size="sm" busy={busy} busyLabel="Checking" onClick={() => void run(check)}>
                I have opened the link
              </Button>
            }
          >
            Open the link in the email to <bdi>{email}</bdi>. Check your spam folder.
          </Alert>
          <SendAgain send={() => service.sendVerification()} sentText="Another email was sent." />
        </>
      ) : (
        <Alert
          tone="warning"
          live="off"
          action={
            <Button size="sm" variant="tonal" busy={busy} busyLabel="Sending" onClick={() => void run(send)}>
              Send verification email
            </Button>
          }
        >
          Verify your address to recover your account and to confirm sign-ins by phone.
        </Alert>
      )}
      <p role="status" className="text-caption text-muted empty:hidden">
        {note}
      </p>
    </div>
  );
}
