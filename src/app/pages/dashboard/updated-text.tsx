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
  // Before the first answer, it takes the space of its first text.
  return <span className={`text-caption text-muted ${fetchedAt === null ? 'invisible' : ''}`}>{text}</span>;
}
