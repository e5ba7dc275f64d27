import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Button, LinkProvider, LocaleProvider, ToastProvider } from 'waymark';
import { AuthProvider, type AuthService, useAuth } from './auth/service';
import { type Environment, EnvironmentProvider } from './config/env';
import { locale } from './lib/formats';
import { PreloadPageProvider } from './lib/lazy-with-preload';
import { RouterLink } from './lib/router-link';
import { PreferencesProvider } from './preferences/preferences-context';
import { preloadPage } from './router/router';

interface AppProps {
  environment: Environment;
  service: AuthService;
  router: RouterProviderProps['router'];
}

export function App({ environment, service, router }: AppProps) {
  return (
    <ErrorBoundary fallback={brokenApp}>
      <EnvironmentProvider value={environment}>
        <PreferencesProvider>
          <PreloadPageProvider value={preloadPage}>
            <LinkProvider component={RouterLink}>
              {/* The page is in English; numbers and dates are in the user's format. */}
              <LocaleProvider locale={locale}>
                <ToastProvider>
                  <AuthProvider service={service}>
                    <Pages router={router} />
                  </AuthProvider>
                </ToastProvider>
              </LocaleProvider>
            </LinkProvider>
          </PreloadPageProvider>
        </PreferencesProvider>
      </EnvironmentProvider>
    </ErrorBoundary>
  );
}

/** Renders nothing until the session is known, neither a protected page nor an unnecessary login page. */
function Pages({ router }: Pick<AppProps, 'router'>) {
  const { state } = useAuth();
  if (state.status === 'loading') return null;
  if (state.status !== 'stalled') return <RouterProvider router={router} />;
  // The app replaces this when the response arrives.
  return (
    <StartPage
      title="Connecting"
      heading="Checking your sign-in takes longer than usual"
      text="You are still signed in. The page loads as soon as the sign-in service responds."
      role="status"
      button="Retry"
    />
  );
}

/** Replaces the app if a provider around the router throws. */
const brokenApp = (
  <StartPage
    title="Something went wrong"
    heading="Something went wrong"
    text="Waymark could not be shown. Try reloading the page."
    role="alert"
    button="Reload"
  />
);

type StartPageProps = Record<'title' | 'heading' | 'text' | 'button', string> & { role: 'alert' | 'status' };

/** A page without the app's layouts, for a start that fails or takes a long time. */
function StartPage({ title, heading, text, role, button }: StartPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-canvas p-6 text-center">
      <title>{`${title} – Waymark`}</title>
      <div role={role} className="grid gap-2">
        <h1 className="text-h3">{heading}</h1>
        <p className="text-muted">{text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{button}</Button>
    </main>
  );
}
