import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { whenIdle } from '../../lib/when-idle';

const toaster = lazyPart(async () => (await import('./toaster')).Toaster);

/**
 * Where toasts show. It comes when the page has nothing else to do: later than the first paint, which needs no toast, and
 * earlier than the first toast, because a screen reader says only what is added to a region that it knows. A page whose
 * connection has failed by then goes on without until it is back.
 */
export function LateToaster() {
  useEffect(() => {
    const cancel = whenIdle(toaster.preload);
    window.addEventListener('online', toaster.preload);
    return () => {
      cancel();
      window.removeEventListener('online', toaster.preload);
    };
  }, []);
  return <toaster.Part />;
}
