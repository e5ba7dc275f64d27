import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { ToastProvider } from 'waymark';
import { MinimalLayout } from '../../../../src/app/shell/minimal-layout';
import { stubMatchMedia } from '../../../helpers/match-media';

it('the product picture beside a form loads only in a wide window and cannot be focused', async () => {
  let isWide = false;
  const media = stubMatchMedia((query) => isWide && query.includes('min-width'));
  render(
    <ToastProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: MinimalLayout }])} />
    </ToastProvider>,
  );
  expect(media.listeners.size).toBeGreaterThan(0);
  expect(screen.queryByText('A dashboard for any API')).toBeNull();
  isWide = true;
  media.change();
  expect((await screen.findByText('A dashboard for any API')).closest('[inert]')).not.toBeNull();
});
