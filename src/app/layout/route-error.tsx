import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Problem } from './problem';

/** What shows in a page's place when it throws; the layout around it goes on working. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Problem
      error={error}
      description="This page could not be shown. Your other pages are not affected."
      // The same place once more: the router forgets the error, and the page begins anew.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

/** What shows when the layout itself throws. */
export function FrameError() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
      <RouteError />
    </main>
  );
}
