import { type createBrowserRouter, RouterProvider } from 'react-router';
import { englishLabels, LabelsProvider, LinkProvider, ToastProvider } from 'waymark';
import { AuthProvider, useAuth } from './auth/auth-context';
import type { AuthService } from './auth/auth-service';
import type { Environment } from './env';
import { EnvironmentProvider } from './environment';
import { BrokenApp } from './layout/broken-app';
import { StalledPage } from './layout/stalled-page';
import { PreferencesProvider } from './preferences/preferences-context';
import { PreferencesNotice } from './preferences/preferences-notice';
import { RouterLink } from './router-link';
import { ErrorBoundary } from './routing/error-boundary';

type Router = ReturnType<typeof createBrowserRouter>;

export interface AppProps {
  environment: Environment;
  service: AuthService;
  router: Router;
}

/** The whole app, on the things that live as long as the page. */
export function App({ environment, service, router }: AppProps) {
  return (
    <ErrorBoundary renderFailure={() => <BrokenApp />}>
      <EnvironmentProvider value={environment}>
        <LabelsProvider labels={englishLabels}>
          <PreferencesProvider>
            <LinkProvider component={RouterLink}>
              <ToastProvider>
                <PreferencesNotice />
                <AuthProvider service={service}>
                  <Pages router={router} />
                </AuthProvider>
              </ToastProvider>
            </LinkProvider>
          </PreferencesProvider>
        </LabelsProvider>
      </EnvironmentProvider>
    </ErrorBoundary>
  );
}

/** Nothing shows until it is known who is signed in: neither a page that is not theirs nor a login that they do not need. */
function Pages({ router }: { router: Router }) {
  const { state } = useAuth();
  if (state.status === 'loading') return null;
  return state.status === 'stalled' ? <StalledPage /> : <RouterProvider router={router} />;
}
