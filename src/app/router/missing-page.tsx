import { useEffect, useState } from 'react';
import { LoadingPage } from './loading-page';
import type { PageLoadError } from './preload';
import { recover, tryAgain } from './recovery';
import { Problem } from '../shell/problem';

export interface MissingPageProps {
  error: PageLoadError;
  /** What still works. @default 'Your other pages are not affected.' */
  comfort?: string;
}

/**
 * Stands in for a page whose code could not be had. Most often the site has been deployed since: then it is loaded anew, at
 * the address that the person was going to.
 */
export function MissingPage({ error, comfort = 'Your other pages are not affected.' }: MissingPageProps) {
  const [recovering, setRecovering] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let gone = false;
    void recover(error).then((reloads) => gone || setRecovering(reloads));
    return () => {
      gone = true;
    };
  }, [error]);

  useEffect(() => {
    // Nothing is on this page that a reload could lose.
    const reload = (): void => void tryAgain();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  async function retry(): Promise<void> {
    setBusy(true);
    if (await tryAgain()) return;
    setBusy(false);
    setFailures((count) => count + 1);
  }

  if (recovering) return <LoadingPage />;
  return (
    <Problem
      error={error}
      description={`This page could not be loaded: the connection failed, or the site is being updated. ${comfort}`}
      busy={busy}
      onRetry={() => void retry()}
    >
      <p role="status" className="text-center text-caption text-muted not-empty:pt-4">
        {failures > 0 && `Tried again ${failures === 1 ? 'once' : `${failures} times`}. The site does not answer.`}
      </p>
    </Problem>
  );
}

/** Stands in for a layout whose code could not be had. */
export function MissingFrame({ error }: MissingPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-canvas p-4">
      <MissingPage error={error} comfort="Try again in a moment." />
    </main>
  );
}
