import { useRef, useState } from 'react';
import { describeAuthError } from '../auth-errors';

export interface Action {
  /** The request runs; a second one cannot start. */
  busy: boolean;
  /** What the last request failed with, until the next one. */
  error: string | null;
  /** Runs a request; what it rejects with becomes the `error`. */
  run: (request: () => Promise<void>) => void;
}

/** The life of what a button starts: once at a time, and what went wrong is told. */
export function useAction(): Action {
  // A ref as well as the state: a second press can come before the first has rendered.
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
