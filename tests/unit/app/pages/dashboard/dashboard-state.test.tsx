import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type DashboardState,
  type Known,
  sourceChanges,
} from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { createConnection, ownConnection } from '../../../../../src/app/data/json-api/connection';
import { useDashboardState } from '../../../../../src/app/pages/dashboard/state/use-dashboard-state';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 12) }));

const nothingKnown: Known = { status: 'loading', connections: [ownConnection], active: ownConnection, views: [] };

/** Renders the hook on a page whose URL can be read. */
function renderState(known = nothingKnown, createRouter = createMemoryRouter) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createRouter([{ path: '/', element: children }]);
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useDashboardState(known), { wrapper });
  const search = (text: string): void =>
    act(() => result.current[1]({ grid: { ...result.current[0].grid, search: text } }, { history: 'replace' }));
  const choose = (changes: Partial<DashboardState>): void => act(() => result.current[1](changes));
  const back = async (): Promise<void> => {
    await act(() => router?.navigate(-1));
    await pass(0);
  };
  const open = async (to: string): Promise<void> => {
    await act(() => router?.navigate(to));
    await pass(0);
  };
  return { state: () => result.current[0], search, choose, back, open, address: () => router?.state.location.search };
}

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

it('changes the state immediately and the URL with the first change', async () => {
  const { state, search, address } = renderState();
  search('north');
  expect(state().grid.search).toBe('north');
  await pass(0);
  expect(address()).toBe('?q=north');
});

it('undoes a choice with Back, even before its URL has rendered', async () => {
  // A browser's history creates new objects for its entries.
  const { state, choose, address } = renderState(undefined, createBrowserRouter);
  choose({ groups: ['low'] });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    expect(window.location.search).toBe('?group=low');
    window.history.back();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(address()).toBe('');
  expect(state().groups).toEqual([]);
});

it('updates the URL at most every 400 ms, with the latest state', async () => {
  const { search, address } = renderState();
  search('a');
  await pass(0);
  for (const text of ['ab', 'abc', 'abcd']) {
    search(text);
    await pass(100);
  }
  expect(address()).toBe('?q=a');
  await pass(100);
  expect(address()).toBe('?q=abcd');
});

it('undoes choices one by one with Back, with the text typed between them', async () => {
  const { state, search, choose, back, address } = renderState();
  choose({ range: '7d' });
  await pass(0);
  search('no');
  await pass(500);
  search('north');
  choose({ groups: ['low'] });
  await pass(0);
  expect(address()).toBe('?q=north&range=7d&group=low');
  await back();
  expect(state()).toMatchObject({ range: '7d', groups: [], grid: { search: 'north' } });
  await back();
  expect(state()).toMatchObject({ range: 'month', grid: { search: '' } });
  expect(address()).toBe('');
});

it('adds no history entry for typing after a repeated choice', async () => {
  const { search, choose, back, address } = renderState();
  choose({ range: '7d' });
  await pass(0);
  choose({ range: '7d' });
  await pass(0);
  search('north');
  await pass(500);
  expect(address()).toBe('?q=north&range=7d');
  await back();
  expect(address()).toBe('');
});

it('adds a history entry for each choice, even for choices in quick succession', async () => {
  const { choose, back, address } = renderState();
  choose({ row: 'a' });
  await pass(0);
  choose({ row: null });
  await pass(0);
  expect(address()).toBe('');
  await back();
  expect(address()).toBe('?row=a');
});

const withTemperature = {
  columns: [{ pointer: '/temp', name: 'Temp', type: 'number' }],
  roles: { time: null, value: '/temp', group: null, label: null, id: null },
} as const;
const air = { ...createConnection({ name: 'Air', url: 'https://a.example', rows: '' }), id: 'air' };
const known: Known = {
  status: 'ready',
  connections: [ownConnection, air],
  active: ownConnection,
  views: [
    { id: '1', connectionId: 'own', name: 'Week', search: 'range=7d&group=low', isDefault: true },
    { id: '2', connectionId: 'air', name: 'Today', search: 'range=today', isDefault: false },
  ],
};

it('returns to the previous source and its selections with Back', async () => {
  const { state, choose, back, address } = renderState({ ...known, views: [] });
  choose({ groups: ['low'], range: '7d', measure: 'sum' });
  await pass(0);
  choose(sourceChanges(state(), 'air', { from: ownConnection, to: air }));
  await pass(0);
  expect(address()).toBe('?source=air&range=7d&measure=sum');
  await back();
  expect(state()).toMatchObject({ source: null, groups: ['low'], range: '7d' });
});

it('opens with the average of values that cannot be summed, unless the user chooses a count', async () => {
  const weather = { ...air, ...withTemperature };
  const { state, choose, open, address } = renderState({ ...known, connections: [ownConnection, weather], views: [] });
  await pass(0);
  expect(state().measure).toBe('count');
  choose(sourceChanges(state(), 'air', { from: ownConnection, to: weather }));
  await pass(0);
  expect(address()).toBe('?source=air&range=month&measure=average');
  choose({ measure: 'count' });
  await pass(0);
  expect(address()).toBe('?source=air&range=month');
  await open('/?source=air&range=month');
  expect(state().measure).toBe('count');
  await open('/?source=air');
  expect(state().measure).toBe('average');
  choose(sourceChanges(state(), null, { from: weather, to: ownConnection }));
  expect(state().measure).toBe('count');
});

it('opens the default view of the connection unless the user has made a choice', async () => {
  const { state, choose, back, open, address } = renderState(known);
  await pass(0);
  expect(address()).toBe('?range=7d&group=low');
  choose({ range: 'month', groups: [] });
  await pass(0);
  expect(address()).toBe('?range=month');
  await back();
  expect(state()).toMatchObject({ range: '7d', groups: ['low'] });
  choose({ range: 'year' });
  await pass(0);
  await open('/');
  // Changes that the page makes itself are written after a pause.
  await pass(400);
  expect(address()).toBe('?range=7d&group=low');
  await open('/?source=air');
  expect(state()).toMatchObject({ source: 'air', range: 'month', groups: [] });
});
