import { type DataGridState, defaultGridState, gridStateToSearch, searchToGridState } from 'waymark';
import { measureParam, paths, rangeParam, sourceParam } from '../../../config/paths';
import { type Bucket, type Measure, measures } from '../../../../rows/query';
import {
  bucketOf,
  type CustomRange,
  defaultRange,
  hourText,
  isCustomRange,
  isoDateOf,
  isRangeId,
  parseHour,
  rangeAt,
  type RangeId,
  rangeText,
} from '../../../../rows/ranges';
import { maxLabelLength } from '../../../../api/contract';
import { type Connection, ownConnectionId } from '../../../data/json-api/connection';
import { connectionOf, type DataState, defaultViewOf } from '../../../data/store';
import { usualMeasure } from '../../../../rows/roles';

export const refreshIntervals = { off: 0, '30s': 30_000, '1min': 60_000, '5min': 300_000 } as const;

export type RefreshInterval = keyof typeof refreshIntervals;

/** The state of the page, all of which is contained in the address. */
export interface DashboardState {
  /** The id of the connection; null for the active one. */
  source: string | null;
  range: RangeId | CustomRange;
  /** Whether the address contains a range that cannot be shown. */
  hasUnknownRange: boolean;
  compare: boolean;
  every: RefreshInterval;
  measure: Measure;
  /** The start of the selected bucket, in milliseconds since 1970. */
  at: number | null;
  groups: readonly string[];
  /** The selected labels; if empty, all labels are shown. */
  labels: readonly string[];
  view: 'chart' | 'table';
  hiddenSeries: readonly string[];
  grid: DataGridState;
  /** The key of the row whose details are open, or null. */
  row: string | null;
}

/** On phones, the pages of rows are shorter. */
export const defaultGrid: DataGridState =
  'document' in globalThis && window.matchMedia?.('(width < 37.5em)').matches
    ? { ...defaultGridState, pageSize: 10 }
    : defaultGridState;

export const pageSizes: readonly number[] = [10, 25, 50, 100];

const keys = {
  source: sourceParam,
  range: rangeParam,
  compare: 'compare',
  every: 'every',
  measure: measureParam,
  at: 'at',
  groups: 'group',
  labels: 'label',
  view: 'view',
  hiddenSeries: 'without',
  row: 'row',
} as const;

const maxValues = 20;
/** The page never writes longer text to the address. */
const maxTextLength = 300;

/** Returns the columns in an address, because the columns of the rows are unknown before the first response. */
function mentionedColumns(search: URLSearchParams): { id: string }[] {
  const lists = ['sort', 'hide', 'order', 'pin-start', 'pin-end', 'widths'];
  const texts = lists.flatMap((key) => search.get(key)?.split(',') ?? []);
  // A leading hyphen means descending order; the number after a colon is a width.
  return [...new Set(texts.flatMap((text) => [text.replace(/^-/, ''), text.replace(/:\d+$/, '')]))].map((id) => ({
    id,
  }));
}

function readRange(search: URLSearchParams): RangeId | CustomRange {
  const range = search.get(keys.range);
  const [from = '', to = ''] = range?.split('~') ?? [];
  if (isCustomRange({ from, to })) return { from, to };
  return isRangeId(range) ? range : defaultRange;
}

const readList = (search: URLSearchParams, key: string): string[] =>
  [...new Set(search.getAll(key).filter((text) => text.length <= maxTextLength))].slice(0, maxValues);

function readText(search: URLSearchParams, key: string): string | null {
  const text = search.get(key);
  return text !== null && text !== '' && text.length <= maxTextLength ? text : null;
}

/** Reads the state from the parameters of an address. Unknown values are dropped. */
export function readDashboardSearch(search: URLSearchParams, now: Date): DashboardState {
  const range = readRange(search);
  const every = search.get(keys.every) ?? 'off';
  const grid = searchToGridState(search, mentionedColumns(search), defaultGrid);
  return {
    source: readText(search, keys.source),
    range,
    hasUnknownRange: search.has(keys.range) && search.get(keys.range) !== rangeText(range),
    compare: search.get(keys.compare) !== 'off',
    every: Object.hasOwn(refreshIntervals, every) ? (every as RefreshInterval) : 'off',
    measure: measures.find((measure) => measure === search.get(keys.measure)) ?? 'count',
    at: readBucket(search.get(keys.at), range, now),
    groups: readList(search, keys.groups),
    labels: readList(search, keys.labels),
    view: search.get(keys.view) === 'table' ? 'table' : 'chart',
    hiddenSeries: readList(search, keys.hiddenSeries),
    grid: { ...grid, pageSize: pageSizes.includes(grid.pageSize) ? grid.pageSize : defaultGrid.pageSize },
    row: readText(search, keys.row),
  };
}

/**
 * Writes the state to the parameters of an address, omitting defaults. Other parameters are kept. With `isExplicit`,
 * the range is always written, which marks the address as a choice.
 */
export function writeDashboardSearch(
  state: DashboardState,
  search = new URLSearchParams(),
  { isExplicit = false }: { isExplicit?: boolean } = {},
): URLSearchParams {
  const result = gridStateToSearch(state.grid, [], search, defaultGrid);
  for (const key of Object.values(keys)) result.delete(key);
  if (state.source !== null) result.set(keys.source, state.source);
  if (state.range !== defaultRange || isExplicit) result.set(keys.range, rangeText(state.range));
  if (!state.compare) result.set(keys.compare, 'off');
  if (state.every !== 'off') result.set(keys.every, state.every);
  if (state.measure !== 'count') result.set(keys.measure, state.measure);
  if (state.at !== null) result.set(keys.at, bucketText(state.at, bucketOf(state.range)));
  for (const group of state.groups) result.append(keys.groups, group);
  for (const label of state.labels) result.append(keys.labels, label);
  if (state.view === 'table') result.set(keys.view, 'table');
  for (const series of state.hiddenSeries) result.append(keys.hiddenSeries, series);
  if (state.row !== null) result.set(keys.row, state.row);
  return result;
}

export const defaultState: DashboardState = readDashboardSearch(new URLSearchParams(), new Date(0));

/** Returns whether an address contains a choice. The source alone does not count. */
export function hasChoice(search: URLSearchParams): boolean {
  const foreign = writeDashboardSearch(defaultState, search);
  return [...search.keys()].some((key) => key !== keys.source && !foreign.has(key));
}

/** Returns a bucket's start as text: "2026", "2026-11" or "2026-11-14" in local time; hours as in a range. */
function bucketText(time: number, bucket: Bucket): string {
  if (bucket === 'hour') return hourText(time);
  const date = isoDateOf(time);
  return date.slice(0, { day: 10, month: 7, year: 4 }[bucket]);
}

function readBucket(text: string | null, range: RangeId | CustomRange, now: Date): number | null {
  const { bucket, from, to } = rangeAt(range, now);
  const time = parseBucket(text ?? '', bucket);
  // The result differs for text in another format and for nonexistent dates.
  return time >= from && time < to && bucketText(time, bucket) === text ? time : null;
}

function parseBucket(text: string, bucket: Bucket): number {
  if (bucket === 'hour') return parseHour(text);
  const [year = Number.NaN, month = 1, day = 1] = text.split('-').map(Number);
  return +new Date(year, month - 1, day);
}

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
