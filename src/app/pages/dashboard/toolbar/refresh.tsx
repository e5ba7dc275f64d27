import { useEffect, useEffectEvent, useState } from 'react';
import type { DataResponse } from '../../../data/hooks';
import { Progress } from 'waymark';

interface RefreshPress {
  press: () => void;
  isRunning: boolean;
  /** The outcome of the last press, for a live region. Empty until then: an automatic refresh is not announced. */
  message: string;
}

/** Refreshes when the user presses a button, and reports the outcome. */
export function useRefreshPress(
  refresh: () => Promise<void>,
  { isBusy, error }: Pick<DataResponse<unknown, unknown>, 'isBusy' | 'error'>,
): RefreshPress {
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  const [message, setMessage] = useState('');
  if (phase === 'done' && !isBusy) {
    setPhase('idle');
    setMessage(error ? `Not updated. ${error.message}` : 'Updated');
  }
  return {
    press: () => {
      setPhase('running');
      setMessage('');
      void refresh().finally(() => setPhase('done'));
    },
    isRunning: phase === 'running',
    message,
  };
}

/**
 * Calls back at an interval while the page is visible and online. A page that was hidden or offline for longer calls back
 * when it is visible and online again. Never calls back with an interval of 0.
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
    // Timers may fire a little early.
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

/** A thin bar below the head while data is requested again. Hidden from screen readers: it may run at each interval. */
export function RefreshBar({ isBusy }: { isBusy: boolean }) {
  if (!isBusy) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 -bottom-3 print:hidden">
      <Progress aria-label="Refreshing" size="sm" />
    </div>
  );
}
