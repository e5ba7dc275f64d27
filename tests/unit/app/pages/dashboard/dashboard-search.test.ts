// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  type DashboardState,
  defaultGrid,
  hasChoice,
  readDashboardSearch,
  writeDashboardSearch,
} from '../../../../../src/app/pages/dashboard/state/dashboard-search';

const now = new Date('2026-11-22T14:05:00Z');
const read = (search: string): DashboardState => readDashboardSearch(new URLSearchParams(search), now);

const defaults: DashboardState = {
  source: null,
  range: 'month',
  hasUnknownRange: false,
  compare: true,
  every: 'off',
  measure: 'count',
  at: null,
  groups: [],
  labels: [],
  view: 'chart',
  hiddenSeries: [],
  grid: defaultGrid,
  row: null,
};

describe('the URL of the dashboard', () => {
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
    'range=1990-01-01~2026-11-27&at=2020',
    'range=today&at=2026-11-22T09%3A00Z',
    'range=2026-11-14T09%3A00Z~2026-11-14T13%3A00Z&at=2026-11-14T10%3A00Z',
    'source=b3f1&row=m-7',
    'sort=-a~2b&hide=~3c%2Fd',
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

  it('keeps unrelated parameters', () => {
    const search = new URLSearchParams('campaign=spring&range=today');
    expect(writeDashboardSearch(defaults, search).toString()).toBe('campaign=spring');
  });

  it('contains the default range if a default view would open without it', () => {
    expect(writeDashboardSearch(defaults, new URLSearchParams(), { isExplicit: true }).toString()).toBe('range=month');
  });

  it.each([
    ['range=month', true],
    ['sort=value', true],
    ['source=b3f1', false],
    ['campaign=spring', false],
    ['', false],
  ])('“%s” determines what is shown: %s', (search, expected) => {
    expect(hasChoice(new URLSearchParams(search))).toBe(expected);
  });

  it('drops text that is too long for a URL', () => {
    const long = 'x'.repeat(100_000);
    expect(read(`group=${long}&label=${long}&row=${long}&source=${long}&group=y`)).toEqual({
      ...defaults,
      groups: ['y'],
    });
  });

  it('drops unknown values one by one', () => {
    const state = read('range=decade&compare=maybe&every=1s&view=pie&measure=median&rows=7&page=-1&group=x&group=x');
    expect(state).toEqual({ ...defaults, hasUnknownRange: true, groups: ['x'] });
    expect(read('range=2026-11-31~2026-12-02').range).toBe('month');
    expect(read('range=2026-11-14~2026-11-02').range).toBe('month');
    expect(read('range=2026-11-14T09:00Z~2026-11-14').range).toBe('month');
    expect(read('range=2026-11-14T13:00Z~2026-11-14T09:00Z').range).toBe('month');
    expect(read('range=2026-11-31T09:00Z~2026-12-02T10:00Z').range).toBe('month');
  });

  it.each([
    ['before the range', '2026-10-31'],
    ['after the range', '2026-11-23'],
    ['that does not exist', '2026-11-31'],
    ['of another size', '2026-11'],
    ['that is not a time', 'yesterday'],
  ])('drops a bucket %s', (_name, at) => {
    expect(read(`range=month&at=${at}`).at).toBeNull();
  });
});
