import { Outlet } from 'react-router';
import { Card, SkipLink } from 'waymark';
import { ConnectionNotice } from './notices/connection-notice';
import { AppFooter } from './app-footer';
import { Logo } from './logo';

/** The layout of the pages that need no sign-in: a centered card with the logo. */
export function MinimalLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <SkipLink />
      <main id="main" tabIndex={-1} className="flex grow flex-col items-center justify-center p-4 sm:p-6">
        <Card className="w-full max-w-auth-card p-4 sm:p-8">
          <ConnectionNotice />
          <div className="mb-6 flex justify-center">
            <Logo />
          </div>
          <Outlet />
        </Card>
      </main>
      <div className="px-6 pb-6">
        <AppFooter />
      </div>
    </div>
  );
}
