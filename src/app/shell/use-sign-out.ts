import { useCallback } from 'react';
import { toast } from 'waymark';
import { describeAuthError } from '../auth/errors';
import { useAuth } from '../auth/service';
import { useRequest } from '../lib/state';

/** Signs out in every tab, and shows a message on failure. The route guard redirects to the login page. */
export function useSignOut() {
  const { service } = useAuth();
  const { busy, run } = useRequest();

  const signOut = useCallback(
    function signOut(): void {
      void run(() =>
        service.signOut().catch((error: unknown) => {
          // This message also appears after the menu with the button has closed.
          toast.error('You are still signed in', {
            id: 'sign-out',
            description: describeAuthError(error).message,
            actions: [{ label: 'Try again', onClick: signOut }],
          });
        }),
      );
    },
    [run, service],
  );

  return { busy, signOut };
}
