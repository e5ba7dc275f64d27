import type { DataGridState } from 'waymark';
import type { Roles } from '../../../../rows/roles';
import { columnId } from '../state/queries';
import type { ChangeOptions } from '../state/use-dashboard-state';
import type { DashboardState } from '../state/dashboard-search';

/** What the grid of some rows has before the user changes it. */
export interface GridDefaults {
  ids: readonly string[];
  hidden: readonly string[];
  roles: Pick<Roles, 'time' | 'group'>;
}

/** Returns what is in one of the lists only. */
const difference = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
];

/**
 * Returns the state of the grid: columns of the address that the rows do not have are dropped, and the columns that are hidden
 * at first are hidden, unless the address says otherwise.
 */
export function toGridState({ grid, groups }: DashboardState, { ids, hidden, roles }: GridDefaults): DataGridState {
  const isKnown = (id: string): boolean => ids.includes(id);
  const sort = grid.sort.filter(({ column }) => isKnown(column));
  return {
    ...grid,
    sort:
      sort.length === 0 && roles.time !== null && isKnown(columnId(roles.time))
        ? [{ column: columnId(roles.time), descending: true }]
        : sort,
    hidden: difference(hidden, grid.hidden.filter(isKnown)),
    order: grid.order.filter(isKnown),
    pinnedStart: grid.pinnedStart.filter(isKnown),
    pinnedEnd: grid.pinnedEnd.filter(isKnown),
    filters:
      roles.group !== null && groups.length > 0 && isKnown(columnId(roles.group))
        ? { [columnId(roles.group)]: groups }
        : {},
  };
}

/** Returns what a change of the grid means for the page. A choice adds an entry to the history; typing and sizes do not. */
export function fromGridState(
  next: DataGridState,
  state: DashboardState,
  { hidden, roles }: GridDefaults,
): [Partial<DashboardState>, ChangeOptions] {
  const before = state.grid;
  // The API sorts by one column.
  const sort = next.sort.slice(-1);
  const isDefault = roles.time !== null && sort[0]?.column === columnId(roles.time) && sort[0].descending;
  const groups = roles.group === null ? [] : (next.filters[columnId(roles.group)] ?? []);
  const grid: DataGridState = {
    ...next,
    sort: isDefault ? [] : sort,
    hidden: difference(next.hidden, hidden),
    filters: {},
  };
  const isChoice =
    next.search === before.search &&
    (next.page !== before.page ||
      next.pageSize !== before.pageSize ||
      JSON.stringify([grid.sort, groups]) !== JSON.stringify([before.sort, state.groups]));
  return [{ grid, groups }, { history: isChoice ? 'add' : 'replace' }];
}
