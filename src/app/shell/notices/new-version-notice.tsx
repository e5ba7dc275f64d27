import { useEffect } from 'react';
import { useToast } from 'waymark';
import { currentBuild, deployedBuild } from '../../lib/build';

/** The minimum time between two checks when the user returns to the page. */
const checkIntervalMs = 5 * 60_000;
/** The minimum time between any two checks: several chunks of a page may fail at once. */
const minIntervalMs = 10_000;

export interface NewVersionNoticeProps {
  /** Whether to check for new versions. Only a production build has versions. */
  enabled: boolean;
}

/**
 * Shows a message once per deployment when a newer version is available. Checks when the user returns to the page after a
 * while and when a chunk cannot be loaded, never in the background.
 */
export function NewVersionNotice({ enabled }: NewVersionNoticeProps) {
  const { show } = useToast();
  useEffect(() => {
    if (!enabled) return undefined;
    let known = currentBuild;
    const mountedAt = Date.now();
    let askedAt = -Infinity;
    let isAsking = false;
    const stop = new AbortController();

    async function ask(): Promise<void> {
      if (isAsking || Date.now() - askedAt < minIntervalMs) return;
      askedAt = Date.now();
      isAsking = true;
      const build = await deployedBuild().finally(() => {
        isAsking = false;
      });
      if (build === null || build === known || stop.signal.aborted) return;
      known = build;
      show({
        id: 'new-version',
        title: 'A new version is available',
        description: 'Reload the page to use it.',
        duration: null,
        actions: [{ label: 'Reload', onClick: () => window.location.reload() }],
      });
    }
    const askAfterAWhile = (): void => {
      if (!document.hidden && Date.now() - Math.max(mountedAt, askedAt) >= checkIntervalMs) void ask();
    };

    const { signal } = stop;
    window.addEventListener('focus', askAfterAWhile, { signal });
    document.addEventListener('visibilitychange', askAfterAWhile, { signal });
    // Vite dispatches this event when a chunk cannot be loaded.
    window.addEventListener('vite:preloadError', () => void ask(), { signal });
    return () => stop.abort();
  }, [enabled, show]);
  return null;
}
