import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Popover, PopoverContent, PopoverTrigger, Toaster, ToastProvider } from 'waymark';
import { AuthError } from '../../../../../src/app/auth/errors';
import { AuthProvider, type AuthService } from '../../../../../src/app/auth/service';
import { lazyContent, Profile } from '../../../../../src/app/shell/header/popovers';
import { ada, createFakeAuthService } from '../../auth/fake-auth-service';

function show(children: ReactNode, methods: Partial<AuthService> = {}) {
  const service = createFakeAuthService({ status: 'signed-in', user: ada }, methods);
  const page = (
    <>
      {children}
      <main tabIndex={-1}>The page</main>
      <Toaster />
    </>
  );
  render(
    <ToastProvider>
      <AuthProvider service={service}>
        <MemoryRouter>{page}</MemoryRouter>
      </AuthProvider>
    </ToastProvider>,
  );
  return service;
}

/** Shows a popover with lazy content, and returns its trigger. */
function showPopover(importContent: () => Promise<() => ReactNode>): HTMLElement {
  const Content = lazyContent('The content', importContent);
  show(
    <Popover>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Details">
        <Content />
      </PopoverContent>
    </Popover>,
  );
  return screen.getByRole('button', { name: 'Open' });
}

// Load the code of the content before the tests, so that no test waits for it.
beforeAll(() => import('../../../../../src/app/shell/header/profile-content'), 60_000);

describe('a header popover', () => {
  it('opens before its content has loaded, then moves focus into it', async () => {
    let resolve: (content: () => ReactNode) => void = () => undefined;
    const trigger = showPopover(
      () =>
        new Promise<() => ReactNode>((done) => {
          resolve = done;
        }),
    );
    await act(async () => fireEvent.click(trigger));
    expect(screen.getByRole('dialog', { name: 'Details' })).toHaveTextContent('Loading');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await act(async () => resolve(() => <button type="button">First</button>));
    expect(await screen.findByRole('button', { name: 'First' })).toHaveFocus();
  });

  it('closes on Escape while its content loads', async () => {
    const trigger = showPopover(() => new Promise<() => ReactNode>(() => undefined));
    await act(async () => fireEvent.click(trigger));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows an error if its content cannot be loaded, and reloads it on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const importContent = vi
      .fn<() => Promise<() => ReactNode>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(() => <p>The details</p>);
    fireEvent.click(showPopover(importContent));
    expect(await screen.findByRole('alert')).toHaveTextContent('The content could not be shown');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await screen.findByText('The details')).toBeVisible();
  });
});

describe('the profile menu', () => {
  async function openMenu(): Promise<HTMLElement> {
    fireEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
    return screen.findByRole('button', { name: 'Logout' });
  }

  it('shows a changed name immediately', async () => {
    const service = show(<Profile />);
    await openMenu();
    expect(screen.getByRole('heading', { name: 'Good Morning, Ada' })).toBeVisible();
    act(() => service.set({ status: 'signed-in', user: { ...ada, displayName: 'Ada Lovelace' } }));
    expect(screen.getByRole('heading', { name: 'Good Morning, Ada Lovelace' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profile of Ada Lovelace, AL' })).toHaveTextContent('AL');
  });

  it('signs out once for ten clicks, and again after an error', async () => {
    let fail: (error: Error) => void = () => undefined;
    const signOut = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    show(<Profile />, { signOut });
    const logout = await openMenu();
    for (let press = 0; press < 10; press += 1) fireEvent.click(logout);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(logout).toHaveAttribute('aria-busy', 'true');
    await act(async () => fail(new AuthError('network-request-failed')));
    expect(logout).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('You are still signed in')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});
