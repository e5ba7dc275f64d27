import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { type AppRoute, createNavigation } from '../../../../src/app/router/navigation';

/** Navigates without an address bar; the last entry is the present one. */
export function createMemoryNavigation(routes: AppRoute[], initialEntries = ['/']) {
  const history = createMemoryHistory({ initialEntries });
  return { history, navigation: createNavigation(routes, history) };
}
