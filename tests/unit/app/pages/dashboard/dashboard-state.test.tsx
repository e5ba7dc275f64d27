import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
    act(() => result.current[1]({ grid: { ...result.current[0].grid, search: text } }));
  return { state: () => result.current[0], search, address: () => router?.state.location.search };
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
