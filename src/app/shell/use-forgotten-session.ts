import { useEffect } from 'react';
import { mutate } from 'swr';
import { useAuth, useUser } from '../auth/auth-context';
import { forgetRecentCommands } from './palette/recent-commands';

/** Forgets what was cached for a person when their session has ended, in whichever tab and for whatever reason. */
export function useForgottenSession(): void {
  const { service } = useAuth();
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      const state = service.getSnapshot();
      if (state.status === 'signed-in' && state.user.uid === uid) return;
      forgetRecentCommands(uid);
      void mutate(() => true, undefined, { revalidate: false });
    };
  }, [service, uid]);
}
