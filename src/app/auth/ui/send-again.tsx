import { useEffect, useState } from 'react';
import { Alert, Button, type ButtonProps } from 'waymark';
import { useAuthRequest } from './auth-form';

const resendDelayMs = 30_000;

interface SendAgainProps extends Pick<ButtonProps, 'variant'> {
  send: () => Promise<void>;
  sentText: string;
  /** The button's text before the first message. @default none, because the first message has already been sent */
  label?: string;
}

/** A button that sends a message and, after a delay, can send it again. `variant` applies before the first message. */
export function SendAgain({ send, sentText, label, variant }: SendAgainProps) {
  const [now, setNow] = useState(Date.now);
  const [end, setEnd] = useState(label === undefined ? now + resendDelayMs : now);
  const isWaiting = now < end;
  const { busy, error, run } = useAuthRequest();
  const [hasSent, setHasSent] = useState(false);
  const look: ButtonProps =
    label !== undefined && !hasSent
      ? { variant, size: 'lg', children: label }
      : isWaiting
        ? { variant: 'ghost', tone: 'neutral', children: `Send again in ${Math.ceil((end - now) / 1000)} s` }
        : { variant: 'outline', tone: 'neutral', children: 'Send again' };

  useEffect(() => {
    if (!isWaiting) return undefined;
    // Use the clock, because the timer stops while the user looks for the message in another app.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function sendOnce(): Promise<void> {
    await send();
    setHasSent(true);
    const sent = Date.now();
    setNow(sent);
    setEnd(sent + resendDelayMs);
  }

  return (
    <div className="grid gap-3">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {hasSent && !busy && error === null && <Alert tone="success">{sentText}</Alert>}
      <Button
        {...look}
        fullWidth
        loading={busy}
        labels={{ buttonLoading: 'Sending' }}
        // Do not use `disabled`, because focus would be lost after each click.
        aria-disabled={busy || isWaiting || undefined}
        onClick={() => !isWaiting && void run(sendOnce)}
      />
    </div>
  );
}
