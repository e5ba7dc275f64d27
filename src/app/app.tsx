import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { LinkProvider, ToastProvider } from 'waymark';
import { AuthProvider, type AuthService, useAuth } from './auth/service';
import type { Environment } from './config/env';
import { EnvironmentProvider } from './config/environment-context';
import { PreloadPageProvider, RouterLink } from './lib/router-link';
import { PreferencesProvider, PreferencesNotice } from './preferences/preferences-context';
import { preloadPage } from './router/pages';
import { BrokenApp, StalledPage } from './router/start-page';

export interface AppProps {
  environment: Environment;
  service: AuthService;
  router: RouterProviderProps['router'];
}

/** The providers of the app around its router. */
export function App({ environment, service, router }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={BrokenApp}>
      <EnvironmentProvider value={environment}>
        <PreferencesProvider>
          <PreloadPageProvider value={preloadPage}>
            <LinkProvider component={RouterLink}>
              <ToastProvider>
                <PreferencesNotice />
                <AuthProvider service={service}>
                  <Pages router={router} />
                </AuthProvider>
              </ToastProvider>
            </LinkProvider>
          </PreloadPageProvider>
        </PreferencesProvider>
      </EnvironmentProvider>
    </ErrorBoundary>
  );
}

/** Renders nothing until the session is known: neither a protected page nor a login page that the user does not need. */
function Pages({ router }: Pick<AppProps, 'router'>) {
  const { state } = useAuth();
  if (state.status === 'loading') return null;
  return state.status === 'stalled' ? <StalledPage /> : <RouterProvider router={router} />;
}
