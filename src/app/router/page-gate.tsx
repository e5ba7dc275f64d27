import { Outlet } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { RequireAuth } from './guards';

export interface PageGateProps {
  /** Nothing is at the address. @default false */
  unknown?: boolean;
}

/** Lets a signed-in person in; a visitor only comes as far as to learn that an address leads nowhere. */
export function PageGate({ unknown = false }: PageGateProps) {
  const { state } = useAuth();
  // With a reason it is a session that has just ended here, and its page is left for the login page.
  const isVisitor = state.status === 'signed-out' && state.reason === undefined;
  return unknown && isVisitor ? <Outlet /> : <RequireAuth />;
}
