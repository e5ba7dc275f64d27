import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
// Loads the kit before the test, whose time limit is for the page.
import 'waymark';

afterEach(() => {
  document.body.innerHTML = '';
});

it('the first page of the documentation renders without a message, and its drawer collapses', async () => {
  // A wide window.
  vi.stubGlobal('matchMedia', undefined);
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    await import('../../../stories/docs/first-page');
  });
  expect(screen.getByRole('banner')).toHaveTextContent('Acme');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  const menu = within(screen.getByRole('navigation'));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Connections',
    'Settings',
  ]);
  expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  const toggle = screen.getByRole('button', { name: /main menu/i });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
