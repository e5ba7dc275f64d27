import { useEffect } from 'react';
import { useAuth, useUser } from '../auth/service';
import { forgetUserData } from '../data/forget-user-data';
import { resetMenuState } from './drawer/menu-state';
import { forgetRecentCommands } from './palette/recent-commands';

/** Clears the data of a user when their session ends, in any tab and for any reason. */
export function useForgottenSession(): void {
  const { service } = useAuth();
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      const state = service.getSnapshot();
      if (state.status === 'signed-in' && state.user.uid === uid) return;
      forgetRecentCommands(uid);
      forgetUserData(uid, { isAccountDeleted: state.status === 'signed-out' && state.reason === 'account-deleted' });
      resetMenuState();
    };
  }, [service, uid]);
}
