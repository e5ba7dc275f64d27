import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import type { AuthService } from '../../../../../src/app/auth/service';
import type { AuthUser } from '../../../../../src/app/auth/types';
import { AccountPage } from '../../../../../src/app/pages/account/account-page';
import { ada } from '../../auth/fake-auth-service';
import { showPage } from '../show-page';

/** A user who signed up with a provider that does not share the email address. */
const anonymousX: AuthUser = {
  ...ada,
  email: null,
  emailVerified: false,
  providers: [{ providerId: 'twitter.com', email: null, displayName: 'ada' }],
};

describe('an account without an email address', () => {
  it('must add one before adding a password', () => {
    showPage(AccountPage, { user: anonymousX });
    const email = screen.getByRole('region', { name: 'Email address' });
    expect(email).toHaveTextContent('Your account has no email address.');
    expect(within(email).getByRole('button', { name: 'Add email address' })).toBeEnabled();
    expect(within(email).queryByText('Not verified')).toBeNull();
    const password = screen.getByRole('region', { name: 'Password' });
    expect(password).toHaveTextContent('You sign in with X. Add an email address before you set a password');
    expect(within(password).queryByLabelText('New password')).toBeNull();
  });

  it('is deleted after typing "delete"', async () => {
    const deleteAccount = vi.fn<AuthService['deleteAccount']>(async () => {});
    showPage(AccountPage, { user: anonymousX, methods: { deleteAccount } });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const field = await screen.findByLabelText('Type “delete” to confirm');
    await user.type(field, 'remove{Enter}');
    expect(deleteAccount).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'Delete{Enter}');
    expect(deleteAccount).toHaveBeenCalledOnce();
  });
});

describe('a request that fails', () => {
  it('shows an error and keeps the entered text', async () => {
    showPage(AccountPage, {
      user: ada,
      methods: { updateProfile: () => Promise.reject(new AuthError('network-request-failed')) },
    });
    const user = userEvent.setup();
    const row = screen.getByRole('region', { name: 'Display name' });
    await user.click(within(row).getByRole('button', { name: 'Change display name' }));
    await user.keyboard(' Lovelace{Enter}');
    expect(await within(row).findByRole('alert')).toHaveTextContent('cannot be reached');
    expect(within(row).getByLabelText('New display name')).toHaveValue('Ada Lovelace');
  });

  it('shows a password policy error at the password field', async () => {
    showPage(AccountPage, {
      user: ada,
      methods: { changePassword: () => Promise.reject(new AuthError('password-does-not-meet-requirements')) },
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const field = screen.getByLabelText('New password');
    await user.type(field, 'six-letters{Enter}');
    expect(await screen.findByText(/does not meet the requirements/)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('six-letters');
  });
});

it('a request that needs a recent sign-in is not reported as slow while the dialog waits for the user', async () => {
  vi.useFakeTimers();
  const changePassword = vi.fn<AuthService['changePassword']>(() => new Promise(() => {}));
  changePassword.mockRejectedValueOnce(new AuthError('requires-recent-login'));
  showPage(AccountPage, { user: ada, methods: { changePassword } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'six-letters' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const dialog = screen.getByRole('dialog');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(/taking longer/)).toBeNull();
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'correct-horse-7' } });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' })));
  expect(changePassword).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText(/taking longer/)).toBeVisible();
});

it('a provider picture can be removed', async () => {
  const updateProfile = vi.fn<AuthService['updateProfile']>(async () => {});
  showPage(AccountPage, { user: { ...ada, photoURL: 'https://pictures.example/ada.svg' }, methods: { updateProfile } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(updateProfile).toHaveBeenCalledWith(expect.objectContaining({ photoURL: null }));
  expect(await screen.findByText('Picture removed')).toBeVisible();
});
