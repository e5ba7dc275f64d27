import { saveFile, toast } from 'waymark';
import type { LoadCsv } from '../../../data/hooks';
import { useRequest } from '../../../lib/state';
import { fileNameOf } from '../../../data/value-formats';
import type { Words } from '../../../../rows/texts';

export type CsvDownload = ReturnType<typeof useCsvDownload>;

/** Downloads rows as a CSV file, one at a time. Leaving the page cancels a file that is not ready yet. */
export function useCsvDownload(words: Words, load: (signal: AbortSignal) => ReturnType<LoadCsv>) {
  const { busy, run } = useRequest();

  async function start(signal: AbortSignal): Promise<void> {
    try {
      const file = await load(signal);
      signal.throwIfAborted();
      saveFile(file, `${fileNameOf(words)}.csv`);
      const description = typeof file === 'string' && 'Your browser downloads it and shows the progress.';
      toast.success('The CSV file is ready', { id: 'csv', description });
    } catch (error) {
      if (signal.aborted) return;
      toast.error(error instanceof Error ? error.message : String(error), { id: 'csv' });
    }
  }

  return { isDownloading: busy, download: (): void => void run(start) };
}
