import type { AuthService } from '../auth/service';
import { paths } from '../config/paths';
import { lazyWithPreload, type LazyWithPreload, savesData } from '../lib/lazy-with-preload';

export type Page = LazyWithPreload<object>;

export const MainLayout = lazyWithPreload(async () => (await import('../shell/main-layout')).MainLayout);

export const NotFoundPage = lazyWithPreload(
  async () => (await import('../pages/not-found/not-found-page')).NotFoundPage,
);

const DashboardPage = lazyWithPreload(async () => {
  // Its chart and its grid load in parallel. The page reports a failure.
  import('../pages/dashboard/dashboard-parts').catch(() => undefined);
  return (await import('../pages/dashboard/dashboard-page')).DashboardPage;
});
const LoginPage = lazyWithPreload(async () => (await import('../pages/login/login-page')).LoginPage);
const RegisterPage = lazyWithPreload(async () => (await import('../pages/register/register-page')).RegisterPage);

/** Pages for signed-in users, in the main layout. */
export const mainPages: Readonly<Record<string, Page>> = {
  [paths.home]: DashboardPage,
  [paths.dashboard]: DashboardPage,
  [paths.apiSetup]: lazyWithPreload(async () => (await import('../pages/api-setup/api-setup-page')).ApiSetupPage),
  [paths.samplePage]: lazyWithPreload(async () => (await import('../pages/sample-page/sample-page')).SamplePage),
  [paths.account]: lazyWithPreload(async () => (await import('../pages/account/account-page')).AccountPage),
  [paths.accountSocial]: lazyWithPreload(
    async () => (await import('../pages/account/account-social-page')).AccountSocialPage,
  ),
};

/** Starts the data requests for the page at an address. */
export type PreloadData = (
  service: AuthService,
  apiOrigins: readonly string[],
  search: URLSearchParams,
) => Promise<void>;

const loadDashboardData = async (): Promise<PreloadData> =>
  (await import('../pages/dashboard/state/preload-dashboard')).preloadDashboard;

/** Loads the functions that request page data in parallel with the pages' code. */
export const pageData: Readonly<Record<string, () => Promise<PreloadData>>> = {
  [paths.home]: loadDashboardData,
  [paths.dashboard]: loadDashboardData,
};

/** Pages for visitors; signed-in users are redirected. */
export const visitorPages: Readonly<Record<string, Page>> = {
  [paths.login]: LoginPage,
  [paths.register]: RegisterPage,
  [paths.forgotPassword]: lazyWithPreload(
    async () => (await import('../pages/forgot-password/forgot-password-page')).ForgotPasswordPage,
  ),
};

/** Pages for everyone, in the minimal layout. */
export const publicPages: Readonly<Record<string, Page>> = {
  [paths.pagesLogin]: LoginPage,
  [paths.pagesRegister]: RegisterPage,
  [paths.authAction]: lazyWithPreload(
    async () => (await import('../pages/auth-action/auth-action-page')).AuthActionPage,
  ),
};

/** Starts loading the page at an address of the app, unless the user saves data. */
export function preloadPage(href: string): void {
  if (savesData() || !URL.canParse(href, window.location.href)) return;
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin) return;
  mainPages[pathname]?.preload();
  if (pathname in mainPages) MainLayout.preload();
  (visitorPages[pathname] ?? publicPages[pathname])?.preload();
}
