import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import { useAction } from '../forms/use-action';
import { useCountdown } from '../forms/use-countdown';

/** How long a message may be on its way before another one is of use, in seconds. */
const pause = 30;

export interface SendAgainProps {
  /** Sends the message once more; what it rejects with is shown. */
  send: () => Promise<void>;
  /** What is said when it was sent. */
  sentText: string;
  /** Moves the focus to the button, for what takes the place of something that the person has just pressed. @default false */
  takesFocus?: boolean;
}

/** Asks for a message that has not arrived once more, after a pause. */
export function SendAgain({ send, sentText, takesFocus = false }: SendAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [left, restart] = useCountdown(pause);
  const { busy, error, run } = useAction();
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function sendAgain(): void {
    setSent(false);
    run(async () => {
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
        busy={busy}
        busyLabel="Sending"
        // Not `disabled`: the focus would be lost after each press.
        aria-disabled={busy || left > 0 || undefined}
        onClick={left > 0 ? undefined : sendAgain}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send again'}
      </Button>
    </div>
  );
}
