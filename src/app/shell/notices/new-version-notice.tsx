import { useEffect } from 'react';
import { useToast } from 'waymark';
import { currentBuild, deployedBuild } from '../../lib/build';

/** The site is asked at most so often, in ms. */
const interval = 5 * 60_000;

export interface NewVersionNoticeProps {
  /** Whether the site is a built one, which has versions. */
  enabled: boolean;
}

/**
 * Says once of each deployment that there is a newer version than the one that the person has open. The site is asked when
 * they come back to the page after a while, and when some of its code could not be had; never in the background.
 */
export function NewVersionNotice({ enabled }: NewVersionNoticeProps) {
  const { show } = useToast();
  useEffect(() => {
    if (!enabled) return undefined;
    let known = currentBuild;
    let askedAt = Date.now();
    const stop = new AbortController();

    async function ask(): Promise<void> {
      askedAt = Date.now();
      const build = await deployedBuild();
      if (build === null || build === known || stop.signal.aborted) return;
      known = build;
      show({
        id: 'new-version',
        title: 'A new version is available',
        description: 'Reload the page to use it.',
        duration: null,
        action: { label: 'Reload', onClick: () => window.location.reload() },
      });
    }
    const askAfterAWhile = (): void => {
      if (!document.hidden && Date.now() - askedAt >= interval) void ask();
    };

    const { signal } = stop;
    window.addEventListener('focus', askAfterAWhile, { signal });
    document.addEventListener('visibilitychange', askAfterAWhile, { signal });
    // Vite's word for code that is not there any more.
    window.addEventListener('vite:preloadError', () => void ask(), { signal });
    return () => stop.abort();
  }, [enabled, show]);
  return null;
}
