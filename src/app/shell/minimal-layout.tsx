import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { Alert, Footer, FooterLinks, Link, SkipLink, toast, useMediaQuery } from 'waymark';
import { breakpointWidth } from 'waymark/tokens';
import { links } from '../config/links';
import { lazyWithPreload, usePreloadWhenIdle } from '../lib/lazy-with-preload';
import { Logo } from './logo';

const ProductPicture = lazyWithPreload(async () => (await import('./product-picture')).ProductPicture);

/** The layout of pages without a sign-in: a column and, from 900 px up, a picture of the product beside it. */
export function MinimalLayout() {
  return (
    <div className="grid min-h-dvh bg-paper md:grid-cols-[minmax(min(--spacing(116),100%),2fr)_3fr]">
      <SkipLink />
      <div className="flex min-w-0 flex-col p-4 sm:px-16 sm:py-6">
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-auth-column py-8">
          <ConnectionNotice />
          <Logo />
          <Outlet />
        </main>
        <div className="mx-auto w-full max-w-auth-column">
          <AppFooter />
        </div>
      </div>
      <div className="relative my-5 me-5 hidden overflow-hidden rounded-[calc(2*var(--wm-radius))] bg-secondary-soft md:block">
        <Picture />
      </div>
    </div>
  );
}

/** The picture, which loads when the browser is idle and the page is wide enough. */
function Picture() {
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('md')})`);
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useCallback(async () => {
    if (!isWide) return;
    await ProductPicture.load();
    setIsLoaded(true);
  }, [isWide]);
  usePreloadWhenIdle({ load });
  return isLoaded && <ProductPicture />;
}

/** At least 24 px in both dimensions, which is the minimum target size of WCAG 2.2, and 40 px for touch. */
const target =
  'inline-flex min-h-6 min-w-6 items-center justify-center pointer-coarse:min-h-touch pointer-coarse:min-w-touch';

export function AppFooter() {
  return (
    <Footer>
      <p>
        {/* The text is isolated, because the copyright sign has no direction. */}
        <bdi>
          © All rights reserved{' '}
          <Link href={links.about} newTab showIcon={false} className={target}>
            Waymark
          </Link>
        </bdi>
      </p>
      <FooterLinks>
        {Object.entries({ X: links.microblog, Discord: links.chat }).map(([name, href]) => (
          <li key={name}>
            <Link href={href} newTab showIcon={false} underline="hover" className={target}>
              {name}
            </Link>
          </li>
        ))}
      </FooterLinks>
    </Footer>
  );
}

/** Shows an alert while the browser is offline, and a message when it is back online. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      toast.dismiss('connection');
    } else if (wasOffline.current) {
      wasOffline.current = false;
      toast.success('You are back online', { id: 'connection' });
    }
  }, [online]);
  return (
    <div role="status">
      {!online && (
        <Alert live="off" tone="warning" title="You are offline" className="mb-5">
          You can still read this page. New data and other pages will load once you are back online.
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
