import { useMemo, useSyncExternalStore } from 'react';
import { type AuthService, useAuth, useUser } from '../auth/service';
import { useEnvironment } from '../config/env';
import { forgetSessionSecrets } from './forget-user-data';
import { queryClient } from './query-client';
import type { Credentials } from './request';
import { createStore } from '../lib/state';
import { createSecretStore, type KeptSecret, type SecretStore } from './json-api/secrets';
import { DatabaseError, type DataDatabase, openDatabase, openMemory } from './storage';
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

interface Stored {
  database: DataDatabase;
  secrets: SecretStore;
}

export type DataStore = ReturnType<typeof createDataStore>;

/** Opens the data of a user. The user's other tabs follow each change. */
export function createDataStore(uid: string) {
  const { get, set, subscribe } = createStore(initialState);
  let database: DataDatabase | null = null;
  let isDisposed = false;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`waymark:data:${uid}`) : null;

  const setState = (changes: Partial<DataState>): void => set({ ...get(), ...changes });
  const ready = start();

  async function start(): Promise<Stored> {
    let storageProblem: string | null = null;
    try {
      database = await openDatabase(uid, {
        onClosed: () => {
          database = null;
          setState({ storageProblem: 'A newer version of this site is open in another tab. Reload the page.' });
        },
        onSlow: () => setState({ isStorageSlow: true }),
      });
      if (isDisposed) database.close();
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      storageProblem = error.message;
    }
    const stored = { database: database ?? openMemory(), secrets: await createSecretStore(uid, database) };
    await removeOrphans(stored);
    await read(stored, { status: 'ready', storageProblem, isStorageSlow: false });
    return stored;
  }

  /** Removes the secrets and views of connections that were deleted before the page loaded. */
  async function removeOrphans({ database: stored, secrets }: Stored): Promise<void> {
    const { connections } = await readConnections(stored);
    const ids = new Set([ownConnectionId, ...connections.map(({ id }) => id)]);
    for (const id of (await secrets.list()).keys()) if (!ids.has(id)) await secrets.remove(id);
    for (const view of await readViews(stored)) if (!ids.has(view.connectionId)) await stored.delete('views', view.id);
  }

  async function read({ database: from, secrets }: Stored, changes?: Partial<DataState>): Promise<void> {
    const [{ connections: stored, activeId, ownTest }, views, kept] = await Promise.all([
      readConnections(from),
      readViews(from),
      secrets.list(),
    ]);
    const own = ownTest === null ? ownConnection : { ...ownConnection, lastTest: ownTest };
    const connections = [own, ...stored];
    const active = connections.find(({ id }) => id === activeId) ?? own;
    setState({ connections, active, views, secrets: kept, ...changes });
  }

  /** Changes the storage, then updates this tab and notifies the other tabs. */
  async function change<Result>(work: (stored: Stored) => Promise<Result>): Promise<Result> {
    const stored = await ready;
    const result = await work(stored);
    await read(stored);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
    channel?.postMessage('changed');
    return result;
  }

  channel?.addEventListener('message', () => {
    // This fails if another tab has upgraded the database, which `storageProblem` reports.
    ready.then(read).catch(() => undefined);
  });

  return {
    subscribe,
    getSnapshot: get,
    whenReady: (): Promise<unknown> => ready,
    /**
     * Saves a connection and returns it with its new revision. Throws a `ConflictError` if another tab has saved it in
     * the meantime, unless forced.
     */
    save: (connection: Connection, { force = false } = {}): Promise<Connection> => {
      if (connection.id === ownConnectionId) throw new Error('The own connection cannot be changed.');
      return change(async (stored) => {
        // Use one transaction, so that no other tab can save between the check and the write.
        const { store, done } = stored.database.transaction('connections', 'readwrite');
        const before = parseStored(await store.get(connection.id));
        const expected = connection.revision === 0 ? null : connection.revision;
        if (!force && (before?.revision ?? null) !== expected) throw new ConflictError(before);
        const saved = { ...connection, revision: (before?.revision ?? connection.revision) + 1 };
        await store.put(saved);
        await done;
        return saved;
      });
    },
    /** Stores a test outcome, if possible, without a new revision, because it is not a setting. */
    saveTest: (id: string, lastTest: LastTest): Promise<void> =>
      change(async (stored) => {
        if (id === ownConnectionId) await stored.database.put('settings', lastTest, ownTestKey);
        const { store, done } = stored.database.transaction('connections', 'readwrite');
        const tested = await store.get(id);
        if (tested) await store.put({ ...tested, lastTest });
        await done;
      }).catch(() => undefined),
    /** Deletes a connection. Its secret is kept until the next start, so that the deletion can be undone. */
    remove: (id: string): Promise<void> => change((stored) => stored.database.delete('connections', id)),
    activate: (id: string): Promise<unknown> => change((stored) => stored.database.put('settings', id, activeKey)),
    /** Saves a view under its id. A default view replaces the previous default of its connection. */
    saveView: (view: SavedView): Promise<void> =>
      change(async (stored) => {
        // Use one transaction, so that no other tab can change the default in between.
        const { store, done } = stored.database.transaction('views', 'readwrite');
        const others = view.isDefault ? viewsOf(parseAll(await store.getAll()), view.connectionId) : [];
        for (const other of others) if (other.isDefault) await store.put({ ...other, isDefault: false });
        await store.put({ ...view });
        await done;
      }),
    removeView: (id: string): Promise<void> => change((stored) => stored.database.delete('views', id)),
    keepSecret: (...secret: Parameters<SecretStore['keep']>): Promise<void> =>
      change(({ secrets }) => secrets.keep(...secret)),
    forgetSecret: (connectionId: string): Promise<void> => change(({ secrets }) => secrets.remove(connectionId)),
    reveal: async (connectionId: string, origin: string): Promise<string | null> =>
      (await ready).secrets.reveal(connectionId, origin),
    /** Closes the database and the channel to the other tabs. */
    dispose: (): void => {
      isDisposed = true;
      channel?.close();
      database?.close();
    },
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

const activeKey = 'active';
const ownTestKey = 'own-test';

const byName = (a: Connection | SavedView, b: Connection | SavedView): number =>
  a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

function parseStored(value: { id: string } | undefined): Connection | null {
  return value === undefined ? null : parseConnection(value, { ...createConnection(), id: value.id }).connection;
}

/** Returns the stored connections, sorted by name, the active one's id, and the last test of the own connection. */
async function readConnections(database: DataDatabase) {
  const [stored, active, ownTest] = await Promise.all([
    database.getAll('connections'),
    database.get('settings', activeKey),
    database.get('settings', ownTestKey),
  ]);
  const connections = stored.flatMap((value) => parseStored(value) ?? []).toSorted(byName);
  return { connections, activeId: active, ownTest: parseLastTest(ownTest) ?? null };
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

const parseAll = (stored: readonly unknown[]): SavedView[] => stored.flatMap((value) => parseView(value) ?? []);

const readViews = async (database: DataDatabase): Promise<SavedView[]> => parseAll(await database.getAll('views'));

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
    forgetSessionSecrets(uid);
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
