import type { AuthService } from '../../auth/auth-service';
import { preloadRows } from '../../data/readings/use-rows';
import { openDataSession } from '../../data/use-data';
import { amountsQuery, rowsQuery } from './dashboard-queries';
import { readDashboardSearch } from './dashboard-search';
import { rangeAt } from './ranges';

/** Starts the requests of the dashboard at an address, in parallel with the code of the page. */
export async function preloadDashboard(
  service: AuthService,
  apiOrigins: readonly string[],
  search: URLSearchParams,
): Promise<void> {
  const session = openDataSession(service, apiOrigins);
  if (session === null) return;
  const now = new Date();
  const state = readDashboardSearch(search, now);
  const { roles } = await session.store.whenReady();
  const range = roles.time === null ? null : rangeAt(state.range, now);
  await preloadRows(session, { summary: amountsQuery(range, state), rows: rowsQuery(range, state) });
}
