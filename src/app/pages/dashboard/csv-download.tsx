import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button, Card, CardContent, Progress, saveFile, useToast } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import { downloadCsv } from '../../data/csv-download';
import type { RowsQuery } from '../../../rows/query';
import { useCredentials, useData } from '../../data/use-data';
import { countOf, formatCount } from '../../lib/formats';
import { fileNameOf } from './formats';

export interface CsvDownloadProps {
  connection: Connection;
  query: RowsQuery;
  /** The number of rows of the query; null where it is not known. */
  total: number | null;
  /** Why the download has stopped; null while it runs. */
  error: Error | null;
  onError: (error: Error | null) => void;
  /** Called when the file is complete or the user cancels. Unmounting cancels too. */
  onEnd: () => void;
}

export interface CsvDownloadBarProps extends CsvDownloadProps {
  /** Receives the focus when the element that had it before the bar is gone. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** The message about the last download. */
const toastId = 'csv';

/** Downloads the rows of a query, and shows the progress at the end of the window where it is high enough. */
export function CsvDownloadBar({ connection, query, total, error, onError, onEnd, fallbackRef }: CsvDownloadBarProps) {
  const { uid } = useData();
  const credentials = useCredentials();
  const { show } = useToast();
  const [csv] = useState(() => downloadCsv({ uid, connection, query, credentials }));
  const [rows, setRows] = useState<number | null>(null);
  const { words } = connection;
  const root = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  const end = useEffectEvent((file: Blob) => {
    saveFile(file, `${fileNameOf(words)}.csv`);
    show({ id: toastId, tone: 'success', title: 'The CSV file is ready' });
    onEnd();
  });
  const stop = useEffectEvent(onError);
  const isStopped = error !== null;
  useEffect(() => {
    if (isStopped) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    csv.run(signal, setRows).then(
      (file) => !signal.aborted && end(file),
      (reason: unknown) => {
        if (!signal.aborted) stop(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
    return () => controller.abort();
  }, [csv, isStopped]);
  useEffect(() => () => csv.discard(), [csv]);

  useLayoutEffect(() => {
    const [bar, fallback] = [root.current, fallbackRef.current];
    // The browser would move the focus to the body.
    return () => {
      if (!bar?.contains(document.activeElement)) return;
      (focusedBefore.current?.isConnected ? focusedBefore.current : fallback)?.focus({ preventScroll: true });
    };
  }, [fallbackRef]);

  const countText = (count: number): string =>
    total === null ? countOf(count, words) : `${formatCount(Math.min(count, total))} of ${countOf(total, words)}`;
  return (
    <Card
      ref={root}
      variant="outlined"
      role="group"
      aria-label="Download"
      // A file that arrives at once needs no bar.
      className="animate-[wm-fade-in_0.2s_0.5s_backwards] shadow-raised print:hidden"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget;
        }
      }}
    >
      <CardContent className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
        <div className="grid min-w-0 grow basis-60 gap-1.5">
          <Progress
            label={isStopped ? 'The download has stopped' : `Downloading ${words.plural}`}
            size="sm"
            tone={isStopped ? 'error' : 'primary'}
            value={total === null || rows === null ? (isStopped ? 0 : null) : rows}
            max={total ?? undefined}
            valueText={rows === null ? undefined : countText(rows)}
          />
          {isStopped && (
            <p role="alert" className="text-caption text-error wrap-anywhere">
              {error.message}
            </p>
          )}
        </div>
        <div className="ms-auto flex flex-wrap gap-2">
          {isStopped && (
            <Button
              size="sm"
              className="pointer-coarse:min-h-touch"
              onClick={() => {
                // This button is removed.
                cancelButton.current?.focus();
                onError(null);
              }}
            >
              Try again
            </Button>
          )}
          <Button
            ref={cancelButton}
            variant="tonal"
            size="sm"
            className="pointer-coarse:min-h-touch"
            onClick={() => {
              show({ id: toastId, title: 'The download was canceled' });
              onEnd();
            }}
          >
            Cancel
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
