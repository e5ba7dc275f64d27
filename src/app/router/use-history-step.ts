import { useEffect } from 'react';

/**
 * Calls back when the person goes back or forward in the history: for a modal layer, which would hide where they come to.
 * @param onStep the same function in each render
 */
export function useHistoryStep(onStep: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, [onStep]);
}
