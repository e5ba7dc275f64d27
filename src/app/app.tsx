import { englishLabels, LabelsProvider, LinkProvider, ToastProvider } from 'waymark';
import { AuthProvider, useAuth } from './auth/auth-context';
import type { AuthService } from './auth/auth-service';
import type { Environment } from './config/env';
import { EnvironmentProvider } from './config/environment-context';
import { BrokenApp } from './router/broken-app';
import { StalledPage } from './router/stalled-page';
import { PreferencesProvider } from './preferences/preferences-context';
import { PreferencesNotice } from './preferences/preferences-notice';
import { RouterLink } from './router/link';
import { AppRouter } from './router/app-router';
import { ErrorBoundary } from './lib/error-boundary';
import type { Navigation } from './router/navigation';

export interface AppProps {
  environment: Environment;
  service: AuthService;
  navigation: Navigation;
}

/** The whole app, on the things that live as long as the page. */
export function App({ environment, service, navigation }: AppProps) {
  return (
    <ErrorBoundary renderFailure={() => <BrokenApp />}>
      <EnvironmentProvider value={environment}>
        <LabelsProvider labels={englishLabels}>
          <PreferencesProvider>
            <LinkProvider component={RouterLink}>
              <ToastProvider>
                <PreferencesNotice />
                <AuthProvider service={service}>
                  <Pages navigation={navigation} />
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
function Pages({ navigation }: { navigation: Navigation }) {
  const { state } = useAuth();
  if (state.status === 'loading') return null;
  return state.status === 'stalled' ? <StalledPage /> : <AppRouter navigation={navigation} />;
}
