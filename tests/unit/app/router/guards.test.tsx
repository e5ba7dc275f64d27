import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, createPath, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/service';
import type { AuthState } from '../../../../src/app/auth/types';
import { notFoundRouteId, RequireUser, RequireVisitor } from '../../../../src/app/router/router';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

const signedIn: AuthState = { status: 'signed-in', user: ada };
const signedOut: AuthState = { status: 'signed-out' };

/** Opens the app at a URL and records every page that rendered. */
async function open(address: string | string[], initial: AuthState) {
  const service = createFakeAuthService(initial);
  const seen: string[] = [];
  function Page({ name }: { name: string }) {
    seen.push(name);
    return <h1>{name}</h1>;
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <AuthProvider service={service}>
            <Outlet />
          </AuthProvider>
        ),
        children: [
          {
            element: <RequireUser layout={Outlet} />,
            children: [
              { path: '/', element: <Page name="Dashboard" /> },
              { path: '/api-setup', element: <Page name="API Setup" /> },
              { id: notFoundRouteId, path: '*', element: <Page name="Page not found" /> },
            ],
          },
          { element: <RequireVisitor />, children: [{ path: '/login', element: <Page name="Login" /> }] },
          {
            element: <RequireVisitor allowsUsers />,
            children: [{ path: '/pages/login', element: <Page name="Login of the menu" /> }],
          },
          { path: '/about', element: <Page name="About" /> },
        ],
      },
    ],
    { initialEntries: Array.isArray(address) ? address : [address] },
  );
  const { container } = await act(async () => render(<RouterProvider router={router} />));
  const set = (state: AuthState) => act(async () => service.set(state));
  const go = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { service, set, go, container, seen, at: () => createPath(router.state.location) };
}

describe('a visitor', () => {
  it('never sees a frame of a protected page', async () => {
    const { seen } = await open('/api-setup', signedOut);
    expect(new Set(seen)).toEqual(new Set(['Login']));
  });

  it('leaves the app when going back once', async () => {
    const { go, at } = await open(['/about', '/api-setup'], signedOut);
    expect(at()).toBe('/login?from=%2Fapi-setup');
    await go(-1);
    expect(at()).toBe('/about');
  });
});

describe('the login page of the menu', () => {
  const address = '/pages/login?from=%2Fapi-setup';

  it('remains open for a signed-in user until the next sign-in', async () => {
    const { set, at } = await open(address, signedIn);
    await set({ status: 'signed-in', user: { ...ada, displayName: 'Grace' } });
    expect(at()).toBe(address);
    await set({ status: 'signed-in', user: ada, signIns: 1 });
    expect(at()).toBe('/api-setup');
  });

  it('returns a visitor to the previous page after signing in', async () => {
    const { set, at } = await open(address, signedOut);
    await set({ status: 'signed-in', user: ada, signIns: 1 });
    expect(at()).toBe('/api-setup');
  });
});

describe('a signed-in user', () => {
  it('sees no login page while the session is loading', async () => {
    const { set, container, seen } = await open('/api-setup', { status: 'loading' });
    expect(container).toBeEmptyDOMElement();
    await set(signedIn);
    expect(screen.getByRole('heading', { name: 'API Setup' })).toBeInTheDocument();
    expect(seen).not.toContain('Login');
  });

  it('sees no login page at the URL of the login page', async () => {
    const { set, container, seen, at } = await open('/login?from=%2Fapi-setup', { status: 'loading' });
    expect(container).toBeEmptyDOMElement();
    await set(signedIn);
    expect(at()).toBe('/api-setup');
    expect(seen).not.toContain('Login');
  });

  it('sees no page while startup is stalled', async () => {
    const { set, container } = await open('/api-setup', { status: 'loading' });
    await set({ status: 'stalled' });
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['signOut', 'deleteAccount'] as const)('goes to the login page without a return path: %s', async (end) => {
    const { service, at } = await open('/api-setup', signedIn);
    await act(async () => service[end]());
    expect(at()).toBe('/login');
  });

  it('must sign in again to open a page after signing out', async () => {
    const { service, go, at } = await open('/api-setup', signedIn);
    await act(async () => service.signOut());
    await go('/api-setup?tab=2');
    expect(at()).toBe('/login?from=%2Fapi-setup%3Ftab%3D2');
  });

  it.each(['user-disabled', 'user-token-expired', 'signed-out-elsewhere'] as const)(
    'keeps the return path when the session ends: %s',
    async (reason) => {
      const { set, at } = await open('/api-setup?tab=2', signedIn);
      await set({ status: 'signed-out', reason });
      expect(at()).toBe('/login?from=%2Fapi-setup%3Ftab%3D2');
    },
  );
});
