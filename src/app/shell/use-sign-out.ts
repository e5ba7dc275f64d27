import { useCallback, useRef, useState } from 'react';
import { useToast } from 'waymark';
import { useAuth } from '../auth/auth-context';
import { describeAuthError } from '../auth/auth-messages';

export interface SignOut {
  /** Whether it is under way. */
  isBusy: boolean;
  /** Signs out in every tab; says so when that fails. The guard of the page then leads to the login page. */
  signOut: () => void;
}

/** The way out of the session, for everything that offers it. */
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
