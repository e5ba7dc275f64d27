import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { LoadingBar, Toaster, toast } from 'waymark';
import { currentBuild, deployedBuild } from '../lib/build';
import { focusHeading, onUserInput } from '../lib/focus';
import { scrollKeyOf } from '../lib/keep-scroll';

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

/** During a shorter wait, an indicator would only flash. */
const delayMs = 100;

export function DelayedLoadingBar() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <LoadingBar />;
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
