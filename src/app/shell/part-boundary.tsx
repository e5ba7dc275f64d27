import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { Alert, Button } from 'waymark';
import { lazyWithPreload, type LazyWithPreload } from '../lib/lazy-with-preload';

export interface PartBoundaryProps {
  /** The name of the part, as the start of a sentence. @default 'This part' */
  name?: string;
  onRetry?: () => void;
  children: ReactNode;
}

/** If a part of the page throws, replaces it with a message and a retry button. Resets when the page changes. */
export function PartBoundary({ name = 'This part', onRetry, children }: PartBoundaryProps) {
  const { pathname } = useLocation();
  const showError = ({ resetErrorBoundary }: FallbackProps): ReactNode => (
    <Alert
      tone="error"
      title={`${name} could not be shown`}
      actions={
        <Button
          size="sm"
          variant="plain"
          onClick={({ currentTarget }) => {
            // The button is about to be removed, so keep focus in the layer or on the page.
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
  return (
    <ErrorBoundary resetKeys={[pathname]} onReset={onRetry} fallbackRender={showError}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Returns a part of a page whose code is loaded separately, wrapped in an error boundary.
 * @param fallback what to show until the code has loaded
 */
export function lazyPart<Props extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyWithPreload<Props> {
  const Part = lazyWithPreload(importComponent);
  const { load, preload } = Part;
  const Bounded = (props: Props): ReactNode => (
    <PartBoundary name={name} onRetry={preload}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
  return Object.assign(Bounded, { load, preload });
}
