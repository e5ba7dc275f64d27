import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AuthError, type AuthErrorCode } from '../../../../../src/app/auth/errors';
import type { AuthService } from '../../../../../src/app/auth/service';
import { AccountSocialPage } from '../../../../../src/app/pages/account/account-social-page';
import { ada } from '../../auth/fake-auth-service';
import { showPage } from '../show-page';

const gitHub = { providerId: 'github.com', email: null, displayName: 'ada-l' };

describe('Social Profile', () => {
  it('shows a message if the site offers no provider', () => {
    showPage(AccountSocialPage, { user: ada });
    expect(screen.getByRole('heading', { name: 'No provider is set up' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Link/ })).toBeNull();
  });

  it('lets a user unlink a provider that the site no longer offers', () => {
    showPage(AccountSocialPage, { user: { ...ada, providers: [...ada.providers, gitHub] }, providers: ['google.com'] });
    const [google, other] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    if (!google || !other) throw new Error('A provider has no row.');
    expect(within(google).getByRole('button', { name: 'Link Google' })).toBeEnabled();
    expect(other).toHaveTextContent('no longer offered by this site');
    expect(other).toHaveTextContent('ada-l');
    expect(within(other).getByRole('button', { name: 'Unlink GitHub' })).toBeEnabled();
  });

  it('shows why the only sign-in method cannot be unlinked', () => {
    showPage(AccountSocialPage, { user: { ...ada, providers: [gitHub] }, providers: ['github.com'] });
    const unlink = screen.getByRole('button', { name: 'Unlink GitHub' });
    expect(unlink).toBeDisabled();
    expect(unlink).toHaveAccessibleDescription(/cannot be unlinked/);
    expect(screen.getByText(/Your account has no password/)).toBeVisible();
  });

  it.each<[AuthErrorCode, RegExp]>([
    ['credential-already-in-use', /linked to another account here/],
    ['provider-already-linked', /already linked to your account/],
    ['popup-blocked', /Allow pop-ups/],
    ['popup-closed', /closed too early/],
    ['provider-unreachable', /could not be opened/],
  ])('shows what to do after %s, and keeps the button enabled', async (code, message) => {
    const refreshUser = vi.fn<AuthService['refreshUser']>(async () => {});
    showPage(AccountSocialPage, {
      user: ada,
      providers: ['github.com'],
      methods: { link: () => Promise.reject(new AuthError(code)), refreshUser },
    });
    refreshUser.mockClear();
    const link = screen.getByRole('button', { name: 'Link GitHub' });
    await userEvent.click(link);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(link).toBeEnabled();
    // The provider was linked on another device, so the account is read again.
    expect(refreshUser).toHaveBeenCalledTimes(code === 'provider-already-linked' ? 1 : 0);
  });

  it('shows no error when a newer window supersedes an attempt', async () => {
    showPage(AccountSocialPage, { user: ada, providers: ['github.com'], methods: { link: async () => 'superseded' } });
    await userEvent.click(screen.getByRole('button', { name: 'Link GitHub' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('GitHub linked')).toBeNull();
  });
});
