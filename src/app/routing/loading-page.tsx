import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LoadingBar } from 'waymark';

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

/** Shows that bar while the router is on its way to another page. */
export function NavigationProgress() {
  return useNavigation().state !== 'idle' && <LoadingPage />;
}
