import { useEffect, useRef, useState } from 'react';
import { Alert, Button, type ButtonProps } from 'waymark';
import { useAuthRequest } from './auth-form';

/** How long the button is unavailable after a message, in seconds. */
const resendDelaySeconds = 30;

export interface SendAgainProps {
  send: () => Promise<void>;
  sentText: string;
  /** Moves focus to the button, for a part that replaces the focused element. @default false */
  takesFocus?: boolean;
}

/** A button that sends a message again, after a delay. */
export function SendAgain({ send, sentText, takesFocus = false }: SendAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [left, restart] = useCountdown(resendDelaySeconds);
  const { busy, error, run } = useAuthRequest();
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function sendAgain(): void {
    setSent(false);
    void run(async () => {
      await send();
      setSent(true);
      restart();
    });
  }

  return (
    <div className="grid gap-3">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {sent && <Alert tone="success">{sentText}</Alert>}
      <Button
        ref={button}
        variant={left > 0 ? 'ghost' : 'outline'}
        tone="neutral"
        fullWidth
        loading={busy}
        labels={{ buttonLoading: 'Sending' }}
        // Not `disabled`, because focus would be lost after each click.
        aria-disabled={busy || left > 0 || undefined}
        onClick={left > 0 ? undefined : sendAgain}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send again'}
      </Button>
    </div>
  );
}

interface SendMessageProps extends Pick<SendAgainProps, 'send' | 'sentText'>, Pick<ButtonProps, 'variant'> {
  /** The text of the button that sends the first message. */
  label: string;
}

/** A button that sends a message, then one that sends it again. */
export function SendMessage({ label, variant, send, sentText }: SendMessageProps) {
  const { busy, error, run } = useAuthRequest();
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <>
        <Alert tone="success">{sentText}</Alert>
        <SendAgain takesFocus send={send} sentText={sentText} />
      </>
    );
  }
  return (
    <>
      {error !== null && <Alert tone="error">{error}</Alert>}
      <Button
        variant={variant}
        size="lg"
        fullWidth
        loading={busy}
        labels={{ buttonLoading: 'Sending' }}
        onClick={() => void run(() => send().then(() => setSent(true)))}
      >
        {label}
      </Button>
    </>
  );
}

/** Counts seconds down to 0. Returns the remaining seconds and a function that restarts. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const done = left === 0;
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [done]);
  return [
    left,
    () => {
      setNow(Date.now());
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
