import type { RefObject } from 'react';
import type { useRangeOfRows } from '../../../data/hooks';
import type { Connection } from '../../../data/json-api/connection';
import { createRequiredContext } from '../../../lib/state';
import type { CsvDownload } from './use-csv-download';
import type { DashboardState } from './dashboard-search';
import type { DashboardData } from './use-dashboard-data';
import type { ChangeDashboard } from './use-dashboard-state';

/** What the parts of the page share. */
export interface Dashboard extends DashboardData, ReturnType<typeof useRangeOfRows> {
  connection: Connection;
  /** The part of the address's state that the connection supports. */
  state: DashboardState;
  change: ChangeDashboard;
  csv: CsvDownload;
  chartRef: RefObject<HTMLElement | null>;
}

export const [DashboardContext, useDashboard] = createRequiredContext<Dashboard>('DashboardContext', 'useDashboard');
