import type { AuthService } from '../../auth/auth-service';
import { preloadReadings } from '../../data/readings/use-readings';
import { openDataSession } from '../../data/use-data';
import { rowsQuery } from './dashboard-queries';
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
  const { range: id, at, grid } = readDashboardSearch(search, now);
  const range = rangeAt(id, now);
  await preloadReadings(session, { summary: range, readings: rowsQuery(range, at, grid) });
}
