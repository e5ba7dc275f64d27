import { CloudAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, EmptyState } from 'waymark';
import { focusHeading } from '../lib/heading-focus';

export interface ProblemProps {
  error: unknown;
  /** What failed, and what still works. */
  description: string;
  /** Whether a retry is in progress. @default false */
  busy?: boolean;
  onRetry: () => void;
  /** The result of the last retry. */
  children?: ReactNode;
}

/** An error page with "Try again" and "Reload". */
export function Problem({ error, description, busy, onRetry, children }: ProblemProps) {
  useEffect(() => {
    // The cause is for developers; users see what they can do.
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
        icon={<CloudAlert />}
        title="Something went wrong"
        description={description}
        actions={
          <>
            <Button busy={busy} busyLabel="Trying again" onClick={onRetry}>
              Try again
            </Button>
            <Button variant="tonal" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      />
      {children}
    </div>
  );
}
