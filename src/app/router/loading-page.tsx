import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBar } from 'waymark';
import { useNavigationState } from './app-router';

/** What takes less than this feels like no wait at all, and a bar that flashes by would only say otherwise, in ms. */
const unnoticed = 100;

/** The bar that shows while a page loads. */
export function LoadingPage() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  return late && <LoadingBar />;
}

/**
 * Shows that bar in the place of a layout until the code of the first page is there. It stands below the guards: a visitor is
 * sent to the login page before the page that they may not see has come.
 */
export function FirstLoad({ children }: { children: ReactNode }) {
  return useNavigationState().ready ? children : <LoadingPage />;
}

/** Shows that bar while the person is on the way to another page. */
export function NavigationProgress() {
  return useNavigationState().pending && <LoadingPage />;
}
