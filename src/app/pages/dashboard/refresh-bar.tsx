import { Progress } from 'waymark';

/** A thin bar at the top of a card whose data is requested again. Hidden from screen readers: it may run at each interval. */
export function RefreshBar({ isBusy }: { isBusy: boolean }) {
  if (!isBusy) return null;
  return (
    <div aria-hidden className="absolute inset-x-2 top-0 print:hidden">
      <Progress aria-label="Refreshing" size="sm" />
    </div>
  );
}
