import { Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { LoadingBar } from 'waymark';

/** For a shorter wait, an indicator would only flash. */
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
 * Renders the child route. The loaders load a page's code before it renders, so it only suspends if the session changes
 * in between.
 */
export function SuspendedOutlet() {
  return (
    <Suspense fallback={<DelayedLoadingBar />}>
      <Outlet />
    </Suspense>
  );
}
