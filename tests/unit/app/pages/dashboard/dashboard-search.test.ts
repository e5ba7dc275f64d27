// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  type DashboardState,
  defaultGrid,
  readDashboardSearch,
  writeDashboardSearch,
} from '../../../../../src/app/pages/dashboard/dashboard-search';

const now = new Date('2026-11-22T14:05:00Z');
const read = (search: string): DashboardState => readDashboardSearch(new URLSearchParams(search), now);

const defaults: DashboardState = {
  range: 'month',
  compare: true,
  every: 'off',
  at: null,
  view: 'chart',
  hiddenLevels: [],
  grid: defaultGrid,
};

describe('the address of the dashboard', () => {
  it('is empty for the defaults', () => {
    expect(read('')).toEqual(defaults);
    expect(writeDashboardSearch(defaults).toString()).toBe('');
  });

  it.each([
    'range=today',
    'range=7d&compare=off&every=30s&view=table',
    'without=high&without=low',
    'q=north&sort=value&page=3&rows=50&level=high&level=low',
    'range=30d&at=2026-11-14',
    'range=year&at=2026-03',
    'range=today&at=2026-11-22T09%3A00Z',
  ])('%s leads to the same dashboard', (search) => {
    vi.useFakeTimers({ now });
    vi.stubEnv('TZ', 'UTC');
    const state = read(search);
    expect(state).not.toEqual(defaults);
    const sorted = (params: URLSearchParams): string => {
      params.sort();
      return params.toString();
    };
    expect(sorted(writeDashboardSearch(state))).toBe(sorted(new URLSearchParams(search)));
    expect(read(writeDashboardSearch(state).toString())).toEqual(state);
  });

  it('keeps foreign parameters', () => {
    const search = new URLSearchParams('campaign=spring&range=today');
    expect(writeDashboardSearch(defaults, search).toString()).toBe('campaign=spring');
  });

  it('drops unknown values one by one', () => {
    const state = read(
      'range=decade&compare=maybe&every=1s&view=pie&without=none&without=low&level=great&level=high&sort=-secret&rows=7&page=-1',
    );
    expect(state).toEqual({
      ...defaults,
      hiddenLevels: ['low'],
      grid: { ...defaultGrid, sort: [], filters: { level: ['high'] } },
    });
  });

  it.each([
    ['before the range', '2026-10-31'],
    ['after the range', '2026-11-23'],
    ['that does not exist', '2026-11-31'],
    ['of another size', '2026-11'],
    ['without a meaning', 'yesterday'],
  ])('drops a bucket %s', (_name, at) => {
    expect(read(`range=month&at=${at}`).at).toBeNull();
  });
});
