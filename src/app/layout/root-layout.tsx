import { Outlet } from 'react-router';
import { LateToaster } from '../notices/late-toaster';
import { NewVersionNotice } from '../notices/new-version-notice';
import { NavigationProgress } from '../routing/loading-page';
import { PageArrival } from '../routing/page-arrival';

/** Around every page: the bar that shows while one loads, what happens when one is there, and the notices. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <PageArrival />
      <LateToaster />
      <NewVersionNotice enabled={import.meta.env.PROD} />
    </>
  );
}
