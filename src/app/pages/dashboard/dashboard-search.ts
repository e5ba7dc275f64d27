import { type DataGridState, defaultGridState, gridStateToSearch, searchToGridState } from 'waymark';
import type { Bucket } from '../../data/readings/query';
import { isLevel, type Level, levels } from '../../data/rows/reading';
import { defaultRange, isRangeId, rangeAt, type RangeId, ranges } from './ranges';

/** How often the dashboard refreshes, in milliseconds. */
export const refreshIntervals = { off: 0, '30s': 30_000, '1min': 60_000, '5min': 300_000 } as const;

export type RefreshInterval = keyof typeof refreshIntervals;

/** What the user sees of the data. The address of the page contains all of it. */
export interface DashboardState {
  range: RangeId;
  /** Whether the figures are compared with the period before. */
  compare: boolean;
  every: RefreshInterval;
  /** The beginning of the selected bucket, in milliseconds since 1970. */
  at: number | null;
  view: 'chart' | 'table';
  /** The levels that the chart does not display. */
  hiddenLevels: readonly Level[];
  grid: DataGridState;
}

/** What the address says about the columns of the grid. */
export const gridColumns = [{ id: 'time' }, { id: 'label' }, { id: 'level', facetOrder: levels }, { id: 'value' }];

export const defaultGrid: DataGridState = { ...defaultGridState, sort: [{ column: 'time', descending: true }] };

const keys = {
  range: 'range',
  compare: 'compare',
  every: 'every',
  at: 'at',
  view: 'view',
  hiddenLevels: 'without',
} as const;

/** Reads the range from the parameters of an address. */
export function readRange(search: URLSearchParams): RangeId {
  const range = search.get(keys.range);
  return isRangeId(range) ? range : defaultRange;
}

/** Reads the state from the parameters of an address. A value that is unknown is dropped; the others are kept. */
export function readDashboardSearch(search: URLSearchParams, now: Date): DashboardState {
  const range = readRange(search);
  const every = search.get(keys.every) ?? 'off';
  const grid = searchToGridState(search, gridColumns, defaultGrid);
  return {
    range,
    compare: search.get(keys.compare) !== 'off',
    every: Object.hasOwn(refreshIntervals, every) ? (every as RefreshInterval) : 'off',
    at: readBucket(search.get(keys.at), range, now),
    view: search.get(keys.view) === 'table' ? 'table' : 'chart',
    hiddenLevels: [...new Set(search.getAll(keys.hiddenLevels).filter(isLevel))],
    grid: { ...grid, pageSize: pageSizes.includes(grid.pageSize) ? grid.pageSize : defaultGrid.pageSize },
  };
}

/** The numbers of rows on a page of the grid that the user can select. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Writes the state into the parameters of an address, and leaves out what equals the defaults. Keeps foreign parameters. */
export function writeDashboardSearch(state: DashboardState, search = new URLSearchParams()): URLSearchParams {
  const result = gridStateToSearch(state.grid, gridColumns, search, defaultGrid);
  for (const key of Object.values(keys)) result.delete(key);
  if (state.range !== defaultRange) result.set(keys.range, state.range);
  if (!state.compare) result.set(keys.compare, 'off');
  if (state.every !== 'off') result.set(keys.every, state.every);
  if (state.at !== null) result.set(keys.at, bucketText(state.at, ranges[state.range].bucket));
  if (state.view === 'table') result.set(keys.view, 'table');
  for (const level of state.hiddenLevels) result.append(keys.hiddenLevels, level);
  return result;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * The beginning of a bucket as text: "2026-11" and "2026-11-14" in the calendar of the user, hours in UTC, because the local
 * hour occurs twice when daylight saving time ends.
 */
function bucketText(time: number, bucket: Bucket): string {
  const date = new Date(time);
  if (bucket === 'hour') return date.toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z');
  const month = `${date.getFullYear()}-${pad(date.getMonth() + 1)}`;
  return bucket === 'month' ? month : `${month}-${pad(date.getDate())}`;
}

/** Returns the beginning of a bucket within the range, or null. */
function readBucket(text: string | null, range: RangeId, now: Date): number | null {
  const { bucket, from, to } = rangeAt(range, now);
  const time = parseBucket(text ?? '', bucket);
  // Another form, or a date that does not exist, has another text.
  return time >= from && time < to && bucketText(time, bucket) === text ? time : null;
}

function parseBucket(text: string, bucket: Bucket): number {
  if (bucket === 'hour') return Date.parse(text);
  const [year = Number.NaN, month = Number.NaN, day = 1] = text.split('-').map(Number);
  return +new Date(year, month - 1, day);
}
