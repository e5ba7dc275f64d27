import { Outlet, useMatches } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { RequireAuth } from '../auth/guards';

/** The id of the route of every address that leads nowhere. */
export const notFoundId = 'not-found';

/** Lets a signed-in person in; a visitor only comes as far as to learn that an address leads nowhere. */
export function PageGate() {
  const { state } = useAuth();
  const isUnknown = useMatches().at(-1)?.id === notFoundId;
  // With a reason it is a session that has just ended here, and its page is left for the login page.
  const isVisitor = state.status === 'signed-out' && state.reason === undefined;
  return isUnknown && isVisitor ? <Outlet /> : <RequireAuth />;
}
