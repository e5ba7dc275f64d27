import { useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { LoadingBar } from 'waymark';

/** Around every page: the bar that shows while one loads, and what happens once when the app begins. */
export function RootLayout() {
  const { state } = useNavigation();
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  }, []);
  return (
    <>
      {state !== 'idle' && <LoadingBar />}
      <Outlet />
    </>
  );
}
