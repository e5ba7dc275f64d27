import { useCallback } from 'react';
import { useToast } from 'waymark';
import { describeAuthError } from '../auth/errors';
import { useAuth } from '../auth/service';
import { useRequest } from '../lib/use-request';

/** Signs out in every tab, and shows a message on failure. The route guard redirects to the login page. */
export function useSignOut() {
  const { service } = useAuth();
  const { show } = useToast();
  const { busy, run } = useRequest();

  const signOut = useCallback(
    function signOut(): void {
      void run(() =>
        service.signOut().catch((error: unknown) => {
          // Also after the menu with the button has closed.
          show({
            id: 'sign-out',
            tone: 'error',
            title: 'You are still signed in',
            description: describeAuthError(error).message,
            actions: [{ label: 'Try again', onClick: signOut }],
          });
        }),
      );
    },
    [run, service, show],
  );

  return { busy, signOut };
}
