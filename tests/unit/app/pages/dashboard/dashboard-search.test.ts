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
  measure: 'count',
  at: null,
  groups: [],
  labels: [],
  view: 'chart',
  hiddenGroups: [],
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
    'q=north&sort=value&page=3&rows=50&group=high&group=low',
    'measure=average&label=Warehouse+North&label=',
    'range=2026-11-02~2026-11-14&at=2026-11-14',
    'sort=-customer%2Fname&hide=customer%2Fcountry',
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
    const state = read('range=decade&compare=maybe&every=1s&view=pie&measure=median&rows=7&page=-1&group=x&group=x');
    expect(state).toEqual({ ...defaults, groups: ['x'] });
    expect(read('range=2026-11-31~2026-12-02').range).toBe('month');
    expect(read('range=2026-11-14~2026-11-02').range).toBe('month');
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
