// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { englishLabels, LabelsProvider } from 'waymark';
import { RouteError } from '../../../../src/app/layout/route-error';

const reload = vi.fn();

beforeEach(() => {
  // React, the router and the page each report what was thrown.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
  vi.stubGlobal('location', { href: window.location.href, reload });
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/base-2.js"></script>'));
});

async function open(Page: ComponentType) {
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: RouteError,
      element: (
        <Suspense>
          <Page />
        </Suspense>
      ),
    },
  ]);
  await act(async () => {
    render(
      <LabelsProvider labels={englishLabels}>
        <main>
          <RouterProvider router={router} />
        </main>
      </LabelsProvider>,
    );
  });
}

const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

describe('R11: a person who tries again', () => {
  it('gets the page that failed only once', async () => {
    let broken = true;
    await open(() => {
      if (broken) throw new Error('The page broke.');
      return <h1>Reports</h1>;
    });
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
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
