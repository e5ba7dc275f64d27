import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from 'waymark';
import { mayHoldSession } from '../../../../src/app/auth/service';
import { RootLayout } from '../../../../src/app/router/root-layout';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

it('the root layout stores scroll positions without making a visitor wait for a session', async () => {
  const router = createMemoryRouter([{ Component: RootLayout, children: [{ path: '*', element: <h1>Page</h1> }] }]);
  await act(async () => {
    render(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    );
  });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(Object.keys(sessionStorage)).toEqual(['waymark:scroll']);
  expect(mayHoldSession()).toBe(false);
});
