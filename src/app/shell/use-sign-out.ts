import { useCallback, useRef, useState } from 'react';
import { useToast } from 'waymark';
import { useAuth } from '../auth/auth-context';
import { describeAuthError } from '../auth/auth-messages';

export interface SignOut {
  /** Whether the request is pending. */
  isBusy: boolean;
  /** Signs out in every tab, and shows a message when that fails. The route guard then redirects to the login page. */
  signOut: () => void;
}

/** Returns the sign-out action and its state. */
export function useSignOut(): SignOut {
  const { service } = useAuth();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  const signOut = useCallback(() => {
    async function run(): Promise<void> {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsBusy(true);
      try {
        await service.signOut();
      } catch (error) {
        show({
          id: 'sign-out',
          tone: 'error',
          title: 'You are still signed in',
          description: describeAuthError(error).message,
          action: { label: 'Try again', onClick: () => void run() },
        });
      } finally {
        isUnderWay.current = false;
        setIsBusy(false);
      }
    }
    void run();
  }, [service, show]);

  return { isBusy, signOut };
}
