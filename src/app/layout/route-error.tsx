import { CloudAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button, EmptyState } from 'waymark';
import { focusHeading } from '../routing/heading-focus';
import { LoadingPage } from '../routing/loading-page';
import { PageLoadError } from '../routing/preload';
import { recover, tryAgain } from '../routing/recovery';

/** What shows in a page's place when it throws or cannot be loaded; the layout around it goes on working. */
export function RouteError() {
  const error = useRouteError();
  const { key } = useLocation();
  return error instanceof PageLoadError ? <MissingPage key={key} error={error} /> : <BrokenPage error={error} />;
}

/** What shows when the layout itself throws or cannot be loaded. */
export function FrameError() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
      <RouteError />
    </main>
  );
}

/** The code of the page could not be had. Most often the site has been deployed since: then loading it anew helps. */
function MissingPage({ error }: { error: PageLoadError }) {
  const [recovering, setRecovering] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let gone = false;
    void recover(error).then((reloads) => gone || setRecovering(reloads));
    return () => {
      gone = true;
    };
  }, [error]);

  useEffect(() => {
    // Nothing is on this page that a reload could lose.
    const reload = (): void => void tryAgain();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  async function retry(): Promise<void> {
    setBusy(true);
    if (await tryAgain()) return;
    setBusy(false);
    setFailures((count) => count + 1);
  }

  if (recovering) return <LoadingPage />;
  return (
    <Problem
      error={error}
      description="This page could not be loaded. Check your connection. Your other pages are not affected."
      busy={busy}
      onRetry={() => void retry()}
    >
      <p role="status" className="text-center text-caption text-muted not-empty:pt-4">
        {failures > 0 && `Tried again ${failures === 1 ? 'once' : `${failures} times`}. The site does not answer.`}
      </p>
    </Problem>
  );
}

/** The page threw. It begins anew when the person tries again or goes to another one. */
function BrokenPage({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Problem
      error={error}
      description="This page could not be shown. Your other pages are not affected."
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
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
    // Whoever looks after the site finds the cause here; the person before the screen could do nothing with it.
    console.error(error);
    // What had the focus went away with the page.
    if (document.activeElement === document.body) focusHeading();
  }, [error]);
  return (
    <div className="flex grow flex-col justify-center">
      <title>Something went wrong – Waymark</title>
      <EmptyState
        level={1}
        tone="error"
        icon={<CloudAlert />}
        title="Something went wrong"
        description={description}
        actions={
          <>
            <Button busy={busy} busyLabel="Trying again" onClick={onRetry}>
              Try again
            </Button>
            <Button variant="outline" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      />
      {children}
    </div>
  );
}
