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
  const [left, wait] = useCountdown(label === undefined ? resendDelaySeconds : 0);
  const { busy, error, run } = useAuthRequest();
  const [hasSent, setHasSent] = useState(false);
  const look: ButtonProps =
    label !== undefined && !hasSent
      ? { variant, size: 'lg', children: label }
      : left > 0
        ? { variant: 'ghost', tone: 'neutral', children: `Send again in ${left} s` }
        : { variant: 'outline', tone: 'neutral', children: 'Send again' };

  async function sendOnce(): Promise<void> {
    await send();
    setHasSent(true);
    wait(resendDelaySeconds);
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
        aria-disabled={busy || left > 0 || undefined}
        onClick={() => left === 0 && void run(sendOnce)}
      />
    </div>
  );
}

/** Counts seconds down to 0. Returns the remaining seconds, and a function that starts again. */
function useCountdown(initial: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initial * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isDone = left === 0;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isDone]);
  function start(seconds: number): void {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }
  return [left, start];
}
