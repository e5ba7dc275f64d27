import type { RefObject } from 'react';
import { type ChartImageFormat, saveChart, saveFile, useToast } from 'waymark';
import type { RowsQuery, TimeRange } from '../../../../rows/query';
import { useLoadCsv } from '../../../data/hooks';
import type { Connection } from '../../../data/json-api/connection';
import type { DashboardRange } from '../../../lib/ranges';
import { useRequest } from '../../../lib/use-request';
import { fileNameOf, formatPeriod } from '../../../data/value-formats';
import type { DashboardState } from '../state/dashboard-search';
import type { ChangeDashboard } from '../state/use-dashboard-state';

/** Downloads rows as a CSV file, one at a time. Leaving the page cancels a file that is not ready. */
export function useCsvDownload({ words }: Connection, range: TimeRange | null) {
  const { show } = useToast();
  const loadCsv = useLoadCsv(range);
  const { busy, run } = useRequest();

  async function download(query: RowsQuery, signal: AbortSignal): Promise<void> {
    try {
      const file = await loadCsv(query, signal);
      signal.throwIfAborted();
      saveFile(file, `${fileNameOf(words)}.csv`);
      const description = typeof file === 'string' && 'Your browser downloads it and shows the progress.';
      show({ id: 'csv', tone: 'success', title: 'The CSV file is ready', description });
    } catch (error) {
      if (signal.aborted) return;
      show({ id: 'csv', tone: 'error', title: error instanceof Error ? error.message : String(error) });
    }
  }

  return { isRunning: busy, start: (query: RowsQuery): void => void run((signal) => download(query, signal)) };
}

interface ChartPictureOptions {
  chart: RefObject<HTMLElement | null>;
  connection: Connection;
  /** The range; null without a time. */
  range: DashboardRange | null;
  view: DashboardState['view'];
  change: ChangeDashboard;
}

/** Returns a function that saves the chart as a picture. */
export function useChartPicture({ chart, connection, range, view, change }: ChartPictureOptions) {
  const { show } = useToast();
  const fail = (title: string, description: string, label: string, onClick: () => void): void =>
    void show({ id: 'picture', tone: 'error', title, description, actions: [{ label, onClick }] });

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
      show({ id: 'picture', tone: 'success', title: 'The picture is ready' });
    } catch {
      const description = 'Wait until it displays data, or try the other format.';
      fail('The chart could not be downloaded', description, 'Try again', () => void save(format));
    }
  };
}
