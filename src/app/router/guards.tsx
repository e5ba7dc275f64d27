import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { loginPathFor, paths, returnParam, safeReturnPath } from '../config/paths';
import { useAuth } from '../auth/auth-context';

/**
 * Shows the routes below it to a signed-in person and sends everyone else to the login page. The way back is kept, except
 * for the person who signs out on a page: that page is left on purpose, and the next to sign in may be someone else.
 */
export function RequireAuth() {
  const { state } = useAuth();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (state.status === 'signed-in') return <Outlet />;
  if (state.status !== 'signed-out') return null;
  const isDeliberate = wasSignedIn && state.reason === 'signed-out';
  return <Navigate replace to={isDeliberate ? paths.login : loginPathFor(location)} />;
}

/** Shows the routes below it to a signed-out visitor and sends a signed-in one on to where they came from. */
export function RequireSignedOut() {
  const { state } = useAuth();
  const [params] = useSearchParams();

  if (state.status === 'signed-out') return <Outlet />;
  if (state.status !== 'signed-in') return null;
  return <Navigate replace to={safeReturnPath(params.get(returnParam))} />;
}
