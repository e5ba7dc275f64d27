import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RequireSignedOut } from './auth/guards';
import { MinimalLayout } from './layout/minimal-layout';
import { RootLayout } from './layout/root-layout';
import { MissingFrame, MissingPage, type MissingPageProps } from './layout/missing-page';
import { FrameError, RouteError } from './layout/route-error';
import { LoadingPage } from './routing/loading-page';
import { notFoundId, PageGate } from './routing/page-gate';
import { loadMainLayout, loadNotFound, mainPages, publicPages, visitorPages } from './routing/pages';
import type { LoadPage, PageLoadError } from './routing/preload';

/**
 * Loads a page's code, or what stands in its place while that cannot be had: of a route that fails to load, the router shows
 * nothing at all.
 */
function loadOr(load: LoadPage, Missing: ComponentType<MissingPageProps>): LoadPage {
  return () => load().catch((error: PageLoadError) => () => <Missing error={error} />);
}

function page([path, load]: readonly [path: string, load: LoadPage]): RouteObject {
  return { path, lazy: { Component: loadOr(load, MissingPage) }, ErrorBoundary: RouteError };
}

// The fallback stands below the guards: a visitor is sent to the login page before the page that they may not see is there.
const minimal = { Component: MinimalLayout, HydrateFallback: LoadingPage, ErrorBoundary: FrameError };

/** Every route of the app. Pages load on demand; what stands around the authentication pages comes with the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: FrameError,
    children: [
      {
        Component: RequireSignedOut,
        children: [{ ...minimal, children: Object.entries(visitorPages).map(page) }],
      },
      { ...minimal, children: Object.entries(publicPages).map(page) },
      {
        Component: PageGate,
        children: [
          {
            lazy: { Component: loadOr(loadMainLayout, MissingFrame) },
            HydrateFallback: LoadingPage,
            ErrorBoundary: FrameError,
            children: [...Object.entries(mainPages).map(page), { ...page(['*', loadNotFound]), id: notFoundId }],
          },
        ],
      },
    ],
  },
];

/** Makes the app's router; it begins to load the page of the present address at once. */
export function createRouter() {
  return createBrowserRouter(routes);
}
