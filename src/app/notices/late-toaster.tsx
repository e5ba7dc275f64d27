import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./toaster')).Toaster };
  } catch {
    // A page without its notices is better than none.
    return { default: () => null };
  }
});

/**
 * Where toasts show. It comes when the page has nothing else to do: later than the first paint, which needs no toast, and
 * earlier than the first toast, because a screen reader says only what is added to a region that it knows.
 */
export function LateToaster() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no word for it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1000);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => setIdle(true));
    return () => window.cancelIdleCallback(request);
  }, []);
  return (
    idle && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
