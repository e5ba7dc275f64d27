import { useLocation, useNavigate, useRouteError } from 'react-router';
import { tryAgain } from '../routing/recovery';
import { Problem } from './problem';

/** What was thrown before the person tried again: a file that did not load comes back as the very same error for good. */
const tried = new WeakSet<object>();

export interface RouteErrorProps {
  /** What the person sees nothing of, and what still works. */
  description?: string;
}

/** What shows in a page's place when it throws; the layout around it goes on working. */
export function RouteError({
  description = 'This page could not be shown. Your other pages are not affected.',
}: RouteErrorProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();

  function retry(): void {
    const thrown = Object(error) as object;
    if (tried.has(thrown)) {
      void tryAgain();
      return;
    }
    tried.add(thrown);
    // The same place once more: the router forgets the error, and the page begins anew.
    void navigate(location, { replace: true, state: location.state });
  }

  return <Problem error={error} description={description} onRetry={retry} />;
}

/** What shows when the layout itself throws. */
export function FrameError() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
      <RouteError description="Waymark could not be shown. Try again, or load it anew." />
    </main>
  );
}
