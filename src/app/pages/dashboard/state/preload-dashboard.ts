import type { AuthService } from '../../../auth/service';
import { preloadRows } from '../../../data/hooks';
import { connectionOf, openDataSession } from '../../../data/store';
import { amountsQuery, rowsQuery } from './queries';
import { fitState, openAddress } from './dashboard-search';
import { rangeAt } from '../../../../rows/ranges';

/** Starts the dashboard's requests at an address, in parallel with the page's code. */
export async function preloadDashboard(
  service: AuthService,
  apiOrigins: readonly string[],
  search: URLSearchParams,
): Promise<void> {
  const session = openDataSession(service, apiOrigins);
  if (session === null) return;
  const now = new Date();
  await session.store.whenReady();
  const known = session.store.getSnapshot();
  const opened = openAddress(search, known, now);
  const connection = connectionOf(known, opened.source);
  const state = fitState(opened, connection);
  const range = connection.roles.time === null ? null : rangeAt(state.range, now);
  preloadRows(session, connection, { summary: amountsQuery(range, state), rows: rowsQuery(range, state) });
}
