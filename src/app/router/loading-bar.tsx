import { Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { LoadingBar } from 'waymark';

/** A shorter wait does not need an indicator, which would only flash. */
const delayMs = 100;

export function DelayedLoadingBar() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <LoadingBar />;
}

export function NavigationProgress() {
  return useNavigation().state !== 'idle' && <DelayedLoadingBar />;
}

/**
 * Renders the child route. The loaders load the code of a page before it renders, so it suspends only when the session changes
 * in between.
 */
export function SuspendedOutlet() {
  return (
    <Suspense fallback={<DelayedLoadingBar />}>
      <Outlet />
    </Suspense>
  );
}
