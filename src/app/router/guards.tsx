import { type ComponentType, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router';
import { useAuth } from '../auth/service';
import { loginPathFor, paths, returnParam, safeReturnPath } from '../config/paths';
import { MinimalLayout } from '../shell/minimal-layout';

export const notFoundRouteId = 'not-found';

export interface RequireUserProps {
  layout: ComponentType;
}

/**
 * Renders the layout for a signed-in user. Visitors are redirected to the login page, except from unknown addresses: they see the
 * not-found page in the minimal layout. Known and unknown addresses share this route, so the layout stays mounted.
 *
 * The login page returns to the current address, unless the user signed out or deleted the account there, because another
 * user may sign in next.
 */
export function RequireUser({ layout: Layout }: RequireUserProps) {
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

export interface RequireVisitorProps {
  /** Also renders for users who are already signed in. @default false */
  allowsUsers?: boolean;
}

/** Renders the routes below for visitors. After a sign-in, redirects to the user's previous page. */
export function RequireVisitor({ allowsUsers = false }: RequireVisitorProps) {
  const { state } = useAuth();
  const [params] = useSearchParams();
  const signIns = state.status === 'signed-in' ? (state.signIns ?? 0) : 0;
  const [signInsBefore] = useState(signIns);

  if (state.status === 'signed-out') return <Outlet />;
  if (state.status !== 'signed-in') return null;
  if (allowsUsers && signIns === signInsBefore) return <Outlet />;
  return <Navigate replace to={safeReturnPath(params.get(returnParam))} />;
}
