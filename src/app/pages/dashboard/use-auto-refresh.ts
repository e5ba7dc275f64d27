import { useEffect, useRef } from 'react';

/**
 * Calls back at an interval while the page is visible and online. A page that was hidden or offline for longer calls back
 * when it is visible and online again. Never calls back with an interval of 0.
 */
export function useAutoRefresh(intervalMs: number, refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (intervalMs === 0) return undefined;
    let last = Date.now();
    const refreshIfDue = (): void => {
      if (document.hidden || !navigator.onLine || Date.now() - last < intervalMs) return;
      last = Date.now();
      latest.current();
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
