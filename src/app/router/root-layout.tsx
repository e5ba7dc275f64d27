import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { Button, EmptyState, focusHeading, LoadingBar, toast, Toaster } from 'waymark';
import { currentBuild, deployedBuild } from '../lib/build';
import { onUserInput } from '../lib/user-input';
import { scrollKeyOf } from '../lib/keep-scroll';
import { CloudAlert } from 'lucide-react';
import { keepStored, readStored } from '../lib/storage';

/** Wraps every page: handles the loading bar, focus and scroll position between pages, and notices. */
export function RootLayout() {
  const scrollKey = useStartAtTop();
  useHeadingFocus();
  return (
    <>
      <NavigationProgress />
      <SuspendedOutlet />
      {/* The prefix marks the key as the app's own, because any other key counts as a possible session. */}
      <ScrollRestoration getKey={scrollKey} storageKey="waymark:scroll" />
      <Toaster />
      <NewVersionNotice enabled={import.meta.env.PROD} />
    </>
  );
}

/** Scrolls to the top when the app mounts, and returns the `getKey` function for `ScrollRestoration`. */
function useStartAtTop(): (location: Location) => string {
  const hasMounted = useRef(false);
  useLayoutEffect(() => {
    hasMounted.current = true;
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  }, []);
  // ScrollRestoration mounts before the effect above and restores the first page's position. After a reload, the page
  // starts at the top.
  return useCallback((location) => (hasMounted.current ? scrollKeyOf(location) : 'start'), []);
}

/**
 * Moves focus to the next page's heading, so a screen reader announces it. If the user presses a key or clicks while
 * the page loads, for example to type into the search field, focus does not move.
 */
function useHeadingFocus(): void {
  const location = useLocation();
  const { location: next } = useNavigation();
  const previous = useRef<Location>(null);
  const hasInteracted = useRef(false);

  useEffect(() => {
    if (!next) return undefined;
    hasInteracted.current = false;
    return onUserInput(() => {
      hasInteracted.current = true;
    });
  }, [next]);

  useEffect(() => {
    const { current } = previous;
    previous.current = location;
    if (current === null || current === location) return;
    const isNewPage = current.pathname !== location.pathname && !hasInteracted.current;
    hasInteracted.current = false;
    // The focused element may have been removed, even if the same page renders again.
    if (isNewPage || document.activeElement === document.body) focusHeading();
  }, [location]);
}

/** The bar appears after a moment, because it would only flash during a shorter wait. */
export function DelayedLoadingBar() {
  return <LoadingBar className="animate-[wm-fade-in_1ms_100ms_backwards]" />;
}

function NavigationProgress() {
  return useNavigation().state !== 'idle' && <DelayedLoadingBar />;
}

/**
 * Renders the child route. The loaders load a page's code before it renders, so it suspends only if the session changes
 * in between.
 */
export function SuspendedOutlet() {
  return (
    <Suspense fallback={<DelayedLoadingBar />}>
      <Outlet />
    </Suspense>
  );
}

/** The minimum time between two checks when the user returns to the page. */
const checkIntervalMs = 5 * 60_000;
/** The minimum time between any two checks, because several chunks may fail at once. Longer than a check may take. */
const minIntervalMs = 10_000;

/**
 * Shows a message once per deployment when a newer version is available. Checks when the user returns to the page after
 * a while and when a chunk cannot be loaded, but never in the background. Only a production build has versions.
 */
export function NewVersionNotice({ enabled }: { enabled: boolean }) {
  useEffect(() => {
    if (!enabled) return undefined;
    let known = currentBuild;
    const mountedAt = Date.now();
    let askedAt = -Infinity;
    const stop = new AbortController();

    async function ask(): Promise<void> {
      if (Date.now() - askedAt < minIntervalMs) return;
      askedAt = Date.now();
      const build = await deployedBuild();
      if (build === null || build === known || stop.signal.aborted) return;
      known = build;
      toast({
        id: 'new-version',
        title: 'A new version is available',
        description: 'Reload the page to use it.',
        duration: null,
        actions: [{ label: 'Reload', onClick: () => window.location.reload() }],
      });
    }
    const askAfterAWhile = (): void => {
      if (!document.hidden && Date.now() - Math.max(mountedAt, askedAt) >= checkIntervalMs) void ask();
    };

    const { signal } = stop;
    window.addEventListener('focus', askAfterAWhile, { signal });
    document.addEventListener('visibilitychange', askAfterAWhile, { signal });
    // Vite dispatches this event when a chunk cannot be loaded.
    window.addEventListener('vite:preloadError', () => void ask(), { signal });
    return () => stop.abort();
  }, [enabled]);
  return null;
}

/** Thrown if the code of a page cannot be loaded: the connection failed, or a deployment removed the chunk. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super('The page could not be loaded.', { cause });
  }
}

/** Replaces a page that failed. The layout around it continues to work. */
export function PageError({ description = 'This page could not be shown. Your other pages are not affected.' }) {
  const error = useRouteError();
  return error instanceof PageLoadError ? <LoadProblem error={error} /> : <RenderProblem {...{ error, description }} />;
}

export function LayoutError() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
      <PageError description="Waymark could not be shown. Try again, or reload the page." />
    </main>
  );
}

function RenderProblem({ error, description }: { error: unknown; description: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <Problem
      error={error}
      description={description}
      busy={isLoading}
      // Navigating to the same location resets the router's error boundary.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

/**
 * Reloads the site once; after that, the user decides. Nothing is lost by the reload, because the page has not been
 * displayed yet.
 */
function LoadProblem({ error }: { error: PageLoadError }) {
  const [isReloading, setIsReloading] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the reload is a side effect, and its result decides what renders
    setIsReloading(reloadOnce());
  }, []);

  useEffect(() => {
    const reload = (): void => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  if (isReloading) return <DelayedLoadingBar />;
  return (
    <Problem
      error={error}
      description="This page could not be loaded. Check your connection and try again."
      // Do not use the router's navigation: browsers may cache a failed module for the lifetime of the page.
      onRetry={() => (navigator.onLine ? window.location.reload() : setHasFailed(true))}
    >
      <p role="status" className="text-center text-caption text-muted not-empty:pt-4">
        {hasFailed && 'You are offline. The page loads when the connection is back.'}
      </p>
    </Problem>
  );
}

const storageKey = 'waymark:reloaded-build';

/**
 * Reloads the site after a chunk could not be loaded: after a deployment, the chunks of the previous build are gone.
 * Reloads at most once per build and tab. Returns false if it does not reload because it already did, the browser is
 * offline, or session storage cannot record the reload, which could cause a loop.
 */
function reloadOnce(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', storageKey) === currentBuild) return false;
  if (!keepStored('sessionStorage', storageKey, currentBuild)) return false;
  window.location.reload();
  return true;
}

interface ProblemProps {
  error: unknown;
  description: string;
  busy?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

function Problem({ error, description, busy, onRetry, children }: ProblemProps) {
  useEffect(() => {
    // The cause is for developers; the message tells users what they can do.
    console.error(error);
    // The focused element was removed with the page.
    if (document.activeElement?.matches('body, main')) focusHeading();
  }, [error]);
  return (
    <div className="flex grow flex-col justify-center">
      <title>Something went wrong – Waymark</title>
      <EmptyState
        level={1}
        tone="error"
        start={<CloudAlert />}
        title="Something went wrong"
        description={description}
        actions={
          <>
            <Button loading={busy} labels={{ buttonLoading: 'Trying again' }} onClick={onRetry}>
              Try again
            </Button>
            <Button variant="plain" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      />
      {children}
    </div>
  );
}
