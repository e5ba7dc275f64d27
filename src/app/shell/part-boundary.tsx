import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { Alert, Button } from 'waymark';

export interface PartBoundaryProps {
  /** The name of the part, at the beginning of a sentence. @default 'This part' */
  name?: string;
  onRetry?: () => void;
  children: ReactNode;
}

/** If a part of a page throws, replaces it with a message and a retry button. Resets on the next page. */
export function PartBoundary({ name = 'This part', onRetry, children }: PartBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname]} onReset={onRetry} fallbackRender={fallbackFor(name)}>
      {children}
    </ErrorBoundary>
  );
}

const fallbackFor =
  (name: string) =>
  ({ resetErrorBoundary }: FallbackProps): ReactNode => (
    <Alert
      tone="error"
      title={`${name} could not be shown`}
      actions={
        <Button
          size="sm"
          variant="plain"
          onClick={({ currentTarget }) => {
            // The button is removed: keep focus in the layer or on the page.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
            resetErrorBoundary();
          }}
        >
          Retry
        </Button>
      }
    >
      The rest of the page still works. If this fails again, reload the page.
    </Alert>
  );
