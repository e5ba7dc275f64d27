import { useEffect, useState } from 'react';
import { useAuth } from '../auth-context';
import type { PasswordStatus } from '../auth-types';
import { defaultPasswordStatus } from '../credentials';

/** Checks a password against the provider's policy while the user types it. */
export function usePasswordStatus(password: string): PasswordStatus {
  const { service } = useAuth();
  const [checked, setChecked] = useState<{ password: string; status: PasswordStatus }>();
  useEffect(() => {
    let current = true;
    void service.validatePassword(password).then((status) => {
      if (current) setChecked({ password, status });
    });
    return () => {
      current = false;
    };
  }, [service, password]);
  if (checked === undefined) return defaultPasswordStatus(password);
  // The result for an earlier text has the same rules, but not which of them this password meets.
  return checked.password === password ? checked.status : { ...checked.status, isValid: true };
}
