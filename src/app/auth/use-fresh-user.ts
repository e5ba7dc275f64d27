import { useEffect } from 'react';
import { useAuth, useUser } from './auth-context';
import type { AuthUser } from './auth-types';

/** Returns the signed-in user, and reads the account again on mount: another device may have changed it. */
export function useFreshUser(): AuthUser | null {
  const { service } = useAuth();
  const user = useUser();
  useEffect(() => {
    // The known values show until the response, and after a failure.
    service.refreshUser().catch(() => undefined);
  }, [service]);
  return user;
}
