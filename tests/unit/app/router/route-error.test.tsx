import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LayoutError, PageError, PageLoadError } from '../../../../src/app/router/root-layout';

const reload = vi.fn();

beforeEach(() => {
  // React, the router and the page each report an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
  vi.stubGlobal('location', { href: window.location.href, reload });
});

function Layout() {
  return (
    <main>
      <p>The layout</p>
      <Outlet />
    </main>
  );
}

async function open(page: RouteObject, Frame: ComponentType = Layout) {
  const router = createMemoryRouter([
    {
      Component: Frame,
      ErrorBoundary: LayoutError,
      HydrateFallback: () => null,
      children: [
        {
          Component: Outlet,
          ErrorBoundary: PageError,
          children: [
            { path: '/', ...page },
            { path: '/other', element: <h1>Other</h1> },
          ],
        },
      ],
    },
  ]);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return (to: string) => act(() => router.navigate(to));
}

function Broken(): never {
  throw new Error('It broke.');
}

function fail(): never {
  throw new PageLoadError(new TypeError('Failed to fetch dynamically imported module'));
}

const problem = () => screen.getByRole('heading', { name: 'Something went wrong' });
const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

describe('a page that throws', () => {
  it('renders again on "Try again"', async () => {
    let isBroken = true;
    await open({
      Component: () => {
        if (isBroken) throw new Error('The page broke.');
        return <h1>Reports</h1>;
      },
    });
    expect(problem()).toHaveFocus();
    isBroken = false;
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Reports' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the layout and resets on the next page', async () => {
    const go = await open({ Component: Broken });
    expect(screen.getByRole('main')).toContainElement(problem());
    const layout = screen.getByText('The layout');
    await go('/other');
    expect(screen.getByRole('heading', { name: 'Other' })).toBeInTheDocument();
    await go('/');
    expect(problem()).toHaveFocus();
    expect(screen.getByText('The layout')).toBe(layout);
    expect(document.title).toBe('Something went wrong – Waymark');
  });
});

it('replaces a layout that throws', async () => {
  const go = await open({ element: <h1>Page</h1> }, Broken);
  expect(screen.getByRole('main')).toContainElement(problem());
  expect(screen.getByText(/Waymark could not be shown/)).toBeInTheDocument();
  await go('/other');
  expect(problem()).toBeInTheDocument();
});

describe('a page whose code cannot be loaded', () => {
  it('reloads the site once before it shows an error with a retry', async () => {
    const go = await open({ loader: fail, Component: Broken });
    expect(reload).toHaveBeenCalledOnce();
    await go('/other');
    await go('/');
    expect(reload).toHaveBeenCalledOnce();
    expect(problem()).toHaveFocus();
    await tryAgain();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload automatically if session storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await open({ loader: fail, Component: Broken });
    expect(reload).not.toHaveBeenCalled();
    expect(problem()).toBeInTheDocument();
  });

  it('waits for the connection when offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ loader: fail, Component: Broken });
    await tryAgain();
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
