import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, createConnection, ownConnection } from '../../../../src/app/data/json-api/connection';
import { queryClient } from '../../../../src/app/data/query-client';
import {
  ConnectionProvider,
  preloadRows,
  useRowsPage,
  useRangeOfRows,
  useSummary,
} from '../../../../src/app/data/hooks';
import { type DataSession, useData } from '../../../../src/app/data/store';
import { noRoles } from '../../../../src/rows/roles';
import { asNewUser } from './as-new-user';

const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 3) };
let { user, service, wrapper } = asNewUser();
beforeEach(() => ({ user, service, wrapper } = asNewUser()));

/** Returns a wrapper for hooks that read from a connection. */
const withConnection =
  (connection: Connection) =>
  ({ children }: { children: ReactNode }) =>
    wrapper({ children: <ConnectionProvider value={connection}>{children}</ConnectionProvider> });

const json = (value: unknown): Response => new Response(JSON.stringify(value));

describe('the readings of the site API', () => {
  it('are not requested without a query', async () => {
    const fetched = vi.fn(async () => json({ rows: [], nextCursor: null, total: 0 }));
    vi.stubGlobal('fetch', fetched);
    const { result, rerender } = renderHook(({ query }) => useRowsPage(query), {
      wrapper,
      initialProps: { query: null as typeof range | null },
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: undefined, isBusy: false }));
    await result.current.refresh();
    expect(fetched).not.toHaveBeenCalled();
    rerender({ query: range });
    await waitFor(() => expect(result.current.data?.total).toBe(0));
  });

  it('report a missing API if the host responds with the app', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    const { result } = renderHook(() => useRowsPage(range), { wrapper });
    await waitFor(() => expect(result.current.error?.message).toMatch(/is not running/));
    expect(result.current).toMatchObject({ data: undefined, status: 'failed' });
  });
});

it('the readings of another API are loaded once, then filtered and counted locally', async () => {
  const row = (id: number, state: string) => ({ id, at: range.from + id * 3_600_000, v: id, state });
  const fetched = vi.fn(async (_url: URL) =>
    json([row(1, 'ok'), row(2, 'bad'), row(3, 'ok'), row(90, 'ok'), { id: 4, at: 'soon' }]),
  );
  vi.stubGlobal('fetch', fetched);
  const { result, rerender } = renderHook(
    ({ groups }: { groups: readonly string[] }) => ({
      data: useData(),
      rows: useRowsPage({ ...range, groups }),
      summary: useSummary({ ...range, bucket: 'day' }),
    }),
    { wrapper, initialProps: { groups: ['ok', 'bad'] } },
  );
  await waitFor(() => expect(result.current.data.status).toBe('ready'));
  const connection = createConnection({
    name: 'Air',
    url: 'https://a.example/rows?from={from}',
    rows: '',
    roles: { time: '/at', value: '/v', group: '/state', id: '/id', label: null },
  });
  await act(async () => {
    await result.current.data.store.save(connection);
    await result.current.data.store.activate(connection.id);
  });
  await waitFor(() => expect(result.current.rows.data?.total).toBe(3));
  expect(result.current.rows.notice).toBe(
    '1 of 5 rows is left out: the time is not a date. Choose another column as time, or none.',
  );
  await waitFor(() => expect(result.current.summary.data).toMatchObject({ count: 3, sum: 6 }));
  expect(result.current.summary.data?.groups).toMatchObject([
    { key: 'ok', count: 2 },
    { key: 'bad', count: 1 },
  ]);
  const requests = fetched.mock.calls.filter(([url]) => url.origin === 'https://a.example');
  rerender({ groups: ['bad'] });
  await waitFor(() => expect(result.current.rows.data?.rows.map(({ value }) => value)).toEqual([2]));
  expect(fetched.mock.calls.filter(([url]) => url.origin === 'https://a.example')).toHaveLength(requests.length);
});

it('the rows of an API without a time are loaded once, with the columns of all rows', async () => {
  const fetched = vi.fn(async (_url: URL) => json([{ id: 1, label: 'A' }]));
  vi.stubGlobal('fetch', fetched);
  const connection = createConnection({ url: 'https://a.example/rows?from={from}&to={to}', rows: '' });
  const { result } = renderHook(() => ({ data: useData(), rows: useRowsPage({}), ...useRangeOfRows(null, null) }), {
    wrapper: withConnection(connection),
  });
  await waitFor(() => expect(result.current.rows.data?.total).toBe(1));
  await waitFor(() => expect(result.current.settings.columns).toHaveLength(2));
  expect(fetched).toHaveBeenCalledOnce();
});

describe('a response', () => {
  /** Responds with one row, whose label is the request's search text. */
  const pageOf = (url: URL): Response =>
    json({
      rows: [{ id: 1, time: '2026-11-01T10:00:00.000Z', label: url.searchParams.get('q'), level: 'low', value: 0.5 }],
      nextCursor: null,
      total: 1,
      generatedAt: '2026-11-22T00:00:00.000Z',
    });
  type Handler = (url: URL, init: RequestInit) => Response | Promise<Response>;
  const serve = (handler: Handler) => {
    const fetched = vi.fn(async (url: URL, init: RequestInit) => handler(url, init));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const queryOf = (search: string) => ({ ...range, search });
  const readings = (search: string) =>
    renderHook((props) => useRowsPage(queryOf(props.search)), { wrapper, initialProps: { search } });
  const labelOf = (response: ReturnType<typeof useRowsPage>): string | null | undefined =>
    response.data?.rows[0]?.label;

  it('remains available with its age and the reason when a refresh fails', async () => {
    const fetched = serve(pageOf);
    const { result } = readings('a');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const { fetchedAt } = result.current;
    fetched.mockImplementation(async () => new Response(null, { status: 404 }));
    await act(() => result.current.refresh());
    await waitFor(() => expect(result.current.status).toBe('stale'));
    expect(labelOf(result.current)).toBe('a');
    expect(result.current.fetchedAt).toBe(fetchedAt);
    expect(result.current.error?.message).toMatch(/404/);
  });

  it('remains available with its query until the response to the next query arrives', async () => {
    let respond = (): void => undefined;
    const fetched = serve((url) =>
      url.searchParams.get('q') === 'a'
        ? pageOf(url)
        : new Promise((resolve) => (respond = () => resolve(pageOf(url)))),
    );
    const { result, rerender } = readings('a');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    rerender({ search: 'b' });
    expect(result.current).toMatchObject({ status: 'previous', query: { search: 'a' }, isBusy: true });
    expect(labelOf(result.current)).toBe('a');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await act(async () => respond());
    await waitFor(() => expect(labelOf(result.current)).toBe('b'));
    expect(result.current).toMatchObject({ status: 'ready', query: { search: 'b' } });
  });

  it('is replaced by the failure of the next query, even during a retry', async () => {
    serve((url) => (url.searchParams.get('q') === 'a' ? pageOf(url) : new Response(null, { status: 404 })));
    const { result, rerender } = readings('a');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    rerender({ search: 'b' });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current).toMatchObject({ data: undefined, query: { search: 'b' } });
    serve(() => new Promise(() => undefined));
    act(() => void result.current.refresh());
    await waitFor(() => expect(result.current.isBusy).toBe(true));
    expect(result.current).toMatchObject({ data: undefined, status: 'failed' });
    expect(result.current.error?.message).toMatch(/404/);
  });

  it('is not used for another connection', async () => {
    serve((url) => (url.origin === window.location.origin ? pageOf(url) : new Promise(() => undefined)));
    const { result } = renderHook(() => ({ data: useData(), readings: useRowsPage(range) }), { wrapper });
    await waitFor(() => expect(result.current.readings.status).toBe('ready'));
    const connection = createConnection({ url: 'https://a.example', rows: '' });
    await act(async () => {
      await result.current.data.store.save(connection);
      await result.current.data.store.activate(connection.id);
    });
    expect(result.current.readings).toMatchObject({ data: undefined, status: 'loading' });
  });

  it('is requested once for two components, and is aborted when both have unmounted', async () => {
    const fetched = serve(() => new Promise(() => undefined));
    const [one, other] = [readings('slow'), readings('slow')];
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const signal = fetched.mock.calls[0]?.[1].signal;
    one.unmount();
    expect(signal?.aborted).toBe(false);
    other.unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('is requested once, before the page renders', async () => {
    const fetched = serve(pageOf);
    const session = {
      uid: user.uid,
      credentials: { getIdToken: async () => 'id-token', tokenOrigins: [window.location.origin] },
    } as unknown as DataSession;
    preloadRows(session, ownConnection, { summary: { ...range, bucket: 'day' }, rows: queryOf('first') });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    const { result } = readings('first');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is dropped when the user session ends', async () => {
    serve(pageOf);
    const { result, unmount } = readings('a');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    unmount();
    expect(queryClient.getQueryCache().getAll()).not.toHaveLength(0);
    service.set({ status: 'signed-out', reason: 'signed-out' });
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  it('is dropped when three later responses from other APIs are inactive', async () => {
    const fetched = serve(() => json([{ at: range.from }]));
    const connection = createConnection({
      url: 'https://a.example/rows?from={from}',
      rows: '',
      roles: { ...noRoles, time: '/at' },
    });
    const { result, rerender } = renderHook(({ to }) => useRowsPage({ from: 0, to: range.to + to }), {
      wrapper: withConnection(connection),
      initialProps: { to: 0 },
    });
    for (const to of [0, 1, 2, 3, 4]) {
      rerender({ to });
      await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', query: { to: range.to + to } }));
    }
    expect(fetched).toHaveBeenCalledTimes(5);
    // A kept response is displayed at once. A dropped one is loaded again, with the previous data in the meantime.
    rerender({ to: 2 });
    expect(result.current.status).toBe('ready');
    rerender({ to: 0 });
    expect(result.current).toMatchObject({ status: 'previous', query: { to: range.to + 2 } });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(6));
  });

  describe('after a failure', () => {
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    /** Renders with a failing response and a stopped clock. */
    async function fail(init: ResponseInit) {
      const fetched = serve(() => new Response(null, init));
      const { result } = renderHook(() => useData(), { wrapper });
      await waitFor(() => expect(result.current.status).toBe('ready'));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 0 });
      const { result: response } = readings('retry');
      await advance(100);
      expect(response.current.status).toBe('failed');
      expect(fetched).toHaveBeenCalledOnce();
      return fetched;
    }

    it.each([
      ['not after a 404', { status: 404 }, [0, 0]],
      ['after a 503, each time later', { status: 503 }, [1, 2]],
      ['after a 429, at the time of Retry-After', { status: 429, headers: { 'Retry-After': '3' } }, [1, 5]],
    ])('is requested again %s', async (_title, init, [after6Seconds, after16Seconds]) => {
      const fetched = await fail(init);
      await advance(2000);
      expect(fetched).toHaveBeenCalledOnce();
      await advance(3500);
      expect(fetched).toHaveBeenCalledTimes(1 + (after6Seconds ?? 0));
      await advance(10_000);
      expect(fetched).toHaveBeenCalledTimes(1 + (after16Seconds ?? 0));
    });

    it('is requested again as soon as the browser is online, even just after a failure', async () => {
      const fetched = await fail({ status: 503 });
      dispatchEvent(new Event('offline'));
      await advance(5500);
      expect(fetched).toHaveBeenCalledTimes(2);
      await advance(120_000);
      expect(fetched).toHaveBeenCalledTimes(2);
      dispatchEvent(new Event('online'));
      await advance(100);
      expect(fetched).toHaveBeenCalledTimes(3);
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
      await advance(100);
      expect(fetched).toHaveBeenCalledTimes(4);
    });

    it('is requested again only when the page is visible', async () => {
      const fetched = await fail({ status: 503 });
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await advance(60_000);
      expect(fetched).toHaveBeenCalledOnce();
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await advance(100);
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  });
});
