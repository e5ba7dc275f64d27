import { useEffect } from 'react';

/**
 * Calls back when the user goes back or forward in the history. Modal layers use it to close, because they would cover the page.
 * @param onStep a stable function
 */
export function useHistoryStep(onStep: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, [onStep]);
}
