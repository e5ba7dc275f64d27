// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { englishLabels, LabelsProvider, LinkProvider } from 'waymark';
import { afterEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import { AuthError } from '../../../../src/app/auth/auth-errors';
import { EnvironmentProvider } from '../../../../src/app/environment';
import { LoginPage } from '../../../../src/app/pages/login/login-page';
import { RegisterPage } from '../../../../src/app/pages/register/register-page';
import { RouterLink } from '../../../../src/app/router-link';
import { createFakeAuthService } from './fake-auth-service';

afterEach(cleanup);

const environment = {
  firebase: { apiKey: 'our-key', authDomain: 'a.example', projectId: 'demo', appId: '1:1:web:1' },
  emulatorUrl: null,
  providers: ['google.com' as const],
  demo: null,
};

function open(Component: React.ComponentType, error: AuthError): void {
  const service = createFakeAuthService({ status: 'signed-out' }, { redirectError: () => error });
  render(
    <EnvironmentProvider value={environment}>
      <LabelsProvider labels={englishLabels}>
        <LinkProvider component={RouterLink}>
          <AuthProvider service={service}>
            <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
          </AuthProvider>
        </LinkProvider>
      </LabelsProvider>
    </EnvironmentProvider>,
  );
}

describe.each([
  ['login', LoginPage],
  ['register', RegisterPage],
])('the %s page, when the person comes back from a provider', (_name, Page) => {
  it('says what went wrong there', () => {
    open(Page, new AuthError('provider-cancelled'));
    expect(screen.getByRole('alert').textContent).toMatch(/^The provider was not allowed to sign you in\./);
  });

  it('leads into the account that has the address, where there is one', async () => {
    const link = {
      email: 'ada@example.com',
      provider: 'github.com' as const,
      knownProviders: ['password'],
      withPassword: async () => {},
      withProvider: async () => 'done' as const,
    };
    open(Page, new AuthError('account-exists', 'account-exists-with-different-credential', { link }));
    const heading = await screen.findByRole('heading', { name: 'You have an account already' });
    await waitFor(() => expect(heading).toBe(document.activeElement));
    expect(screen.getByText(/that uses e-mail and password/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });
});
