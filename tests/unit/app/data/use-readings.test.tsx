import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import { EnvironmentProvider } from '../../../../src/app/config/environment-context';
import { createConnection } from '../../../../src/app/data/connections/connection';
import { preloadAnswer, useAnswer } from '../../../../src/app/data/readings/use-answer';
import { useReadings, useSummary } from '../../../../src/app/data/readings/use-readings';
import { RequestError } from '../../../../src/app/data/requests/request-error';
import { useData } from '../../../../src/app/data/use-data';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 3) };
let users = 0;
let service = createFakeAuthService();

/** Renders as a new user, so that no test sees the connections of another. */
beforeEach(() => {
  users += 1;
  service = createFakeAuthService({ status: 'signed-in', user: { ...ada, uid: `reader-${users}` } });
});

const environment = {
  firebase: { apiKey: 'key', authDomain: 'example.com', projectId: 'example', appId: '1:1:web:1' },
  providers: [],
  emulatorUrl: null,
  apiOrigins: [],
  demo: null,
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <EnvironmentProvider value={environment}>
      <AuthProvider service={service}>
        <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
      </AuthProvider>
    </EnvironmentProvider>
  </StrictMode>
);

const json = (value: unknown): Response => new Response(JSON.stringify(value));

describe('the readings of the own API', () => {
  it('are filtered, sorted and paged by the server, which gets the ID token', async () => {
    const fetched = vi.fn(async (_url: URL, _init: RequestInit) =>
      json({
        rows: [{ id: 7, time: '2026-11-01T10:00:00.000Z', label: 'North', level: 'low', value: 0.5 }],
        nextCursor: 'c2',
        total: 240,
        generatedAt: '2026-11-22T00:00:00.000Z',
      }),
    );
    vi.stubGlobal('fetch', fetched);
    const query = {
      ...range,
      levels: ['low', 'high'],
      search: ' nor ',
      sort: { field: 'value', direction: 'asc' },
      cursor: 'c1',
    } as const;
    const { result } = renderHook(() => useReadings(query), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current).toMatchObject({
      data: { rows: [{ id: '7', label: 'North', level: 'low', value: 0.5 }], nextCursor: 'c2', total: 240 },
      connection: { id: 'own' },
      error: null,
      notice: null,
      isPrevious: false,
    });
    expect(result.current.fetchedAt).toBeCloseTo(Date.now(), -4);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-03T00:00:00.000Z',
      level: 'low,high',
      q: 'nor',
      sort: 'value',
      limit: '100',
      cursor: 'c1',
    });
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer id-token' });
  });

  it('are not requested without a query', async () => {
    const fetched = vi.fn(async () => json({ rows: [], nextCursor: null, total: 0 }));
    vi.stubGlobal('fetch', fetched);
    const { result, rerender } = renderHook(({ query }) => useReadings(query), {
      wrapper,
      initialProps: { query: null as typeof range | null },
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: undefined, isLoading: false }));
    await result.current.refresh();
    expect(fetched).not.toHaveBeenCalled();
    rerender({ query: range });
    await waitFor(() => expect(result.current.data?.total).toBe(0));
  });

  it('are summarized by the server', async () => {
    const amounts = { count: 3, sum: 2.5, levels: { high: { count: 3, sum: 2.5 }, medium: { count: 0, sum: 0 } } };
    vi.stubGlobal('fetch', async (url: URL) => {
      expect(url.pathname).toBe('/api/v1/readings/summary');
      expect(url.searchParams.get('tz')).toBe('Asia/Tokyo');
      const bucket = { start: '2026-11-01T00:00:00.000Z', end: '2026-11-02T00:00:00.000Z', ...amounts };
      return json({ ...amounts, buckets: [bucket] });
    });
    const { result } = renderHook(() => useSummary({ ...range, bucket: 'day', timeZone: 'Asia/Tokyo' }), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toMatchObject({
      count: 3,
      levels: { high: { count: 3 }, low: { count: 0, sum: 0 } },
      buckets: [{ start: range.from, end: range.from + 24 * 3_600_000, sum: 2.5 }],
    });
  });

  it('say what to do where the API does not run and the host answers with the app', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    const { result } = renderHook(() => useReadings(range), { wrapper });
    await waitFor(() => expect(result.current.error?.message).toMatch(/does not run/));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });
});

describe('the readings of another API', () => {
  it('are loaded once, and filtered and counted here', async () => {
    const row = (id: number, state: string) => ({ id, at: range.from + id * 3_600_000, v: id, state });
    const fetched = vi.fn(async (_url: URL) =>
      json([row(1, 'ok'), row(2, 'bad'), row(3, 'ok'), row(90, 'ok'), row(4, 'odd')]),
    );
    vi.stubGlobal('fetch', fetched);
    const { result, rerender } = renderHook(
      ({ levels }: { levels: readonly ('high' | 'low')[] }) => ({
        data: useData(),
        readings: useReadings({ ...range, levels }),
        summary: useSummary({ ...range, bucket: 'day', timeZone: 'UTC' }),
      }),
      { wrapper, initialProps: { levels: ['high', 'low'] } },
    );
    await waitFor(() => expect(result.current.data.status).toBe('ready'));
    const connection = createConnection({
      name: 'Air',
      baseUrl: 'https://a.example',
      path: '/rows?from={from}',
      mapping: { time: '/at', value: '/v', level: '/state', id: '/id', label: null },
      levelWords: [
        { word: 'ok', level: 'high' },
        { word: 'bad', level: 'low' },
      ],
    });
    await act(async () => {
      await result.current.data.store.save(connection);
      await result.current.data.store.activate(connection.id);
    });
    await waitFor(() => expect(result.current.readings.data?.total).toBe(3));
    expect(result.current.readings).toMatchObject({
      connection: { name: 'Air' },
      notice: '1 of 5 rows is left out: the level is not in the table (1).',
    });
    expect(result.current.summary.data).toMatchObject({ count: 3, sum: 6, levels: { low: { count: 1 } } });
    const requests = fetched.mock.calls.filter(([url]) => url.origin === 'https://a.example');
    rerender({ levels: ['low'] });
    expect(result.current.readings.data?.rows.map(({ id }) => id)).toEqual(['2']);
    expect(fetched.mock.calls.filter(([url]) => url.origin === 'https://a.example')).toHaveLength(requests.length);
  });
});

describe('an answer', () => {
  const key = (query: string) => ({ scope: `scope-${users}`, query });

  it('stays with its age while a refresh fails, and the failure is told', async () => {
    const load = vi.fn(async (): Promise<string> => 'first');
    const { result } = renderHook(() => useAnswer(key('a'), load), { wrapper });
    await waitFor(() => expect(result.current.data).toBe('first'));
    const { fetchedAt } = result.current;
    load.mockRejectedValue(new RequestError('not-found', 'Nothing is here.'));
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: 'first', fetchedAt, isLoading: false });
    expect(result.current.error?.message).toBe('Nothing is here.');
  });

  it('of the query before is displayed, and marked, until the new one arrives', async () => {
    let answer = (_value: string): void => undefined;
    const load = (query: string) => () =>
      query === 'a' ? Promise.resolve('first') : new Promise<string>((resolve) => (answer = resolve));
    const { result, rerender } = renderHook(({ query }) => useAnswer(key(query), load(query)), {
      wrapper,
      initialProps: { query: 'a' },
    });
    await waitFor(() => expect(result.current.data).toBe('first'));
    rerender({ query: 'b' });
    expect(result.current).toMatchObject({ data: 'first', isPrevious: true, isRefreshing: true });
    await act(async () => answer('second'));
    await waitFor(() => expect(result.current).toMatchObject({ data: 'second', isPrevious: false }));
  });

  it('of another connection is not displayed', async () => {
    const { result, rerender } = renderHook(
      ({ scope }) =>
        useAnswer({ scope, query: 'a' }, () =>
          scope === 'x' ? Promise.resolve(1) : new Promise<number>(() => undefined),
        ),
      { wrapper, initialProps: { scope: 'x' } },
    );
    await waitFor(() => expect(result.current.data).toBe(1));
    rerender({ scope: 'y' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  });

  it('aborts its request when no component uses it, and not because of StrictMode', async () => {
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    };
    const { unmount } = renderHook(() => useAnswer(key('slow'), load), { wrapper });
    await waitFor(() => expect(signals).toHaveLength(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(signals[0]?.aborted).toBe(false);
    unmount();
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });

  it('is requested before a page renders, unless the one of the last visit is kept', async () => {
    const load = vi.fn(async () => 'first');
    preloadAnswer(key('visited'), load);
    const { result, unmount } = renderHook(() => useAnswer(key('visited'), load), { wrapper });
    await waitFor(() => expect(result.current.data).toBe('first'));
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    preloadAnswer(key('visited'), load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is dropped when three later ones are no longer displayed', async () => {
    const load = (query: string) => vi.fn(async () => query);
    const loads = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((query) => [query, load(query)]));
    const { result, rerender } = renderHook(({ query }) => useAnswer(key(query), loads[query] ?? load(query)), {
      wrapper,
      initialProps: { query: 'a' },
    });
    for (const query of ['a', 'b', 'c', 'd', 'e']) {
      rerender({ query });
      await waitFor(() => expect(result.current).toMatchObject({ data: query, isPrevious: false }));
    }
    // Kept: displayed at once. Dropped: loaded again, with the previous data in the meantime.
    rerender({ query: 'c' });
    expect(result.current).toMatchObject({ data: 'c', isPrevious: false });
    rerender({ query: 'a' });
    expect(result.current).toMatchObject({ data: 'c', isPrevious: true });
  });

  it.each([
    ['not after a 404', new RequestError('not-found', 'No.'), 1],
    ['not after a 401', new RequestError('unauthorized', 'No.'), 1],
    ['after a 503', new RequestError('server', 'No.'), 2],
    ['after a 429', new RequestError('rate-limited', 'No.', { retryAt: 3000 }), 2],
  ])('is requested again %s', async (_title, error, count) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
    const load = vi.fn(() => Promise.reject(error));
    renderHook(() => useAnswer(key('retry'), load), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(load).toHaveBeenCalledTimes(count);
  });
});
