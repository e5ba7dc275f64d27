// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { Outlet } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { englishLabels, LabelsProvider } from 'waymark';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import type { AuthState } from '../../../../src/app/auth/auth-service';
import { RouterLink } from '../../../../src/app/router/link';
import { AppRouter, useBlocker } from '../../../../src/app/router/app-router';
import { FirstLoad, NavigationProgress } from '../../../../src/app/router/loading-page';
import type { AppRoute } from '../../../../src/app/router/navigation';
import { PageGate } from '../../../../src/app/router/page-gate';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';
import { createMemoryNavigation } from './memory-navigation';

const onRender = vi.fn();

function Shell() {
  onRender();
  return (
    <>
      <p>The shell</p>
      <RouterLink href="/">Home</RouterLink>
      <RouterLink href="/late">Late</RouterLink>
      <RouterLink href="/nowhere">Nowhere</RouterLink>
      <Outlet />
    </>
  );
}

/** A page that is left only with a word. */
function Guarded() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/');
  return (
    <>
      <h1>Home</h1>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>Leave</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      )}
    </>
  );
}

function open(address: string, session: AuthState = { status: 'signed-in', user: ada }) {
  let arrive: (page: ComponentType) => void = () => undefined;
  const load = vi.fn(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
  const shell = (children: AppRoute[]): AppRoute[] => [
    {
      element: (
        <FirstLoad>
          <Shell />
        </FirstLoad>
      ),
      children,
    },
  ];
  const { navigation } = createMemoryNavigation(
    [
      {
        element: (
          <>
            <NavigationProgress />
            <Outlet />
          </>
        ),
        children: [
          {
            element: <PageGate />,
            children: shell([
              { path: '/', Component: Guarded },
              { path: '/late', load, element: null },
            ]),
          },
          { element: <PageGate unknown />, children: shell([{ path: '*', element: <h1>Not found</h1> }]) },
          { path: '/login', element: <h1>Login</h1> },
        ],
      },
    ],
    [address],
  );
  render(
    <StrictMode>
      <LabelsProvider labels={englishLabels}>
        <AuthProvider service={createFakeAuthService(session)}>
          <AppRouter navigation={navigation} />
        </AuthProvider>
      </LabelsProvider>
    </StrictMode>,
  );
  return { navigation, arrive: () => act(async () => arrive(() => <h1>Late</h1>)) };
}

const heading = () => screen.queryByRole('heading')?.textContent;
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pages of the app', () => {
  it('R8: begin with neither page nor layout until the code of the first is there', async () => {
    const { arrive } = open('/late');
    expect(document.body.textContent).toBe('');
    await arrive();
    expect(screen.getByText('The shell')).toBeInTheDocument();
    expect(heading()).toBe('Late');
  });

  it('R7: send a visitor on before the page that they may not see has come', () => {
    open('/late', { status: 'signed-out' });
    expect(heading()).toBe('Login');
  });

  it('R6: keep the shell as it is on the way to an address that leads nowhere', () => {
    open('/nowhere');
    const shell = screen.getByText('The shell');
    expect(heading()).toBe('Not found');
    follow('Home');
    expect(heading()).toBe('Home');
    follow('Nowhere');
    press('Leave');
    expect(heading()).toBe('Not found');
    expect(screen.getByText('The shell')).toBe(shell);
  });

  it('R8: show the one before, as it is, while the next one loads', async () => {
    const { navigation, arrive } = open('/nowhere');
    onRender.mockClear();
    follow('Late');
    expect(navigation.getState().pending).toBe(true);
    expect(heading()).toBe('Not found');
    expect(onRender).not.toHaveBeenCalled();
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await arrive();
    expect(heading()).toBe('Late');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('ask before they are left, and forget the question with the page', async () => {
    const { navigation, arrive } = open('/');
    follow('Nowhere');
    expect(heading()).toBe('Home');
    press('Stay');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    follow('Late');
    press('Leave');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await arrive();
    expect(heading()).toBe('Late');
    expect(navigation.getState().blocker.state).toBe('unblocked');
    follow('Nowhere');
    expect(heading()).toBe('Not found');
  });
});
