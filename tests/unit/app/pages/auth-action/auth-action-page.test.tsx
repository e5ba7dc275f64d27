import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import type { AuthService } from '../../../../../src/app/auth/service';
import { AuthActionPage } from '../../../../../src/app/pages/auth-action/auth-action-page';
import { showPage } from '../show-page';
import { ada } from '../../auth/fake-auth-service';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

it('the page checks and applies a link once, after removing the code from the URL', async () => {
  const checkActionCode = vi.fn<AuthService['checkActionCode']>(async () => ({
    operation: 'VERIFY_EMAIL',
    email: 'ada@example.com',
    previousEmail: null,
  }));
  const applyActionCode = vi.fn(async () => {});
  const Site = () => (
    <>
      <AuthActionPage />
      <Address />
    </>
  );
  showPage(Site, {
    user: null,
    address: { pathname: '/auth/action', search: '?mode=verifyEmail&oobCode=secret-code&apiKey=key', state: 'kept' },
    methods: { checkActionCode, applyActionCode },
  });
  await waitFor(() => expect(screen.getByText('["/auth/action","kept"]')).toBeTruthy());
  const button = await screen.findByRole('button', { name: 'Verify address' });
  expect(checkActionCode).toHaveBeenCalledExactlyOnceWith('secret-code');
  expect(applyActionCode).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(applyActionCode).toHaveBeenCalledExactlyOnceWith('secret-code');
  expect(screen.getByRole('heading', { name: 'Your email address is verified' })).toBe(document.activeElement);
});

const heading = () => screen.getByRole('heading', { level: 1 });
const gone = () => Promise.reject(new AuthError('invalid-credential', 'user-not-found'));

/** Opens a link for a new password, types the password twice, and saves it. */
async function setPassword(
  methods: Partial<AuthService>,
  user = null as typeof ada | null,
  typed = ['a new pass phrase', 'a new pass phrase'],
): Promise<void> {
  showPage(AuthActionPage, {
    user,
    address: '/auth/action?mode=resetPassword&oobCode=secret-code',
    methods: {
      checkActionCode: async () => ({ operation: 'PASSWORD_RESET', email: ada.email, previousEmail: null }),
      ...methods,
    },
  });
  await screen.findByRole('heading', { name: 'Set a new password' });
  // The effect that moves the focus runs after the heading has rendered.
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  for (const [index, field] of screen.getAllByLabelText(/new password/i).entries())
    fireEvent.change(field, { target: { value: typed[index] } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save password' })));
}

describe('a user who follows a link', () => {
  it('sees that the link is invalid if the account has been deleted', async () => {
    await setPassword({ confirmPasswordReset: gone });
    expect(heading().textContent).toBe('This link is no longer valid');
    cleanup();
    showPage(AuthActionPage, {
      user: null,
      address: '/auth/action?mode=verifyEmail&oobCode=secret-code',
      methods: { applyActionCode: gone },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Verify address' }));
    await screen.findByRole('heading', { name: 'This link is no longer valid' });
  });

  it.each([
    ['', 'Enter the new password again.'],
    ['a new pass word', 'The two passwords are different.'],
  ])('must repeat a new password, not "%s"', async (repetition, message) => {
    const confirmPasswordReset = vi.fn(async () => {});
    await setPassword({ confirmPasswordReset }, null, ['a new pass phrase', repetition]);
    const field = screen.getByLabelText('Repeat the new password');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveAccessibleDescription(message);
    expect(confirmPasswordReset).not.toHaveBeenCalled();
  });

  it('never finds the code in the page links', async () => {
    await setPassword({ confirmPasswordReset: () => Promise.reject(new AuthError('user-disabled')) });
    expect(screen.getByRole('alert').textContent).toContain('disabled');
    expect(document.body.innerHTML).not.toContain('secret-code');
  });

  it('is told that the session continues only if it does', async () => {
    await setPassword({}, ada);
    expect(heading()).toBe(document.activeElement);
    expect(screen.getByText(/^You stay signed in here/)).toBeTruthy();
    cleanup();
    await setPassword({ reauthenticate: () => Promise.reject(new AuthError('second-factor-required')) }, ada);
    expect(screen.getByText(/^Your sessions have ended\./)).toBeTruthy();
  });

  it.each([
    [`${window.location.origin}/sample-page?x=1`, '/sample-page?x=1'],
    ['https://evil.example/', '/'],
  ])('continues only to a page of this site: %s', async (target, leadsTo) => {
    const address = `/auth/action?mode=verifyEmail&oobCode=secret-code&continueUrl=${encodeURIComponent(target)}`;
    showPage(AuthActionPage, { user: ada, address });
    fireEvent.click(await screen.findByRole('button', { name: 'Verify address' }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', leadsTo);
  });

  it('keeps focus when restoring an address and requesting a new password', async () => {
    showPage(AuthActionPage, {
      user: null,
      address: '/auth/action?mode=recoverEmail&oobCode=secret-code',
      methods: { checkActionCode: async () => ({ operation: 'RECOVER_EMAIL', email: ada.email, previousEmail: null }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Restore address' }));
    const send = await screen.findByRole('button', { name: 'Send me a link to set a new password' });
    send.focus();
    fireEvent.click(send);
    const again = await screen.findByRole('button', { name: /^Send again/ });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('stays on a page opened during the sign-out of another account', async () => {
    let finishSignOut = (): void => {};
    const signOut = () =>
      new Promise<void>((resolve) => {
        finishSignOut = resolve;
      });
    const grace = { ...ada, uid: 'grace', email: 'grace@example.com' };
    function Site() {
      return useLocation().pathname === '/auth/action' ? <AuthActionPage /> : <Address />;
    }
    showPage(Site, { user: grace, address: '/auth/action?mode=verifyEmail&oobCode=secret-code', methods: { signOut } });
    fireEvent.click(await screen.findByRole('button', { name: 'Verify address' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out and use/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Stay signed in' }));
    await screen.findByText('["/",null]');
    await act(async () => finishSignOut());
    expect(screen.getByText('["/",null]')).toBeTruthy();
  });
});
