import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { Alert, Card, Footer, FooterLinks, Link, SkipLink, useToast } from 'waymark';
import { links } from '../config/links';
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

/** At least 24 px in both dimensions, the minimum target size of WCAG 2.2. */
const target = 'inline-flex min-h-6 min-w-6 items-center justify-center';

export function AppFooter() {
  return (
    <Footer>
      <p>
        {/* Isolated, because the copyright sign has no direction of its own. */}
        <bdi>
          © All rights reserved{' '}
          <Link href={links.about} newTab showIcon={false}>
            Waymark
          </Link>
        </bdi>
      </p>
      <FooterLinks>
        <li>
          <Link href={links.microblog} newTab showIcon={false} tone="inherit" className={target}>
            X
          </Link>
        </li>
        <li>
          <Link href={links.chat} newTab showIcon={false} tone="inherit" className={target}>
            Discord
          </Link>
        </li>
      </FooterLinks>
    </Footer>
  );
}

/** Shows an alert while the browser is offline, and a message when it is online again. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, isOnline);
  const { show, dismiss } = useToast();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      dismiss('connection');
    } else if (wasOffline.current) {
      wasOffline.current = false;
      show({ id: 'connection', tone: 'success', title: 'You are back online' });
    }
  }, [online, show, dismiss]);
  return (
    <div role="status">
      {!online && (
        <Alert live="off" tone="warning" title="You are offline" className="mb-5">
          You can still read this page. New data and other pages load when you are online again.
        </Alert>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOnline = (): boolean => navigator.onLine;
