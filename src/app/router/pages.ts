import { paths } from '../config/paths';
import { loadOnce, type LoadPage, registerPage } from './preload';

/** The frame of the pages of a signed-in person. */
export const loadMainLayout = loadOnce(async () => (await import('./page-frame')).PageFrame);

const loadDashboard = loadOnce(async () => (await import('../pages/dashboard/dashboard-page')).DashboardPage);
const loadLogin = loadOnce(async () => (await import('../pages/login/login-page')).LoginPage);
const loadRegister = loadOnce(async () => (await import('../pages/register/register-page')).RegisterPage);

/** The pages of a signed-in person, inside the main layout. */
export const mainPages: Readonly<Record<string, LoadPage>> = {
  [paths.home]: loadDashboard,
  [paths.dashboard]: loadDashboard,
  [paths.apiSetup]: loadOnce(async () => (await import('../pages/api-setup/api-setup-page')).ApiSetupPage),
  [paths.samplePage]: loadOnce(async () => (await import('../pages/sample-page/sample-page')).SamplePage),
  [paths.account]: loadOnce(async () => (await import('../pages/account/account-page')).AccountPage),
  [paths.accountSocial]: loadOnce(
    async () => (await import('../pages/account-social/account-social-page')).AccountSocialPage,
  ),
};

/** The pages of a visitor; a person who is signed in is sent on. */
export const visitorPages: Readonly<Record<string, LoadPage>> = {
  [paths.login]: loadLogin,
  [paths.register]: loadRegister,
  [paths.forgotPassword]: loadOnce(
    async () => (await import('../pages/forgot-password/forgot-password-page')).ForgotPasswordPage,
  ),
};

/** The pages that everybody sees, inside the minimal layout. */
export const publicPages: Readonly<Record<string, LoadPage>> = {
  [paths.pagesLogin]: loadLogin,
  [paths.pagesRegister]: loadRegister,
  [paths.authAction]: loadOnce(async () => (await import('../pages/auth-action/auth-action-page')).AuthActionPage),
};

/** What shows at every other address. */
export const loadNotFound = loadOnce(async () => (await import('../pages/not-found/not-found-page')).NotFoundPage);

for (const [path, load] of Object.entries(mainPages)) registerPage(path, [loadMainLayout, load]);
for (const [path, load] of Object.entries({ ...visitorPages, ...publicPages })) registerPage(path, [load]);
