import { useEffect, useEffectEvent, useState } from 'react';
import type { DataResponse } from '../../../data/hooks';

export function useRefreshPress(
  refresh: () => Promise<void>,
  { isBusy, error }: Pick<DataResponse<unknown, unknown>, 'isBusy' | 'error'>,
) {
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  const [message, setMessage] = useState('');
  if (phase === 'done' && !isBusy) {
    setPhase('idle');
    setMessage(error ? `Not updated. ${error.message}` : 'Updated');
  }
  return {
    press: (): void => {
      setPhase('running');
      setMessage('');
      void refresh().finally(() => setPhase('done'));
    },
    isRunning: phase === 'running',
    /** The outcome of the last refresh, for a live region. Automatic refreshes are not announced. */
    message,
  };
}

/**
 * Refreshes at an interval while the page is visible and online. After a longer break, refreshes as soon as it is
 * visible and online again. An interval of 0 disables this.
 */
export function useAutoRefresh(intervalMs: number, refresh: () => void): void {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    if (intervalMs === 0) return undefined;
    let last = Date.now();
    const refreshIfDue = (): void => {
      if (document.hidden || !navigator.onLine || Date.now() - last < intervalMs) return;
      last = Date.now();
      refreshNow();
    };
    // Timers may fire slightly early.
    const timer = setInterval(refreshIfDue, intervalMs + 5);
    const end = new AbortController();
    document.addEventListener('visibilitychange', refreshIfDue, end);
    window.addEventListener('online', refreshIfDue, end);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [intervalMs]);
}
