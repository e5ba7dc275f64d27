import { Button } from 'waymark';
import type { AuthForm } from './use-auth-form';

export interface SlowRequestProps {
  form: Pick<AuthForm<never>, 'slow' | 'cancel'>;
}

/** A way out of a request that hangs. */
export function SlowRequest({ form }: SlowRequestProps) {
  return (
    // Always there, because a live region speaks only of what changes in it.
    <div role="status" className="contents">
      {form.slow && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted">This takes longer than usual.</p>
          <Button size="sm" variant="outline" tone="neutral" onClick={form.cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
