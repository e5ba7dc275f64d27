import { useMemo, useSyncExternalStore } from 'react';
import { type AuthService, useAuth, useUser } from '../auth/service';
import { useEnvironment } from '../config/environment-context';
import type { Credentials } from './request';
import { queryClient } from './query-client';
import { createDataStore, type DataState, type DataStore } from './store';

/** The data of a signed-in user. Requests can use it before a component renders. */
export interface DataSession {
  uid: string;
  store: DataStore;
  credentials: Credentials;
}

let open: DataSession | null = null;

/** Returns the user's shared data. When the session ends, the store is closed and the cached responses are removed. */
function sessionOf(uid: string, service: AuthService, apiOrigins: readonly string[]): DataSession {
  if (open?.uid === uid) return open;
  const store = createDataStore(uid);
  const tokenOrigins = [window.location.origin, ...apiOrigins];
  const session = { uid, store, credentials: { reveal: store.reveal, getIdToken: service.getIdToken, tokenOrigins } };
  open = session;
  const unsubscribe = service.subscribe(() => {
    const state = service.getSnapshot();
    if (state.status === 'signed-in' && state.user.uid === uid) return;
    unsubscribe();
    store.dispose({ endSession: true });
    // These are the scopes of the user.
    queryClient.removeQueries({ predicate: ({ queryKey: [scope] }) => String(scope).startsWith(`${uid}/`) });
    if (open === session) open = null;
  });
  return session;
}

/** Returns the signed-in user's connections and the store that changes them. Throws if there is no user. */
export function useData(): DataState & DataSession {
  const { service } = useAuth();
  const { apiOrigins } = useEnvironment();
  const uid = useUser()?.uid;
  if (uid === undefined) throw new Error('useData must be used by a page for signed-in users.');
  const session = sessionOf(uid, service, apiOrigins);
  const state = useSyncExternalStore(session.store.subscribe, session.store.getSnapshot);
  return useMemo(() => ({ ...state, ...session }), [state, session]);
}

/** Opens the data of the signed-in user; null if there is no user. */
export function openDataSession(service: AuthService, apiOrigins: readonly string[]): DataSession | null {
  const state = service.getSnapshot();
  return state.status === 'signed-in' ? sessionOf(state.user.uid, service, apiOrigins) : null;
}
