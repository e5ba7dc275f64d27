import { useEffect } from 'react';
import { useAuth, useUser } from './auth-context';
import type { AuthUser } from './auth-service';

/** Returns the signed-in user, and reads the account anew when the page comes: another device may have changed it. */
export function useFreshUser(): AuthUser | null {
  const { service } = useAuth();
  const user = useUser();
  useEffect(() => {
    // What is known already shows until then, and goes on to show where nobody answers.
    service.refreshUser().catch(() => undefined);
  }, [service]);
  return user;
}
