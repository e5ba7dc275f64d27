import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Alert, Button } from 'waymark';
import { ErrorBoundary } from '../lib/error-boundary';

export interface PartBoundaryProps {
  /** What the person calls it, at the beginning of a sentence. @default 'This part' */
  name?: string;
  /** A card, the content of a popover, or whatever else may fail by itself. */
  children: ReactNode;
}

/** Lets a part of a page fail alone, with a way to try again. It begins anew on the next page. */
export function PartBoundary({ name = 'This part', children }: PartBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      renderFailure={({ isFinal, retry }) => (
        <Alert
          tone="error"
          title={`${name} could not be shown`}
          action={
            <Button
              size="sm"
              variant="outline"
              tone="error"
              onClick={(event) => {
                if (isFinal) window.location.reload();
                else retry(event.currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
              }}
            >
              {isFinal ? 'Reload the page' : 'Retry'}
            </Button>
          }
        >
          Everything else on the page goes on working.
        </Alert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
