import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from '../lib/error-boundary';
import { tryAgain } from './recovery';
import { Problem } from '../shell/problem';

/** What was thrown before the person tried again: a file that did not load comes back as the very same error for good. */
const tried = new WeakSet<object>();

export interface RouteBoundaryProps {
  children: ReactNode;
}

/** Shows a problem in a page's place when it throws; the layout around it goes on working. */
export function PageBoundary({ children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={useLocation()}
      renderFailure={({ error }) => (
        <RouteError error={error} description="This page could not be shown. Your other pages are not affected." />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Shows a problem in the layout's place when that itself throws. */
export function FrameBoundary({ children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={useLocation()}
      renderFailure={({ error }) => (
        <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
          <RouteError error={error} description="Waymark could not be shown. Try again, or load it anew." />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface RouteErrorProps {
  error: unknown;
  /** What the person sees nothing of, and what still works. */
  description: string;
}

function RouteError({ error, description }: RouteErrorProps) {
  const navigate = useNavigate();
  const location = useLocation();

  function retry(): void {
    const thrown = Object(error) as object;
    if (tried.has(thrown)) {
      void tryAgain();
      return;
    }
    tried.add(thrown);
    // The same place once more: the boundary forgets the error, and the page begins anew.
    void navigate(location, { replace: true, state: location.state });
  }

  return <Problem error={error} description={description} onRetry={retry} />;
}
