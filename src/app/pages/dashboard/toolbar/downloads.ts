import type { RefObject } from 'react';
import { type ChartImageFormat, saveChart, saveFile, toast } from 'waymark';
import type { LoadCsv } from '../../../data/hooks';
import type { DashboardRange } from '../../../lib/ranges';
import { useRequest } from '../../../lib/state';
import { fileNameOf, formatPeriod } from '../../../data/value-formats';
import { matchingQuery } from '../state/queries';
import type { DashboardProps } from '../state/use-dashboard-state';

interface CsvOptions extends DashboardProps {
  range: DashboardRange | null;
  loadCsv: LoadCsv;
}

export type CsvDownload = ReturnType<typeof useCsvDownload>;

/** Downloads the matching rows as a CSV file, one at a time. Leaving the page cancels a file that is not ready yet. */
export function useCsvDownload({ connection, state, range, loadCsv }: CsvOptions) {
  const { busy, run } = useRequest();

  async function start(signal: AbortSignal): Promise<void> {
    try {
      const file = await loadCsv(matchingQuery(range, state), signal);
      signal.throwIfAborted();
      saveFile(file, `${fileNameOf(connection.words)}.csv`);
      const description = typeof file === 'string' && 'Your browser downloads it and shows the progress.';
      toast.success('The CSV file is ready', { id: 'csv', description });
    } catch (error) {
      if (signal.aborted) return;
      toast.error(error instanceof Error ? error.message : String(error), { id: 'csv' });
    }
  }

  return { isDownloading: busy, download: (): void => void run(start) };
}

interface ChartPictureOptions extends DashboardProps {
  chart: RefObject<HTMLElement | null>;
  range: DashboardRange | null;
}

export function useChartPicture({ chart, connection, range, state: { view }, change }: ChartPictureOptions) {
  const fail = (title: string, description: string, label: string, onClick: () => void): void =>
    void toast.error(title, { id: 'picture', description, actions: [{ label, onClick }] });

  return async function save(format: ChartImageFormat): Promise<void> {
    if (view === 'table') {
      const description = 'Show the chart, then download it again.';
      fail('A table has no picture', description, 'Show chart', () => change({ view: 'chart' }));
      return;
    }
    try {
      if (!chart.current) throw new Error('The chart is not loaded yet.');
      const period = range && `${formatPeriod(range.elapsed, range.bucket)}, `;
      await saveChart(chart.current, format, fileNameOf(connection.words), `${period ?? ''}${connection.name}`);
      toast.success('The picture is ready', { id: 'picture' });
    } catch {
      const description = 'Wait until it displays data, or try the other format.';
      fail('The chart could not be downloaded', description, 'Try again', () => void save(format));
    }
  };
}
