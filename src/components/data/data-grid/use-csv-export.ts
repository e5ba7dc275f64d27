'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file';
import type { CsvColumn } from './columns';
import { type CsvOptions, rowsToCsv } from './csv';

/** The rows of a file, or a function that loads slices of them and stops when the signal is aborted. */
export type CsvRows<Row> = readonly Row[] | ((signal: AbortSignal) => AsyncIterable<readonly Row[]>);

/** The format of an exported file: CSV or Excel. */
export type DataGridExportFormat = 'csv' | 'xlsx';

export interface CsvExport {
  isRunning: boolean;
  /** The progress from 0 to 1, or `null` if nothing is being exported or the number of rows is unknown. */
  progress: number | null;
  /**
   * Builds and downloads a file, canceling any running export. For an Excel file, loads the library first. Rejects if
   * the rows cannot be loaded.
   */
  start: <Row>(
    rows: CsvRows<Row>,
    columns: readonly CsvColumn<Row>[],
    fileName: string,
    options?: Pick<CsvOptions, 'count' | 'separator' | 'decimal'> & { format?: DataGridExportFormat },
  ) => Promise<void>;
  /** Stops the running export without downloading anything. */
  cancel: () => void;
}

/** Exports rows as a CSV or Excel file in slices so that the page remains responsive. Unmounting cancels the export. */
export function useCsvExport(): CsvExport {
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setRunning(false);
  }, []);
  const start = useCallback<CsvExport['start']>(async (rows, columns, fileName, options) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRunning(true);
    setProgress(null);
    try {
      const source = typeof rows === 'function' ? rows(signal) : rows;
      const all = { ...options, signal, onProgress: setProgress };
      const build = options?.format === 'xlsx' ? (await import('./excel')).rowsToExcel : rowsToCsv;
      const file = await build(source, columns, all);
      saveFile(file, fileName);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setRunning(false);
      }
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { isRunning, progress: isRunning ? progress : null, start, cancel };
}
