import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LinkProvider, Toaster, ToastProvider } from 'waymark';
import { AuthProvider, type AuthService } from '../../../../src/app/auth/service';
import type { AuthUser } from '../../../../src/app/auth/types';
import { type Environment, EnvironmentProvider } from '../../../../src/app/config/env';
import { RouterLink } from '../../../../src/app/lib/router-link';
import { createFakeAuthService } from '../auth/fake-auth-service';
import { environment } from '../data/as-new-user';

export interface ShowOptions {
  /** The signed-in user, or null for a visitor. */
  user: AuthUser | null;
  /** The providers that the site offers. @default none */
  providers?: Environment['providers'];
  /** Methods that override those of the fake service. */
  methods?: Partial<AuthService>;
  /** The path and query of the page. @default '/' */
  address?: InitialEntry;
}

/** Renders a page of the app with its providers. */
export function showPage(Page: ComponentType, { user, providers = [], methods, address = '/' }: ShowOptions): void {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  render(
    <EnvironmentProvider value={{ ...environment, providers }}>
      <LinkProvider component={RouterLink}>
        <ToastProvider>
          <AuthProvider
            service={createFakeAuthService(user ? { status: 'signed-in', user } : { status: 'signed-out' }, methods)}
          >
            <RouterProvider router={router} />
          </AuthProvider>
          <Toaster />
        </ToastProvider>
      </LinkProvider>
    </EnvironmentProvider>,
  );
}
