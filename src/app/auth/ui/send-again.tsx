import { useEffect, useState } from 'react';
import { Alert, Button, type ButtonProps } from 'waymark';
import { useAuthRequest } from './auth-form';

/** How long the button is unavailable after a message, in seconds. */
const resendDelaySeconds = 30;

interface SendAgainProps extends Pick<ButtonProps, 'variant'> {
  send: () => Promise<void>;
  sentText: string;
  /** The button's text before the first message. @default the first message has been sent */
  label?: string;
}

/** A button that sends a message, then again after a delay. `variant` applies before the first message. */
export function SendAgain({ send, sentText, label, variant }: SendAgainProps) {
  const [secondsLeft, setSecondsLeft] = useState(label === undefined ? resendDelaySeconds : 0);
  const isWaiting = secondsLeft > 0;
  const { busy, error, run } = useAuthRequest();
  const [hasSent, setHasSent] = useState(false);
  const look: ButtonProps =
    label !== undefined && !hasSent
      ? { variant, size: 'lg', children: label }
      : isWaiting
        ? { variant: 'ghost', tone: 'neutral', children: `Send again in ${secondsLeft} s` }
        : { variant: 'outline', tone: 'neutral', children: 'Send again' };

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSecondsLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function sendOnce(): Promise<void> {
    await send();
    setHasSent(true);
    setSecondsLeft(resendDelaySeconds);
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
        // Not `disabled`, because focus would be lost after each click.
        aria-disabled={busy || isWaiting || undefined}
        onClick={() => !isWaiting && void run(sendOnce)}
      />
    </div>
  );
}
