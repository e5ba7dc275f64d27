import { useEffect, useState } from 'react';
import { useAuth } from '../auth-context';
import type { PasswordStatus } from '../auth-service';
import { defaultPasswordStatus } from '../credentials';

/** Holds a password against the provider's present policy while it is typed. */
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
  // The answer to an earlier text still says which rules there are, but not which are met.
  return checked.password === password ? checked.status : { ...checked.status, isValid: true };
}
