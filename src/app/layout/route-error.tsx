import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Alert, Button } from 'waymark';

/** What shows in a page's place when it throws or cannot be loaded; the layout around it goes on working. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    // Whoever looks after the site finds the cause here; the person before the screen could do nothing with it.
    console.error(error);
  }, [error]);
  return (
    <Alert
      tone="error"
      title="Something went wrong"
      action={
        <>
          <Button size="sm" onClick={() => void navigate(location, { replace: true })}>
            Try again
          </Button>
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
    >
      <title>Something went wrong – Waymark</title>
      This page could not be shown. Your other pages are not affected.
    </Alert>
  );
}
