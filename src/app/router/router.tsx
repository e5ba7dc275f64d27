import { type ComponentType, useState } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useSearchParams,
} from 'react-router';
import { type AuthService, useAuth } from '../auth/service';
import { loginPathFor, paths, returnParam, safeReturnPath } from '../config/paths';
import { lazyWithPreload, type LazyWithPreload, savesData } from '../lib/lazy-with-preload';
import { MinimalLayout } from '../shell/minimal-layout';
import { DelayedLoadingBar, LayoutError, PageError, PageLoadError, RootLayout, SuspendedOutlet } from './root-layout';

export type Page = LazyWithPreload<object>;
type Pages = Readonly<Record<string, Page>>;

export const MainLayout = lazyWithPreload(async () => (await import('../shell/main-layout')).MainLayout);

const NotFoundPage = lazyWithPreload(async () => (await import('../pages/not-found/not-found-page')).NotFoundPage);

const DashboardPage = lazyWithPreload(async () => {
  // The page's chart and grid load in parallel. The page reports a failure.
  import('../pages/dashboard/dashboard-parts').catch(() => undefined);
  return (await import('../pages/dashboard/dashboard-page')).DashboardPage;
});
const LoginPage = lazyWithPreload(async () => (await import('../pages/login/login-page')).LoginPage);
const RegisterPage = lazyWithPreload(async () => (await import('../pages/register/register-page')).RegisterPage);

/** Pages for signed-in users, in the main layout. */
export const mainPages: Pages = {
  [paths.home]: DashboardPage,
  [paths.dashboard]: DashboardPage,
  [paths.apiSetup]: lazyWithPreload(async () => (await import('../pages/api-setup/api-setup-page')).ApiSetupPage),
  [paths.samplePage]: lazyWithPreload(async () => (await import('../pages/sample-page/sample-page')).SamplePage),
  [paths.account]: lazyWithPreload(async () => (await import('../pages/account/account-page')).AccountPage),
  [paths.accountSocial]: lazyWithPreload(
    async () => (await import('../pages/account/account-social-page')).AccountSocialPage,
  ),
};

/** Pages for visitors; signed-in users are redirected. */
export const visitorPages: Pages = {
  [paths.login]: LoginPage,
  [paths.register]: RegisterPage,
  [paths.forgotPassword]: lazyWithPreload(
    async () => (await import('../pages/forgot-password/forgot-password-page')).ForgotPasswordPage,
  ),
};

/** Pages for everyone, in the minimal layout. */
const publicPages: Pages = {
  [paths.pagesLogin]: LoginPage,
  [paths.pagesRegister]: RegisterPage,
  [paths.authAction]: lazyWithPreload(
    async () => (await import('../pages/auth-action/auth-action-page')).AuthActionPage,
  ),
};

/** Starts loading the page at an address of the app, unless data saving is on. */
export function preloadPage(href: string): void {
  if (savesData() || !URL.canParse(href, window.location.href)) return;
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin) return;
  mainPages[pathname]?.preload();
  if (pathname in mainPages) MainLayout.preload();
  (visitorPages[pathname] ?? publicPages[pathname])?.preload();
}

export const notFoundRouteId = 'not-found';

/**
 * Returns the app's routes. The loaders load the pages' code, so the previous page remains until the next one can
 * render. They do not use a route's `lazy` property, because React Router waits for it before redirecting a visitor and
 * remembers a failed request forever.
 */
export function createRoutes(service: AuthService, apiOrigins: readonly string[] = []): RouteObject[] {
  const loadForUser = (component: Page) => async (args: LoaderFunctionArgs) => {
    // Load the page in parallel with the session.
    const isSignedOut = service.getSnapshot().status === 'signed-out';
    if (!isSignedOut) component.preload();
    const isReady = isSignedIn(service);
    if (!isSignedOut && component === DashboardPage) preloadData(args, isReady).catch(() => undefined);
    return (await isReady) ? loadCode(component) : null;
  };
  const loadForEveryone = (component: Page) => () => loadCode(component);
  /** Requests the dashboard's data in parallel with the page's code. If this fails, the page requests it again. */
  async function preloadData({ request }: LoaderFunctionArgs, isReady: Promise<boolean>): Promise<void> {
    const { preloadDashboard } = await import('../pages/dashboard/state/preload-dashboard');
    if (await isReady) await preloadDashboard(service, apiOrigins, new URL(request.url).searchParams);
  }
  const minimal = (pages: Pages): RouteObject => ({
    Component: MinimalLayout,
    children: [withErrorPage(pageRoutes(pages, loadForEveryone))],
  });

  return [
    {
      Component: RootLayout,
      ErrorBoundary: LayoutError,
      HydrateFallback: DelayedLoadingBar,
      children: [
        { Component: RequireVisitor, children: [minimal(visitorPages)] },
        { element: <RequireVisitor allowsUsers />, children: [minimal(publicPages)] },
        {
          element: <RequireUser layout={MainLayout} />,
          loader: loadForUser(MainLayout),
          shouldRevalidate: isAnotherPage,
          children: [
            withErrorPage([
              ...pageRoutes(mainPages, loadForUser),
              { id: notFoundRouteId, path: '*', Component: NotFoundPage, loader: loadForEveryone(NotFoundPage) },
            ]),
          ],
        },
      ],
    },
  ];
}

/** The boundary is below the layout, so the layout remains mounted when a page fails. */
function withErrorPage(children: RouteObject[]): RouteObject {
  return { Component: SuspendedOutlet, ErrorBoundary: PageError, children };
}

function pageRoutes(pages: Pages, load: (page: Page) => LoaderFunction): RouteObject[] {
  return Object.entries(pages).map(([path, page]) => ({
    path,
    Component: page,
    loader: load(page),
    shouldRevalidate: isAnotherPage,
  }));
}

/**
 * A page reads its search parameters itself, so loaders run again only for another page, or when the same address is
 * loaded again.
 */
const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

async function loadCode(component: Page): Promise<null> {
  try {
    await component.load();
    return null;
  } catch (error) {
    throw new PageLoadError(error);
  }
}

function isSignedIn(service: AuthService): Promise<boolean> {
  return new Promise((resolve) => {
    let unsubscribe = (): void => undefined;
    const check = (): void => {
      const { status } = service.getSnapshot();
      if (status !== 'signed-in' && status !== 'signed-out') return;
      unsubscribe();
      resolve(status === 'signed-in');
    };
    unsubscribe = service.subscribe(check);
    check();
  });
}

/**
 * Renders the layout for a signed-in user. Visitors are redirected to the login page or, at unknown addresses, see the
 * not-found page in the minimal layout. Known and unknown addresses share this route, so the layout stays mounted.
 *
 * The login page returns to the current address unless the user signed out or deleted the account there, because a
 * different user may sign in next.
 */
export function RequireUser({ layout: Layout }: { layout: ComponentType }) {
  const { state } = useAuth();
  const location = useLocation();
  const isNotFound = useMatches().at(-1)?.id === notFoundRouteId;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (state.status === 'signed-in') return <Layout />;
  if (state.status !== 'signed-out') return null;
  if (isNotFound && state.reason === undefined) return <MinimalLayout />;
  const hasSignedOut = wasSignedIn && (state.reason === 'signed-out' || state.reason === 'account-deleted');
  return <Navigate replace to={hasSignedOut ? paths.login : loginPathFor(location)} />;
}

/**
 * Renders the child routes for visitors and, with `allowsUsers`, for users who are already signed in. After a sign-in,
 * redirects to the page that the user came from.
 */
export function RequireVisitor({ allowsUsers = false }) {
  const { state } = useAuth();
  const [params] = useSearchParams();
  const signIns = state.status === 'signed-in' ? (state.signIns ?? 0) : 0;
  const [signInsBefore] = useState(signIns);

  if (state.status === 'signed-out') return <Outlet />;
  if (state.status !== 'signed-in') return null;
  if (allowsUsers && signIns === signInsBefore) return <Outlet />;
  return <Navigate replace to={safeReturnPath(params.get(returnParam))} />;
}
