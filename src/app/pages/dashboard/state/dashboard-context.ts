import type { RefObject } from 'react';
import { saveFile, toast } from 'waymark';
import type { LoadCsv, useRangeOfRows } from '../../../data/hooks';
import type { Connection } from '../../../data/json-api/connection';
import { fileNameOf } from '../../../data/value-formats';
import { createRequiredContext, useRequest } from '../../../lib/state';
import type { Words } from '../../../../rows/texts';
import type { DashboardState } from './dashboard-search';
import type { DashboardData } from './use-dashboard-data';
import type { ChangeDashboard } from './use-dashboard-state';

/** What the parts of the page share. */
export interface Dashboard extends DashboardData, ReturnType<typeof useRangeOfRows> {
  connection: Connection;
  /** The part of the address's state that the connection supports. */
  state: DashboardState;
  change: ChangeDashboard;
  csv: ReturnType<typeof useCsvDownload>;
  chartRef: RefObject<HTMLElement | null>;
}

export const [DashboardContext, useDashboard] = createRequiredContext<Dashboard>('DashboardContext', 'useDashboard');

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
