import { useState } from 'react';
import type { CsvDownloadProps } from './csv-download';

type Download = Omit<CsvDownloadProps, 'onError' | 'onEnd'>;

export interface CsvDownload {
  /** Starts a download, unless one runs. It replaces one that has stopped. */
  start: (download: Omit<Download, 'error'>) => void;
  isRunning: boolean;
  /** What runs or has stopped, and its number; null without a download. */
  download: (CsvDownloadProps & { id: number }) | null;
}

/** Downloads rows as a CSV file, one file at a time. */
export function useCsvDownload(): CsvDownload {
  const [download, setDownload] = useState<(Download & { id: number }) | null>(null);
  return {
    start: (next) =>
      setDownload((current) =>
        current && current.error === null ? current : { ...next, error: null, id: (current?.id ?? 0) + 1 },
      ),
    isRunning: download !== null && download.error === null,
    download: download && {
      ...download,
      onError: (error) => setDownload((current) => current && { ...current, error }),
      onEnd: () => setDownload(null),
    },
  };
}
