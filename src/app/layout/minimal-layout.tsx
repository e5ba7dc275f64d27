import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Card, SkipLink } from 'waymark';
import { AppFooter } from './app-footer';
import { Logo } from './logo';

export interface MinimalLayoutProps {
  /** The page, where it is not the router that fills it in. */
  children?: ReactNode;
}

/** One centred card with the logo on top: the frame of the pages that need no signing in. */
export function MinimalLayout({ children }: MinimalLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <SkipLink />
      <main id="main" tabIndex={-1} className="flex grow flex-col items-center justify-center p-4 sm:p-6">
        <Card className="w-full max-w-auth-card p-4 sm:p-6 lg:max-w-auth-card-lg lg:p-10">
          <div className="mb-6 flex justify-center">
            <Logo />
          </div>
          {children ?? <Outlet />}
        </Card>
      </main>
      <div className="px-6 pb-6">
        <AppFooter />
      </div>
    </div>
  );
}
