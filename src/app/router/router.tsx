import type { ReactNode } from 'react';
import { Outlet, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { RequireSignedOut } from './guards';
import { MinimalLayout } from '../shell/minimal-layout';
import { MissingFrame, MissingPage } from './missing-page';
import { RootLayout } from './root-layout';
import { FrameBoundary, PageBoundary } from './route-error';
import { FirstLoad } from './loading-page';
import { type AppRoute, createNavigation, type Navigation } from './navigation';
import { PageGate } from './page-gate';
import { loadMainLayout, loadNotFound, mainPages, publicPages, visitorPages } from './pages';
import type { LoadPage } from './preload';

type PageTable = Readonly<Record<string, LoadPage>>;

/** The pages inside a layout. It stays as it is while they change, or fail. */
function pages(table: PageTable): AppRoute[] {
  return [
    {
      element: (
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      ),
      // Until its code has come a page is nothing; unless that is said, the router warns of an empty page.
      children: Object.entries(table).map(([path, load]) => ({ path, load, Missing: MissingPage, element: null })),
    },
  ];
}

function frame(layout: ReactNode, children: AppRoute[]): AppRoute {
  return {
    element: (
      <FirstLoad>
        <FrameBoundary>{layout}</FrameBoundary>
      </FirstLoad>
    ),
    children,
  };
}

function minimal(table: PageTable): AppRoute {
  return frame(<MinimalLayout />, pages(table));
}

function main(table: PageTable): AppRoute {
  return frame(<Outlet />, [{ load: loadMainLayout, Missing: MissingFrame, children: pages(table) }]);
}

/**
 * Every route of the app. Pages load on demand; what stands around the authentication pages comes with the app. The two gates
 * are one component in one place: who follows a link that leads nowhere keeps the shell as it was.
 */
const routes: AppRoute[] = [
  {
    element: (
      <FrameBoundary>
        <RootLayout />
      </FrameBoundary>
    ),
    children: [
      { element: <RequireSignedOut />, children: [minimal(visitorPages)] },
      minimal(publicPages),
      { element: <PageGate />, children: [main(mainPages)] },
      { element: <PageGate unknown />, children: [main({ '*': loadNotFound })] },
    ],
  },
];

/** Follows the browser's history; it begins to load the page of the present address at once. */
export function createAppNavigation(): Navigation {
  return createNavigation(routes, createBrowserHistory());
}
