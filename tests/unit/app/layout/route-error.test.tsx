// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { englishLabels, LabelsProvider } from 'waymark';
import { FrameBoundary, PageBoundary } from '../../../../src/app/router/route-error';
import { AppRouter } from '../../../../src/app/router/app-router';
import { createMemoryNavigation } from '../routing/memory-navigation';

const reload = vi.fn();

beforeEach(() => {
  // React and the page each report what was thrown.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
  vi.stubGlobal('location', { href: window.location.href, reload });
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/base-2.js"></script>'));
});

function Layout() {
  return (
    <main>
      <p>The layout</p>
      <PageBoundary>
        <Suspense>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </main>
  );
}

async function open(Page: ComponentType, Frame: ComponentType = Layout) {
  const { navigation } = createMemoryNavigation([
    {
      element: (
        <FrameBoundary>
          <Frame />
        </FrameBoundary>
      ),
      children: [
        { path: '/', Component: Page },
        { path: '/other', element: <h1>Other</h1> },
      ],
    },
  ]);
  await act(async () => {
    render(
      <LabelsProvider labels={englishLabels}>
        <StrictMode>
          <AppRouter navigation={navigation} />
        </StrictMode>
      </LabelsProvider>,
    );
  });
  return (to: string) => act(() => navigation.navigator.push(to));
}

function Broken(): never {
  throw new Error('It broke.');
}

const problem = () => screen.getByRole('heading', { name: 'Something went wrong' });
const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

describe('R11: a person who tries again', () => {
  it('gets the page that failed only once', async () => {
    let broken = true;
    await open(() => {
      if (broken) throw new Error('The page broke.');
      return <h1>Reports</h1>;
    });
    expect(problem()).toHaveFocus();
    broken = false;
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Reports' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('gets the site loaded anew where the page lacks a file, which React asks for only once', async () => {
    await open(lazy(() => Promise.reject<{ default: ComponentType }>(new TypeError('Failed to fetch'))));
    await tryAgain();
    expect(reload).not.toHaveBeenCalled();
    await tryAgain();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('R11 and Fault 23: what throws', () => {
  it('fails alone, in the layout as it was, and only until the person goes somewhere else', async () => {
    const go = await open(Broken);
    expect(screen.getByRole('main')).toContainElement(problem());
    const layout = screen.getByText('The layout');
    go('/other');
    expect(screen.getByRole('heading', { name: 'Other' })).toBeInTheDocument();
    go('/');
    expect(problem()).toHaveFocus();
    expect(screen.getByText('The layout')).toBe(layout);
  });

  it("takes the layout's place when it is the layout itself", async () => {
    const go = await open(() => null, Broken);
    expect(screen.getByRole('main')).toContainElement(problem());
    expect(screen.getByText(/Waymark could not be shown/)).toBeInTheDocument();
    go('/other');
    expect(problem()).toBeInTheDocument();
  });
});
