import { act, render, renderHook, screen } from '@testing-library/react';
import { mutate, unstable_serialize, useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeMenuState,
  defaultMenuState,
  type MenuState,
  menuStateKey,
  useMenuState,
} from '../../../../../src/app/shell/drawer/menu-state';

/** The cache is the page's own, so each test begins with it empty. */
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));

function Show({ field, onRender }: { field: keyof MenuState; onRender?: () => void }) {
  onRender?.();
  return <output>{JSON.stringify(useMenuState(field)) ?? 'loading'}</output>;
}

describe('the state of the menu', () => {
  it('has five fields with the specified defaults', () => {
    expect(defaultMenuState).toEqual({
      openedItem: 'dashboard',
      openedComponent: 'buttons',
      openedHorizontalItem: null,
      isDashboardDrawerOpened: false,
      isComponentDrawerOpened: true,
    });
  });

  it('is in the cache under its key, and undefined until then', () => {
    render(<Show field="openedItem" />);
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    act(() => changeMenuState({ openedItem: 'default' }));
    expect(screen.getByRole('status')).toHaveTextContent('"default"');
    expect(menuStateKey).toEqual(['api/menu', 'master']);
    const { cache } = renderHook(useSWRConfig).result.current;
    expect(cache.get(unstable_serialize(menuStateKey))?.data).toEqual({ ...defaultMenuState, openedItem: 'default' });
  });

  it('renders a component only when its field changes', () => {
    const rendered = vi.fn();
    changeMenuState({});
    render(<Show field="isDashboardDrawerOpened" onRender={rendered} />, { reactStrictMode: false });
    const before = rendered.mock.calls.length;
    act(() => changeMenuState({ openedItem: 'util-api-setup' }));
    expect(rendered).toHaveBeenCalledTimes(before);
    act(() => changeMenuState({ isDashboardDrawerOpened: true }));
    expect(rendered).toHaveBeenCalledTimes(before + 1);
    expect(screen.getByRole('status')).toHaveTextContent('true');
  });

  it('is never requested: not when stale, on focus or on reconnect', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    changeMenuState({ openedItem: 'default' });
    const { unmount } = render(<Show field="openedItem" />);
    for (const event of [new Event('focus'), new Event('online')]) act(() => void window.dispatchEvent(event));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    unmount();
    render(<Show field="openedItem" />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('status')).toHaveTextContent('"default"');
    expect(fetched).not.toHaveBeenCalled();
  });
});
