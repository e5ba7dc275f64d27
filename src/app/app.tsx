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
import { AppRouter } from './routing/app-router';
import { ErrorBoundary } from './routing/error-boundary';
import type { Navigation } from './routing/navigation';

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
