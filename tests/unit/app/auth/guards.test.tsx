// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createPath, Outlet } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import type { AuthState } from '../../../../src/app/auth/auth-service';
import { RequireAuth, RequireSignedOut } from '../../../../src/app/router/guards';
import { AppRouter } from '../../../../src/app/router/app-router';
import { createMemoryNavigation } from '../routing/memory-navigation';
import { ada, createFakeAuthService } from './fake-auth-service';

afterEach(cleanup);

const signedIn: AuthState = { status: 'signed-in', user: ada };
const signedOut: AuthState = { status: 'signed-out' };

/** Opens the app at an address and notes every text that was ever on the screen. */
function open(address: string | string[], initial: AuthState) {
  const service = createFakeAuthService(initial);
  const seen: string[] = [];
  function Page({ name }: { name: string }) {
    seen.push(name);
    return <h1>{name}</h1>;
  }
  const { navigation } = createMemoryNavigation(
    [
      {
        element: (
          <AuthProvider service={service}>
            <Outlet />
          </AuthProvider>
        ),
        children: [
          {
            element: <RequireAuth />,
            children: [
              { path: '/', element: <Page name="Dashboard" /> },
              { path: '/api-setup', element: <Page name="API Setup" /> },
            ],
          },
          { element: <RequireSignedOut />, children: [{ path: '/login', element: <Page name="Login" /> }] },
          { path: '/about', element: <Page name="About" /> },
        ],
      },
    ],
    Array.isArray(address) ? address : [address],
  );
  const { container } = render(
    <StrictMode>
      <AppRouter navigation={navigation} />
    </StrictMode>,
  );
  const at = () => createPath(navigation.getState().location);
  return { service, navigator: navigation.navigator, container, seen, at };
}

describe('a signed-out visitor', () => {
  it('signs in and is back at the exact path, search and hash', () => {
    const address = '/api-setup?tab=2&q=a%20b#row-7';
    const { service, at } = open(address, signedOut);
    expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
    act(() => service.set(signedIn));
    expect(screen.getByRole('heading', { name: 'API Setup' })).toBeInTheDocument();
    expect(at()).toBe(address);
  });

  it('never sees a frame of a protected page', () => {
    const { seen } = open('/api-setup', signedOut);
    expect(new Set(seen)).toEqual(new Set(['Login']));
  });

  it('leaves the app with one step back, not into a redirect', () => {
    const { navigator, at } = open(['/about', '/api-setup'], signedOut);
    expect(at()).toBe('/login?from=%2Fapi-setup');
    act(() => navigator.go(-1));
    expect(at()).toBe('/about');
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2Fevil.example', '/login'])(
    'lands on the dashboard when a link tried to send them to %s',
    (from) => {
      const { service, at } = open(`/login?from=${encodeURIComponent(from)}`, signedOut);
      act(() => service.set(signedIn));
      expect(at()).toBe('/');
    },
  );
});

describe('a signed-in visitor', () => {
  it('sees no login page while the session is being looked up', () => {
    const { service, container, seen } = open('/api-setup', { status: 'loading' });
    expect(container).toBeEmptyDOMElement();
    act(() => service.set(signedIn));
    expect(screen.getByRole('heading', { name: 'API Setup' })).toBeInTheDocument();
    expect(seen).not.toContain('Login');
  });

  it('sees no login page when its address is opened', () => {
    const { service, container, seen, at } = open('/login?from=%2Fapi-setup', { status: 'loading' });
    expect(container).toBeEmptyDOMElement();
    act(() => service.set(signedIn));
    expect(at()).toBe('/api-setup');
    expect(seen).not.toContain('Login');
  });

  it('sees neither page while the start is stalled', () => {
    const { service, container } = open('/api-setup', { status: 'loading' });
    act(() => service.set({ status: 'stalled' }));
    expect(container).toBeEmptyDOMElement();
  });

  it('leaves the page behind when signing out', async () => {
    const { service, at } = open('/api-setup', signedIn);
    await act(() => service.signOut());
    expect(at()).toBe('/login');
  });

  it('is asked for the way back again when another page is opened after signing out', async () => {
    const { service, navigator, at } = open('/api-setup', signedIn);
    await act(() => service.signOut());
    act(() => navigator.push('/api-setup?tab=2'));
    expect(at()).toBe('/login?from=%2Fapi-setup%3Ftab%3D2');
  });

  it.each(['user-disabled', 'user-token-expired', 'signed-out-elsewhere'] as const)(
    'keeps the way back when the session ends: %s',
    (reason) => {
      const { service, at } = open('/api-setup?tab=2', signedIn);
      act(() => service.set({ status: 'signed-out', reason }));
      expect(at()).toBe('/login?from=%2Fapi-setup%3Ftab%3D2');
    },
  );
});
