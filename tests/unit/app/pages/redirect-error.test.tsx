import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../../../../src/app/auth/errors';
import { LoginPage } from '../../../../src/app/pages/login/login-page';
import { RegisterPage } from '../../../../src/app/pages/register/register-page';
import { showPage } from './show-page';

function open(Page: ComponentType, error: AuthError): Promise<void> {
  return act(async () =>
    showPage(Page, { user: null, providers: ['google.com'], methods: { redirectError: () => error } }),
  );
}

describe.each([
  ['login', LoginPage],
  ['register', RegisterPage],
])('the %s page after returning from a provider', (_name, Page) => {
  it('shows the provider error', async () => {
    await open(Page, new AuthError('provider-cancelled'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The provider did not grant access\./);
  });

  it('offers to sign in to the existing account with the same address', async () => {
    const link = {
      email: 'ada@example.com',
      provider: 'github.com' as const,
      withPassword: async () => {},
      withProvider: async () => 'done' as const,
    };
    await open(Page, new AuthError('account-exists', 'account-exists-with-different-credential', { link }));
    const heading = await screen.findByRole('heading', { name: 'You already have an account' });
    await waitFor(() => expect(heading).toBe(document.activeElement));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.com');

    fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    // Signing in with the form links no provider, so the error disappears.
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
