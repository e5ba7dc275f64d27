import { maxLabelLength } from '../../../../api/contract';
import { paths } from '../../../config/paths';
import { defaultRange, type RangeId } from '../../../lib/ranges';
import { type Connection, ownConnectionId } from '../../../data/json-api/connection';
import { connectionOf, type DataState } from '../../../data/store';
import { usualMeasure } from '../../../../rows/roles';
import { defaultViewOf } from '../../../data/saved-views';
import {
  type DashboardState,
  defaultGrid,
  hasChoice,
  readDashboardSearch,
  writeDashboardSearch,
} from './dashboard-search';

export type Known = Pick<DataState, 'status' | 'connections' | 'active' | 'views'>;

/** Returns the state of an address. Without a choice, it is the default view, or the usual measure and range. */
export function openAddress(search: URLSearchParams, known: Known, now: Date): DashboardState {
  const state = readDashboardSearch(search, now);
  if (hasChoice(search)) return state;
  const connection = connectionOf(known, state.source);
  const view = defaultViewOf(known.views, connection.id);
  return view === null
    ? { ...state, measure: usualMeasure(connection), range: usualRange(connection) }
    : { ...readView(view.search, now), source: state.source };
}

const usualRange = ({ range = defaultRange }: Connection): RangeId => range;

type FitConnection = Pick<Connection, 'id' | 'roles' | 'groupLevels'>;

export const readView = (search: string, now = new Date()): DashboardState =>
  readDashboardSearch(new URLSearchParams(search), now);

/** Writes the state as a saved view, on the first page, without details and the source, which the view stores. */
export function writeView(state: DashboardState): string {
  return writeDashboardSearch({ ...state, source: null, row: null, grid: { ...state.grid, page: 1 } }).toString();
}

/** Returns whether the address of a state must be marked as a choice, because another state would open otherwise. */
export function mustBeExplicit(state: DashboardState, known: Known): boolean {
  const connection = connectionOf(known, state.source);
  const isUsual = usualMeasure(connection) === 'count' && usualRange(connection) === defaultRange;
  return !isUsual || defaultViewOf(known.views, connection.id) !== null;
}

/** Returns an address that shows the same state later, even if another connection is active. */
export function linkTo(state: DashboardState, source: string): string {
  const search = writeDashboardSearch({ ...state, source }, new URLSearchParams(), { isExplicit: true });
  return new URL(`${paths.dashboard}?${search}`, window.location.origin).href;
}

/** Removes roles that the connection does not have, and groups and labels unknown to the site's own API. */
export function fitState(state: DashboardState, { id, roles, groupLevels }: FitConnection): DashboardState {
  const isOwn = id === ownConnectionId;
  const hasGroup = (group: string): boolean => !isOwn || groupLevels.some((known) => known.group === group);
  return {
    ...state,
    measure: roles.value === null ? 'count' : state.measure,
    at: roles.time === null ? null : state.at,
    groups: roles.group === null ? [] : state.groups.filter(hasGroup),
    labels: roles.label === null ? [] : state.labels.filter(({ length }) => !isOwn || length <= maxLabelLength),
  };
}

/** Returns the changes that show another source. Filters and columns are reset; a chosen measure and range are kept. */
export function sourceChanges(
  { grid, measure, range }: DashboardState,
  source: string | null,
  { from, to }: { from: Connection; to: Connection },
): Partial<DashboardState> {
  return {
    source,
    measure: measure === usualMeasure(from) ? usualMeasure(to) : measure,
    range: range === usualRange(from) ? usualRange(to) : range,
    at: null,
    groups: [],
    labels: [],
    hiddenSeries: [],
    row: null,
    grid: { ...defaultGrid, density: grid.density, pageSize: grid.pageSize },
  };
}
