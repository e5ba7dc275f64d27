import { createStore } from '../lib/store';
import { type KeptSecret, type SecretStore, createSecretStore } from './json-api/secrets';
import { type DataDatabase, DatabaseError, openDatabase, openMemory } from './storage';
import { readViews, type SavedView, saveView } from './saved-views';
import { type Connection, isReadable, type LastTest, ownConnection, ownConnectionId } from './json-api/connection';
import { readConnections, saveActive, saveConnection, saveTest } from './json-api/connection-storage';

export interface DataState {
  status: 'loading' | 'ready';
  /** The product's own API first, then the stored connections by name. */
  connections: readonly Connection[];
  active: Connection;
  /** The saved views of the dashboard for all connections. */
  views: readonly SavedView[];
  /** The kept secrets by the id of their connection. */
  secrets: ReadonlyMap<string, KeptSecret>;
  /** Why nothing is stored, and what to change; null when the connections are stored. */
  storageProblem: string | null;
  /** Whether the browser has not opened its storage yet. `status` is `loading` until then. */
  isStorageSlow: boolean;
}

export interface DataStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => DataState;
  /** Resolves with the active connection once the connections are read. */
  whenReady: () => Promise<Connection>;
  /** Saves a connection; throws a `ConflictError` when another tab has saved it, unless forced. */
  save: (connection: Connection, options?: { force?: boolean }) => Promise<Connection>;
  /** Stores the outcome of a test. Other tabs that edit the connection have no conflict. */
  saveTest: (id: string, lastTest: LastTest) => Promise<void>;
  /** Deletes a connection. Its secret stays until `forgetSecret`, so that the deletion can be undone. */
  remove: (id: string) => Promise<void>;
  activate: (id: string) => Promise<void>;
  /** Saves a view of the dashboard, and replaces the one with its id. A default view replaces the one before. */
  saveView: (view: SavedView) => Promise<void>;
  removeView: (id: string) => Promise<void>;
  /** Keeps a secret for an origin, and replaces the one before. Without storage, it is kept for the session. */
  keepSecret: SecretStore['keep'];
  forgetSecret: (connectionId: string) => Promise<void>;
  reveal: SecretStore['reveal'];
  /** Closes the database and the channel to the other tabs. With `endSession`, removes the secrets of the session. */
  dispose: (options: { endSession: boolean }) => void;
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

/** Returns the connection of an id; the active one without an id, and when the dashboard cannot read from that connection. */
export function connectionOf({ connections, active }: Pick<DataState, 'connections' | 'active'>, id: string | null) {
  return connections.find((connection) => connection.id === id && isReadable(connection)) ?? active;
}

interface Stored {
  database: DataDatabase;
  secrets: SecretStore;
}

/** Opens the data of a user. Other tabs of the user follow each change. */
export function createDataStore(uid: string): DataStore {
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

  /** Removes the secrets and the views of connections that were deleted in an earlier session of the page. */
  async function removeOrphans({ database: stored, secrets }: Stored): Promise<void> {
    const { connections } = await readConnections(stored);
    const ids = new Set([ownConnectionId, ...connections.map(({ id }) => id)]);
    for (const id of secrets.list().keys()) if (!ids.has(id)) await secrets.remove(id);
    for (const view of await readViews(stored)) if (!ids.has(view.connectionId)) await stored.delete('views', view.id);
  }

  async function read({ database: from, secrets }: Stored, changes?: Partial<DataState>): Promise<void> {
    const [{ connections: stored, activeId, ownTest }, views] = await Promise.all([
      readConnections(from),
      readViews(from),
    ]);
    const own = ownTest === null ? ownConnection : { ...ownConnection, lastTest: ownTest };
    const connections = [own, ...stored];
    const active = connections.find(({ id }) => id === activeId) ?? own;
    setState({ connections, active, views, secrets: new Map(secrets.list()), ...changes });
  }

  /** Changes the storage, then updates this tab and tells the others. */
  async function change<Result>(work: (stored: Stored) => Promise<Result>): Promise<Result> {
    const stored = await ready;
    const result = await work(stored);
    await read(stored);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is bound to its origin.
    channel?.postMessage('changed');
    return result;
  }

  async function follow(): Promise<void> {
    const stored = await ready;
    await stored.secrets.refresh();
    await read(stored);
  }

  channel?.addEventListener('message', () => {
    // A database that another tab has upgraded is closed; the state tells.
    follow().catch(() => undefined);
  });

  return {
    subscribe,
    getSnapshot: get,
    whenReady: async () => {
      await ready;
      return get().active;
    },
    save: (connection, { force } = {}) => {
      if (connection.id === ownConnectionId) throw new Error('The own connection cannot be changed.');
      return change((stored) => saveConnection(stored.database, connection, force));
    },
    saveTest: (id, lastTest) => change((stored) => saveTest(stored.database, id, lastTest)),
    remove: (id) => change((stored) => stored.database.delete('connections', id)),
    activate: (id) => change((stored) => saveActive(stored.database, id)),
    saveView: (view) => change((stored) => saveView(stored.database, view)),
    removeView: (id) => change((stored) => stored.database.delete('views', id)),
    keepSecret: (connectionId, secret, kept) => change(({ secrets }) => secrets.keep(connectionId, secret, kept)),
    forgetSecret: (connectionId) => change(({ secrets }) => secrets.remove(connectionId)),
    reveal: async (connectionId, origin) => (await ready).secrets.reveal(connectionId, origin),
    dispose: ({ endSession }) => {
      isDisposed = true;
      channel?.close();
      database?.close();
      if (endSession) {
        ready.then(
          ({ secrets }) => secrets.forgetSession(),
          () => undefined,
        );
      }
    },
  };
}
