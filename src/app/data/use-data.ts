import { useMemo, useSyncExternalStore } from 'react';
import { type AuthService, useAuth, useUser } from '../auth/service';
import { useEnvironment } from '../config/environment-context';
import { createDataStore, type DataState, type DataStore } from './store';
import { queryClient } from './query-client';
import type { Credentials } from './credentials';

let open: { uid: string; store: DataStore } | null = null;

/** Returns the user's shared store. When the session ends, it closes, and the cached responses are removed. */
function storeOf(uid: string, service: AuthService): DataStore {
  if (open?.uid === uid) return open.store;
  const store = createDataStore(uid);
  open = { uid, store };
  const unsubscribe = service.subscribe(() => {
    const state = service.getSnapshot();
    if (state.status === 'signed-in' && state.user.uid === uid) return;
    unsubscribe();
    store.dispose({ endSession: true });
    // The user's scopes.
    queryClient.removeQueries({ predicate: ({ queryKey: [scope] }) => String(scope).startsWith(`${uid}/`) });
    if (open?.store === store) open = null;
  });
  return store;
}

export interface UseData extends DataState {
  store: DataStore;
  uid: string;
}

/** Returns the signed-in user's connections and the store that changes them. Throws without a user. */
export function useData(): UseData {
  const { service } = useAuth();
  const uid = useUser()?.uid;
  if (uid === undefined) throw new Error('useData must be used by a page for signed-in users.');
  const store = storeOf(uid, service);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return useMemo(() => ({ ...state, store, uid }), [state, store, uid]);
}

export function useCredentials(): Credentials {
  const { service } = useAuth();
  const { apiOrigins } = useEnvironment();
  const { store } = useData();
  return useMemo(() => credentialsOf(store, service, apiOrigins), [store, service, apiOrigins]);
}

function credentialsOf(store: DataStore, service: AuthService, apiOrigins: readonly string[]): Credentials {
  return {
    reveal: store.reveal,
    getIdToken: service.getIdToken,
    tokenOrigins: [window.location.origin, ...apiOrigins],
  };
}

/** The context of requests that start before a component renders. */
export interface DataSession {
  uid: string;
  store: DataStore;
  credentials: Credentials;
}

/** Opens the signed-in user's data; null without a user. */
export function openDataSession(service: AuthService, apiOrigins: readonly string[]): DataSession | null {
  const state = service.getSnapshot();
  if (state.status !== 'signed-in') return null;
  const { uid } = state.user;
  const store = storeOf(uid, service);
  return { uid, store, credentials: credentialsOf(store, service, apiOrigins) };
}
