import { useRef, useState } from 'react';
import { describeAuthError } from '../auth-messages';

export interface Action {
  /** Whether the request is in progress; a second one cannot start. */
  busy: boolean;
  /** The message of the last error, until the next request. */
  error: string | null;
  /** Runs a request; its rejection becomes the `error`. */
  run: (request: () => Promise<void>) => void;
}

/** The state of a request that a button starts: one at a time, with the message of its error. */
export function useAction(): Action {
  // A ref as well as the state: a second click can come before the first has rendered.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function start(request: () => Promise<void>): Promise<void> {
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await request();
    } catch (failure) {
      setError(describeAuthError(failure).message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    run: (request) => {
      if (!running.current) void start(request);
    },
  };
}
