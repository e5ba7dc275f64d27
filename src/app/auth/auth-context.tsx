import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { AuthService } from './auth-service';
import type { AuthState, AuthUser } from './auth-types';

export interface AuthContextValue {
  state: AuthState;
  service: AuthService;
}

const AuthContext = createContext<AuthContextValue | null>(null);

export interface AuthProviderProps {
  /** The service of the session; it lives as long as the page. */
  service: AuthService;
  children: ReactNode;
}

export function AuthProvider({ service, children }: AuthProviderProps) {
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, service.getSnapshot);
  const value = useMemo(() => ({ state, service }), [state, service]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Returns the session's state and the service. Throws outside of `AuthProvider`. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (value === null) throw new Error('useAuth must be used inside AuthProvider.');
  return value;
}

/** Returns the signed-in user, or null without one. Throws outside of `AuthProvider`. */
export function useUser(): AuthUser | null {
  const { state } = useAuth();
  return state.status === 'signed-in' ? state.user : null;
}
