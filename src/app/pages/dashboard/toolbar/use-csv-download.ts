import { useEffect, useRef, useState } from 'react';
import { saveFile, useToast } from 'waymark';
import type { RowsQuery, TimeRange } from '../../../../rows/query';
import { useLoadCsv } from '../../../data/hooks';
import type { Connection } from '../../../data/json-api/connection';
import { fileNameOf } from '../state/formats';

interface CsvDownload {
  /** Downloads the rows of a query, unless a download is being prepared. */
  start: (query: RowsQuery) => void;
  isRunning: boolean;
}

/** The message about the last download. */
const toastId = 'csv';

/** Clicks a link, as the user would: the browser saves the file, and shows its progress. */
function openLink(href: string, download: string): void {
  const link = Object.assign(document.createElement('a'), { href, download });
  link.click();
}

/** Downloads rows as a CSV file. Leaving the page cancels what the browser does not download yet. */
export function useCsvDownload({ words }: Connection, range: TimeRange | null): CsvDownload {
  const { show } = useToast();
  const loadCsv = useLoadCsv(range);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(query: RowsQuery): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    setRunning(true);
    try {
      const file = await loadCsv(query, signal);
      signal.throwIfAborted();
      const name = `${fileNameOf(words)}.csv`;
      const isAddress = typeof file === 'string';
      if (isAddress) openLink(file, name);
      else saveFile(file, name);
      const description = isAddress && 'Your browser downloads it and shows the progress.';
      show({ id: toastId, tone: 'success', title: 'The CSV file is ready', description });
    } catch (error) {
      if (signal.aborted) return;
      const title = error instanceof Error ? error.message : String(error);
      show({ id: toastId, tone: 'error', title });
    }
    setRunning(false);
  }

  return { start: (query) => void (!isRunning && run(query)), isRunning };
}
