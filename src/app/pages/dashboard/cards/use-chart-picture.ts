import type { RefObject } from 'react';
import { type ChartImageFormat, saveChart, useToast } from 'waymark';
import type { Connection } from '../../../data/json-api/connection';
import type { DashboardState } from '../state/dashboard-search';
import { fileNameOf } from '../state/formats';
import type { ChangeDashboard } from '../state/use-dashboard-state';

interface ChartPictureOptions {
  /** The root element of the chart; null until it has loaded. */
  chart: RefObject<HTMLElement | null>;
  connection: Connection;
  view: DashboardState['view'];
  change: ChangeDashboard;
}

/** Returns a function that saves a picture of the chart, and says what to do if that fails. */
export function useChartPicture({ chart, connection, view, change }: ChartPictureOptions) {
  const { show } = useToast();

  const save = async (format: ChartImageFormat): Promise<void> => {
    if (view === 'table') {
      show({
        id: 'picture',
        tone: 'error',
        title: 'A table has no picture',
        description: 'Show the chart, then download it again.',
        action: { label: 'Show chart', onClick: () => change({ view: 'chart' }) },
      });
      return;
    }
    try {
      if (!chart.current) throw new Error('The chart is not loaded yet.');
      await saveChart(chart.current, format, fileNameOf(connection.words));
      show({ id: 'picture', tone: 'success', title: 'The picture is ready' });
    } catch {
      show({
        id: 'picture',
        tone: 'error',
        title: 'The chart could not be downloaded',
        description: 'Wait until it displays data, or try the other format.',
        action: { label: 'Try again', onClick: () => void save(format) },
      });
    }
  };

  return (format: ChartImageFormat): void => void save(format);
}
