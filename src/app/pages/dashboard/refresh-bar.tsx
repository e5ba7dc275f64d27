import { Progress } from 'waymark';

/** A thin bar below the head while data is requested again. Hidden from screen readers: it may run at each interval. */
export function RefreshBar({ isBusy }: { isBusy: boolean }) {
  if (!isBusy) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 -bottom-3 print:hidden">
      <Progress aria-label="Refreshing" size="sm" />
    </div>
  );
}
