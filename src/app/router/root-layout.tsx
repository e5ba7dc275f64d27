import { Outlet } from 'react-router';
import { LateToaster } from '../shell/notices/late-toaster';
import { NewVersionNotice } from '../shell/notices/new-version-notice';
import { NavigationProgress } from './loading-page';
import { PageArrival } from './page-arrival';

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
