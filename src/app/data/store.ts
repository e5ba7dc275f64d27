import { useMemo, useSyncExternalStore } from 'react';
import { type AuthService, useAuth, useUser } from '../auth/service';
import { useEnvironment } from '../config/env';
import { queryClient } from './query-client';
import type { Credentials } from './request';
import { createStore } from '../lib/state';
import { createSecretStore, type KeptSecret, type SecretStore } from './json-api/secrets';
import { forgetUserData, openStorage, type StoredData } from './storage';
import {
  type Connection,
  createConnection,
  isReadable,
  type LastTest,
  ownConnection,
  ownConnectionId,
  parseConnection,
  parseLastTest,
} from './json-api/connection';
import { isObject } from '../../rows/json-pointer';

export interface DataState {
  status: 'loading' | 'ready';
  /** The site's own API first, followed by the stored connections, sorted by name. */
  connections: readonly Connection[];
  active: Connection;
  views: readonly SavedView[];
  secrets: ReadonlyMap<string, KeptSecret>;
  /** Why nothing can be stored, and what to change; null if storage works. */
  storageProblem: string | null;
  /** Whether the browser is taking long to open its storage. Until it is open, `status` is `loading`. */
  isStorageSlow: boolean;
}

const initialState: DataState = {
  status: 'loading',
  connections: [ownConnection],
  active: ownConnection,
  views: [],
  secrets: new Map(),
  storageProblem: null,
  isStorageSlow: false,
};

/** Returns the connection with an id, or the active one if it does not exist or the dashboard cannot read from it. */
export function connectionOf({ connections, active }: Pick<DataState, 'connections' | 'active'>, id: string | null) {
  return connections.find((connection) => connection.id === id && isReadable(connection)) ?? active;
}

export type DataStore = ReturnType<typeof createDataStore>;

/** How long a message offers to undo a deletion: long enough to reach it with the keyboard or a screen reader. */
export const undoMs = 20_000;

/** Opens the data of a user. The user's other tabs follow each change. */
export function createDataStore(uid: string) {
  const { get, set, subscribe } = createStore(initialState);
  const setState = (changes: Partial<DataState>): void => set({ ...get(), ...changes });
  const storage = openStorage(uid, () => setState({ isStorageSlow: true }));
  const secrets = createSecretStore(uid, storage);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`waymark:data:${uid}`) : null;
  const ready = start();

  async function start(): Promise<void> {
    const storageProblem = await storage.problem;
    await removeOrphans();
    await read({ status: 'ready', storageProblem, isStorageSlow: false });
  }

  /** Removes the secrets and views of connections that were deleted before the page loaded. */
  async function removeOrphans(): Promise<void> {
    const data = await storage.read();
    const { connections, views } = parseData(data);
    const ids = new Set(connections.map(({ id }) => id));
    for (const id of secrets.list(data).keys()) if (!ids.has(id)) await secrets.remove(id);
    for (const view of views) if (!ids.has(view.connectionId)) await storage.change((all) => all.views.delete(view.id));
  }

  async function read(changes?: Partial<DataState>): Promise<void> {
    const data = await storage.read();
    setState({ ...parseData(data), secrets: secrets.list(data), ...changes });
  }

  /** Updates this tab and notifies the other tabs after a change. */
  async function publish<Result>(changed: Promise<Result>): Promise<Result> {
    const result = await changed;
    await read();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
    channel?.postMessage('changed');
    return result;
  }
  const change = <Result>(work: (data: StoredData) => Result): Promise<Result> => publish(storage.change(work));

  channel?.addEventListener('message', () => void ready.then(() => read()));

  return {
    subscribe,
    getSnapshot: get,
    whenReady: (): Promise<void> => ready,
    /**
     * Saves a connection and returns it with its new revision. Throws a `ConflictError` if another tab has saved it in
     * the meantime, unless forced.
     */
    save: (connection: Connection, { force = false } = {}): Promise<Connection> => {
      const { id, revision } = connection;
      if (id === ownConnectionId) throw new Error('The own connection cannot be changed.');
      return change(({ connections }) => {
        const before = parseStored(id, connections.get(id));
        if (!force && (before?.revision ?? 0) !== revision) throw new ConflictError(before);
        const saved = { ...connection, revision: (before?.revision ?? revision) + 1 };
        connections.set(id, saved);
        return saved;
      });
    },
    /** Stores a test outcome, if possible, without a new revision, because it is not a setting. */
    saveTest: (id: string, lastTest: LastTest): Promise<void> =>
      change((data) => {
        const tested = data.connections.get(id);
        if (id === ownConnectionId) data.ownTest = lastTest;
        else if (isObject(tested)) data.connections.set(id, { ...tested, lastTest });
      }).catch(() => undefined),
    /** Deletes a connection. Its secret is kept until the next start, so that the deletion can be undone. */
    remove: (id: string): Promise<unknown> => change(({ connections }) => connections.delete(id)),
    activate: (activeId: string): Promise<unknown> => change((data) => Object.assign(data, { activeId })),
    /** Saves a view under its id. A default view replaces the previous default of its connection. */
    saveView: (view: SavedView): Promise<void> =>
      change(({ views }) => {
        const others = view.isDefault ? viewsOf(parseViews(views), view.connectionId) : [];
        for (const other of others) views.set(other.id, { ...other, isDefault: false });
        views.set(view.id, view);
      }),
    removeView: (id: string): Promise<void> => change(({ views }) => void views.delete(id)),
    keepSecret: (...secret: Parameters<SecretStore['keep']>): Promise<void> => publish(secrets.keep(...secret)),
    forgetSecret: (connectionId: string): Promise<void> => publish(secrets.remove(connectionId)),
    reveal: secrets.reveal,
    /** Closes the channel to the other tabs. */
    dispose: (): void => channel?.close(),
  };
}

/** Another tab has saved or deleted the connection in the meantime. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** The version saved by the other tab; null if the connection was deleted. */
  readonly stored: Connection | null;

  constructor(stored: Connection | null) {
    super(
      stored === null
        ? 'This connection was deleted in another tab.'
        : 'This connection was changed in another tab after you opened it.',
    );
    this.stored = stored;
  }
}

const byName = (a: Connection | SavedView, b: Connection | SavedView): number =>
  a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

const parseStored = (id: string, value: unknown): Connection | null =>
  value === undefined ? null : parseConnection(value, { ...createConnection(), id }).connection;

function parseData({ connections: stored, views, activeId, ownTest }: StoredData) {
  const own = { ...ownConnection, lastTest: parseLastTest(ownTest) ?? null };
  const others = [...stored].flatMap(([id, value]) => parseStored(id, value) ?? []).toSorted(byName);
  const connections = [own, ...others];
  return { connections, active: connections.find(({ id }) => id === activeId) ?? own, views: parseViews(views) };
}

export interface SavedView {
  id: string;
  connectionId: string;
  name: string;
  /** The search parameters of the address, without the connection. */
  search: string;
  /** Whether the dashboard opens with this view by default. Each connection has at most one default view. */
  isDefault: boolean;
}

export const maxViewNameLength = 60;
/** The app never creates longer addresses. */
const maxSearchLength = 8000;

/** Parses a stored view, which may contain anything; null if it is not usable. */
function parseView(value: unknown): SavedView | null {
  if (!isObject(value)) return null;
  const { id, connectionId, name, search, isDefault } = value;
  if (typeof id !== 'string' || typeof connectionId !== 'string' || typeof name !== 'string') return null;
  if (typeof search !== 'string' || search.length > maxSearchLength || name.trim() === '') return null;
  return { id, connectionId, name: name.slice(0, maxViewNameLength), search, isDefault: isDefault === true };
}

export function viewsOf(views: readonly SavedView[], connectionId: string): SavedView[] {
  return views.filter((view) => view.connectionId === connectionId).toSorted(byName);
}

export function defaultViewOf(views: readonly SavedView[], connectionId: string): SavedView | null {
  return viewsOf(views, connectionId).find(({ isDefault }) => isDefault) ?? null;
}

const parseViews = (stored: StoredData['views']): SavedView[] =>
  [...stored.values()].flatMap((value) => parseView(value) ?? []);

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
    store.dispose();
    void forgetUserData(uid);
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
