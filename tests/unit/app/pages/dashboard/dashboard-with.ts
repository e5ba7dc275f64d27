import { vi } from 'vitest';
import { ownConnection } from '../../../../../src/app/data/json-api/connection';
import type { Dashboard } from '../../../../../src/app/pages/dashboard/state/use-dashboard-data';
import { defaultState } from '../../../../../src/app/pages/dashboard/state/dashboard-search';

/** A dashboard whose requests are pending. */
export function dashboardWith(fields: Partial<Dashboard>): Dashboard {
  const refresh = (): Promise<void> => Promise.resolve();
  const pending = {
    status: 'loading',
    data: undefined,
    fetchedAt: null,
    notice: null,
    error: null,
    isBusy: true,
    refresh,
  } as const;
  const summary = { ...pending, query: null };
  return {
    connection: ownConnection,
    state: defaultState,
    change: vi.fn(),
    shown: { range: null, state: defaultState },
    range: null,
    figures: summary,
    chart: summary,
    groups: summary,
    labels: summary,
    comparison: { status: 'none' },
    rows: { ...pending, query: { page: 1, pageSize: 25 } },
    failed: [],
    isPending: false,
    isBusy: true,
    refresh,
    settings: ownConnection,
    wholeRow: undefined,
    loadCsv: vi.fn(),
    csv: { download: vi.fn(), isDownloading: false },
    chartRef: { current: null },
    ...fields,
  };
}
