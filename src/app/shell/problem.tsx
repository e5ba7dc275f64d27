import { CloudAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, EmptyState } from 'waymark';
import { focusHeading } from '../lib/heading-focus';

export interface ProblemProps {
  error: unknown;
  /** What the person sees nothing of, and what still works. */
  description: string;
  /** A try is under way. @default false */
  busy?: boolean;
  onRetry: () => void;
  /** What came of the last try. */
  children?: ReactNode;
}

/** Says in the place of a page that something went wrong with it, and leads on. */
export function Problem({ error, description, busy, onRetry, children }: ProblemProps) {
  useEffect(() => {
    // Whoever looks after the site finds the cause here; the person before the screen could do nothing with it.
    console.error(error);
    // What had the focus went away with the page.
    if (document.activeElement?.matches('body, main')) focusHeading();
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
