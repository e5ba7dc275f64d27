import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { AuthService, AuthState, AuthUser } from './auth-service';

export interface AuthContextValue {
  state: AuthState;
  service: AuthService;
}

const AuthContext = createContext<AuthContextValue | null>(null);

export interface AuthProviderProps {
  /** The service whose session the tree below sees; it lives as long as the page. */
  service: AuthService;
  children: ReactNode;
}

/** Makes the session known to the tree below. */
export function AuthProvider({ service, children }: AuthProviderProps) {
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, service.getSnapshot);
  const value = useMemo(() => ({ state, service }), [state, service]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Returns the session's state and the service; throws outside of `AuthProvider`. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (value === null) throw new Error('useAuth must be used inside AuthProvider.');
  return value;
}

/** Returns the signed-in user, or null when there is none; throws outside of `AuthProvider`. */
export function useUser(): AuthUser | null {
  const { state } = useAuth();
  return state.status === 'signed-in' ? state.user : null;
}
