import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishLabels, LabelsProvider, Toaster, ToastProvider } from 'waymark';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import { AuthError } from '../../../../src/app/auth/auth-error';
import type { AuthService } from '../../../../src/app/auth/auth-service';
import { NotificationsButton } from '../../../../src/app/shell/header/notifications-button';
import { ProfileButton } from '../../../../src/app/shell/header/profile-button';
import { usePopup } from '../../../../src/app/shell/header/use-popup';
import { type LazyPart, lazyPart } from '../../../../src/app/lib/lazy-part';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

const samples = vi.hoisted(() => ({ failing: false }));

vi.mock('../../../../src/app/shell/header/notifications-samples', () => ({
  sampleCount: 5,
  SampleNotifications: () => {
    if (samples.failing) throw new Error('The samples are broken.');
    return <li>A notification</li>;
  },
}));

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
    <LabelsProvider labels={englishLabels}>
      <ToastProvider>
        <AuthProvider service={service}>
          <MemoryRouter>{page}</MemoryRouter>
        </AuthProvider>
      </ToastProvider>
    </LabelsProvider>,
  );
  return service;
}

/** Shows a button that opens the part as the header opens its popups, and returns it. */
function showOpener(part: LazyPart<object>): HTMLElement {
  function Opener() {
    const { isThere, popupProps, triggerProps } = usePopup(part, 'It');
    return (
      <>
        <button type="button" {...triggerProps}>
          Open
        </button>
        {isThere && popupProps.open && <part.Part />}
      </>
    );
  }
  show(<Opener />);
  return screen.getByRole('button', { name: 'Open' });
}

// Their code is read before, so that no test waits for that.
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/app/shell/header/notifications-popup'),
    import('../../../../src/app/shell/header/profile-popup'),
  ]);
}, 60_000);

// jsdom has no viewport to ask about.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

afterEach(() => {
  cleanup();
  samples.failing = false;
});

describe('a popup of the header', () => {
  it('Fault 23: fails alone when its content throws, and shows again when that is over', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    samples.failing = true;
    show(<NotificationsButton />);
    const bell = screen.getByRole('button', { name: 'Notifications, 2 unread' });
    fireEvent.click(bell);
    expect(await screen.findByRole('alert')).toHaveTextContent('The list of notifications could not be shown');
    expect(screen.getByText('The page')).toBeVisible();
    samples.failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A notification')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens as soon as its code is there, unless the person has gone on to something else', async () => {
    let arrive: (part: () => ReactNode) => void = () => undefined;
    const part = lazyPart(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
    const opener = showOpener(part);
    // As in Safari, where a press gives no focus.
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    act(() => screen.getByRole('main').focus());
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(opener, { key: 'Escape' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(opener);
    await act(async () => arrive(() => <p>Here it is</p>));
    expect(screen.getByText('Here it is')).toBeVisible();
  });

  it('says when its code cannot be had, and asks for it anew at the next press', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(new Error('offline'));
    const part = lazyPart(load);
    const opener = showOpener(part);
    fireEvent.click(opener);
    expect(await screen.findByText('It cannot be shown')).toBeVisible();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    load.mockResolvedValue(() => <p>Here it is</p>);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});

describe('the profile menu', () => {
  async function openMenu(): Promise<HTMLElement> {
    fireEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
    return screen.findByRole('button', { name: 'Logout' });
  }

  it('H5: shows a changed name at once', async () => {
    const service = show(<ProfileButton />);
    await openMenu();
    expect(screen.getByRole('heading', { name: 'Good Morning, Ada' })).toBeVisible();
    act(() => service.set({ status: 'signed-in', user: { ...ada, displayName: 'Ada Lovelace' } }));
    expect(screen.getByRole('heading', { name: 'Good Morning, Ada Lovelace' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profile of Ada Lovelace' })).toHaveTextContent('AL');
  });

  it('H5: signs out once however often it is pressed, says when that fails, and tries again', async () => {
    let fail: (error: Error) => void = () => undefined;
    const signOut = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    show(<ProfileButton />, { signOut });
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
