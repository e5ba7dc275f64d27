import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownConnection } from '../../../../../src/app/data/json-api/connection';
import { readDashboardSearch } from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { useDashboardData } from '../../../../../src/app/pages/dashboard/state/use-dashboard-data';
import { asNewUser } from '../../data/as-new-user';

let { wrapper } = asNewUser();
beforeEach(() => ({ wrapper } = asNewUser()));

/**
 * Serves ten readings for each range that ends after `since`. Requests wait for `gate`, and fail while `status` is not
 * 200.
 */
function serve({ since = 0 } = {}) {
  const api = { status: 200, gate: Promise.resolve() };
  vi.stubGlobal('fetch', async (url: URL) => {
    await api.gate;
    if (api.status !== 200) return new Response('{}', { status: api.status });
    const [from, to] = [url.searchParams.get('from') ?? '', url.searchParams.get('to') ?? ''];
    const count = Date.parse(to) > since ? 10 : 0;
    const amounts = { count, sum: count, lowest: count && 1, highest: count && 1 };
    const total = { ...amounts, lowest: count ? 1 : null, highest: count ? 1 : null };
    const generatedAt = new Date().toISOString();
    const body = url.pathname.endsWith('/summary')
      ? {
          from,
          to,
          bucket: url.searchParams.get('bucket'),
          tz: 'UTC',
          ...total,
          generatedAt,
          groups: [{ key: 'high', ...total }],
          groupCount: 1,
          labels: [],
          labelCount: 0,
          buckets: [{ start: from, end: to, ...total, groups: [total] }],
        }
      : { rows: [], nextCursor: null, total: count, generatedAt };
    return new Response(JSON.stringify(body));
  });
  return api;
}

const stateOf = (search: string) => readDashboardSearch(new URLSearchParams(search), new Date());
const render = (search: string) =>
  renderHook(({ state }) => useDashboardData(state, ownConnection), {
    wrapper,
    initialProps: { state: stateOf(search) },
  });

describe('the cards of the dashboard', () => {
  it('keep values, changes and periods consistent while a slow API responds', async () => {
    const api = serve();
    const { result, rerender } = render('');
    await waitFor(() => expect(result.current.comparison.status).toBe('ready'));
    const before = result.current;
    let release = (): void => undefined;
    api.gate = new Promise((resolve) => {
      release = resolve;
    });
    rerender({ state: stateOf('range=7d') });
    expect(result.current.isPending).toBe(true);
    expect(result.current.shown).toEqual(before.shown);
    expect(result.current.figures.data).toBe(before.figures.data);
    expect(result.current.comparison).toEqual(before.comparison);
    act(release);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.shown.state.range).toBe('7d');
    expect(result.current.comparison.status).toBe('ready');
  });

  it('keep the state of the comparison when refreshing this year fails', async () => {
    const api = serve({ since: +new Date(new Date().getFullYear(), 0, 1) });
    const { result } = render('range=year');
    await waitFor(() => expect(result.current.comparison.status).toBe('partial'));
    api.status = 503;
    await act(() => result.current.refresh());
    await waitFor(() => expect(result.current.figures.status).toBe('stale'));
    expect(result.current.comparison.status).toBe('partial');
    expect(result.current.figures.data?.count).toBe(10);
  });

  it('show no comparison without readings', async () => {
    serve({ since: Number.POSITIVE_INFINITY });
    const { result } = render('');
    await waitFor(() => expect(result.current.comparison.status).toBe('empty'));
  });
});
