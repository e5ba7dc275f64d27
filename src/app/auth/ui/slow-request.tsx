import { Button } from 'waymark';
import type { RequestForm } from '../forms/use-request-form';

export interface SlowRequestProps {
  form: Pick<RequestForm<never>, 'slow' | 'cancel'>;
}

/** Offers to cancel a slow request. */
export function SlowRequest({ form }: SlowRequestProps) {
  return (
    // Always rendered: a live region announces only changes.
    <div role="status" className="contents">
      {form.slow && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted">This is taking longer than usual.</p>
          <Button size="sm" variant="outline" tone="neutral" onClick={form.cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
