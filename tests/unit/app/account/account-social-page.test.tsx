import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { englishLabels, LabelsProvider, LinkProvider, ToastProvider } from 'waymark';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import type { AuthUser } from '../../../../src/app/auth/auth-service';
import { ReauthProvider } from '../../../../src/app/auth/use-reauth';
import type { Environment } from '../../../../src/app/env';
import { EnvironmentProvider } from '../../../../src/app/environment';
import { AccountSocialPage } from '../../../../src/app/pages/account-social/account-social-page';
import { RouterLink } from '../../../../src/app/router-link';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

function show(providers: Environment['providers'], user: AuthUser): void {
  const router = createMemoryRouter([{ path: '/', Component: AccountSocialPage }]);
  const environment: Environment = {
    firebase: { apiKey: 'key', authDomain: 'example.com', projectId: 'example', appId: '1:1:web:1' },
    providers,
    emulatorUrl: null,
    demo: null,
  };
  render(
    <EnvironmentProvider value={environment}>
      <LabelsProvider labels={englishLabels}>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <AuthProvider service={createFakeAuthService({ status: 'signed-in', user })}>
              <ReauthProvider>
                <RouterProvider router={router} />
              </ReauthProvider>
            </AuthProvider>
          </ToastProvider>
        </LinkProvider>
      </LabelsProvider>
    </EnvironmentProvider>,
  );
}

const gitHub = { providerId: 'github.com', email: null, displayName: 'ada-l', photoURL: null };

describe('Social Profile', () => {
  it('says so where the site offers no provider', () => {
    show([], ada);
    expect(screen.getByRole('heading', { name: 'No provider is set up' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Link/ })).toBeNull();
  });

  it('lets a person unlink a provider that the site no longer offers', () => {
    show(['google.com'], { ...ada, providers: [...ada.providers, gitHub] });
    const [google, other] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(within(google as HTMLElement).getByRole('button', { name: 'Link Google' })).toBeEnabled();
    expect(other).toHaveTextContent('no longer offered by this site');
    expect(other).toHaveTextContent('ada-l');
    expect(within(other as HTMLElement).getByRole('button', { name: 'Unlink GitHub' })).toBeEnabled();
  });

  it('keeps the last way in', () => {
    show(['github.com'], { ...ada, providers: [gitHub] });
    const unlink = screen.getByRole('button', { name: 'Unlink GitHub' });
    expect(unlink).toBeDisabled();
    expect(unlink).toHaveAccessibleDescription(/only way to sign in/);
    expect(screen.getByText(/Your account has no password/)).toBeVisible();
  });
});
