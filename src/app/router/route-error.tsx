import { CloudAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { Button, EmptyState } from 'waymark';
import { currentBuild } from '../lib/build';
import { keepStored, readStored } from '../lib/storage';
import { focusHeading } from '../lib/focus';
import { DelayedLoadingBar } from './root-layout';

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
