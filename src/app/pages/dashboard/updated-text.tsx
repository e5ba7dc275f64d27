import { useCallback, useSyncExternalStore } from 'react';
import { formatAge } from './formats';

const tickMs = 10_000;

/** The age of the data. Not a live region: it changes all the time. */
export function UpdatedText({ fetchedAt }: { fetchedAt: number | null }) {
  const subscribe = useCallback((onTick: () => void) => {
    const timer = setInterval(onTick, tickMs);
    return () => clearInterval(timer);
  }, []);
  const text = useSyncExternalStore(subscribe, () => {
    const now = Date.now();
    return `Updated ${formatAge(fetchedAt ?? now, now)}`;
  });
  return (
    // On a phone, a line of its own below the buttons. Before the first answer, it takes the space of its first text.
    <span
      className={`text-caption text-muted max-sm:order-last max-sm:basis-full ${fetchedAt === null ? 'invisible' : ''}`}
    >
      {text}
    </span>
  );
}
