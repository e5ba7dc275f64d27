import { createBrowserRouter, type RouteObject } from 'react-router';
import { LoadingBar } from 'waymark';
import { RequireAuth, RequireSignedOut } from './auth/guards';
import { MinimalLayout } from './layout/minimal-layout';
import { RootLayout } from './layout/root-layout';
import { RouteError } from './layout/route-error';
import { paths } from './paths';

const loginPage = async () => (await import('./pages/login/login-page')).LoginPage;
const registerPage = async () => (await import('./pages/register/register-page')).RegisterPage;
const dashboardPage = async () => (await import('./pages/dashboard/dashboard-page')).DashboardPage;
const apiSetupPage = async () => (await import('./pages/api-setup/api-setup-page')).ApiSetupPage;
const samplePage = async () => (await import('./pages/sample-page/sample-page')).SamplePage;
const notFoundPage = async () => (await import('./pages/not-found/not-found-page')).NotFoundPage;
const mainLayout = async () => (await import('./layout/main-layout')).MainLayout;

function page(path: string, Component: () => Promise<React.ComponentType>): RouteObject {
  return { path, lazy: { Component }, ErrorBoundary: RouteError };
}

/** Every route of the app. Pages load on demand; what stands around the authentication pages comes with the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: LoadingBar,
    ErrorBoundary: RouteError,
    children: [
      {
        Component: RequireSignedOut,
        children: [
          {
            Component: MinimalLayout,
            children: [page(paths.login, loginPage), page(paths.register, registerPage)],
          },
        ],
      },
      {
        Component: MinimalLayout,
        children: [page(paths.pagesLogin, loginPage), page(paths.pagesRegister, registerPage)],
      },
      {
        Component: RequireAuth,
        children: [
          {
            lazy: { Component: mainLayout },
            ErrorBoundary: RouteError,
            children: [
              page(paths.home, dashboardPage),
              page(paths.dashboard, dashboardPage),
              page(paths.apiSetup, apiSetupPage),
              page(paths.samplePage, samplePage),
            ],
          },
        ],
      },
      page('*', notFoundPage),
    ],
  },
];

/** Makes the app's router; it begins to load the page of the present address at once. */
export function createRouter() {
  return createBrowserRouter(routes);
}
