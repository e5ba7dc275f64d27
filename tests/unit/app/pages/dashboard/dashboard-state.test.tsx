import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DashboardState } from '../../../../../src/app/pages/dashboard/dashboard-search';
import { useDashboardState } from '../../../../../src/app/pages/dashboard/use-dashboard-state';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the hook on a page whose address can be read. */
function renderState() {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/', element: children }]);
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(useDashboardState, { wrapper });
  const search = (text: string): void =>
    act(() => result.current[1]({ grid: { ...result.current[0].grid, search: text } }, { history: 'replace' }));
  const choose = (changes: Partial<DashboardState>): void => act(() => result.current[1](changes));
  const back = async (): Promise<void> => {
    await act(() => router?.navigate(-1));
    await pass(0);
  };
  return { state: () => result.current[0], search, choose, back, address: () => router?.state.location.search };
}

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

it('changes the state at once, and the address with the first change', async () => {
  const { state, search, address } = renderState();
  search('north');
  expect(state().grid.search).toBe('north');
  await pass(0);
  expect(address()).toBe('?q=north');
});

it('writes the address at most every 400 ms, with the latest state', async () => {
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

it('undoes one choice after the other with Back, with the text that was typed between them', async () => {
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
