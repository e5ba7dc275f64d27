'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataGridColumn } from './columns';
import { rowsToCsv } from './csv';

export interface CsvExport {
  /** The progress from 0 to 1, or `null` while nothing is exported. */
  progress: number | null;
  /** Builds a file and downloads it. A running export is canceled. */
  start: <Row>(
    rows: readonly Row[],
    columns: readonly Pick<DataGridColumn<Row>, 'header' | 'value'>[],
    fileName: string,
  ) => Promise<void>;
  /** Stops the running export. Nothing is downloaded. */
  cancel: () => void;
}

/** Exports rows as a CSV file in slices, so that the page stays responsive. Unmounting cancels the export. */
export function useCsvExport(): CsvExport {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setProgress(null);
  }, []);
  const start = useCallback<CsvExport['start']>(async (rows, columns, fileName) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    try {
      download(await rowsToCsv(rows, columns, { signal, onProgress: setProgress }), fileName);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setProgress(null);
      }
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { progress, start, cancel };
}

function download(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the file in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
