import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { englishLabels, LabelsProvider, LinkProvider, Toaster, ToastProvider } from 'waymark';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import type { AuthService, AuthUser } from '../../../../src/app/auth/auth-service';
import { ReauthProvider } from '../../../../src/app/auth/ui/use-reauth';
import type { Environment } from '../../../../src/app/config/env';
import { EnvironmentProvider } from '../../../../src/app/config/environment-context';
import { RouterLink } from '../../../../src/app/router/link';
import { AppRouter } from '../../../../src/app/router/app-router';
import { createFakeAuthService } from '../auth/fake-auth-service';
import { createMemoryNavigation } from '../routing/memory-navigation';

export interface ShowOptions {
  /** Who is signed in; null for a visitor. */
  user: AuthUser | null;
  /** The providers that the site offers. @default none */
  providers?: Environment['providers'];
  /** What the service does otherwise than the fake one. */
  methods?: Partial<AuthService>;
  /** Where the page stands, with its search. @default '/' */
  address?: string;
}

/** Renders a page of the app as the person sees it. */
export function showPage(Page: ComponentType, { user, providers = [], methods, address = '/' }: ShowOptions): void {
  const environment: Environment = {
    firebase: { apiKey: 'key', authDomain: 'example.com', projectId: 'example', appId: '1:1:web:1' },
    providers,
    emulatorUrl: null,
    demo: null,
  };
  const { navigation } = createMemoryNavigation([{ path: '*', Component: Page }], [address]);
  render(
    <EnvironmentProvider value={environment}>
      <LabelsProvider labels={englishLabels}>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <AuthProvider
              service={createFakeAuthService(user ? { status: 'signed-in', user } : { status: 'signed-out' }, methods)}
            >
              <ReauthProvider>
                <AppRouter navigation={navigation} />
              </ReauthProvider>
            </AuthProvider>
            <Toaster />
          </ToastProvider>
        </LinkProvider>
      </LabelsProvider>
    </EnvironmentProvider>,
  );
}
