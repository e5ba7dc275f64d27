import { useState } from 'react';
import { Alert, Button } from 'waymark';
import { describeAuthError } from '../auth-errors';
import { useCountdown } from './use-countdown';

/** How long a message may be on its way before another one is of use, in seconds. */
const pause = 30;

export interface SendAgainProps {
  /** Sends the message once more; what it rejects with is shown. */
  send: () => Promise<void>;
  /** What is said when it was sent. */
  sentText: string;
}

/** Asks for a message that has not arrived once more, after a pause. */
export function SendAgain({ send, sentText }: SendAgainProps) {
  const [left, restart] = useCountdown(pause);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      await send();
      setOutcome({ tone: 'success', text: sentText });
      restart();
    } catch (error) {
      setOutcome({ tone: 'error', text: describeAuthError(error).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <Button
        variant="outline"
        tone="neutral"
        fullWidth
        busy={busy}
        busyLabel="Sending"
        // Not `disabled`: the focus would be lost after each press.
        aria-disabled={busy || left > 0 || undefined}
        onClick={left > 0 ? undefined : () => void sendAgain()}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send again'}
      </Button>
    </div>
  );
}
