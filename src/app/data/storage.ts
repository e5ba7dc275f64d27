import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withLimit } from '../lib/with-limit';
import { databaseName } from './forget-user-data';

/** A stored secret, which is encrypted and bound to its connection and origin. */
export interface SealedSecret {
  connectionId: string;
  /** The only origin that may receive the secret. */
  origin: string;
  iv: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
}

interface DataSchema extends DBSchema {
  /** Connections, which `parseConnection` validates. */
  connections: { key: string; value: { id: string } & Record<string, unknown> };
  settings: { key: string; value: unknown };
  /** Saved dashboard views, which `parseView` validates. */
  views: { key: string; value: { id: string } & Record<string, unknown> };
  secrets: { key: string; value: SealedSecret };
  /** Non-extractable keys, which scripts can use but not read. */
  keys: { key: string; value: CryptoKey };
}

export type DataDatabase = IDBPDatabase<DataSchema>;

/** Replaces the database in browsers without storage, until the page reloads. It has the methods that the app uses. */
export function openMemory(): DataDatabase {
  const stores = new Map<string, Map<string, unknown>>();
  const storeOf = (name: string) => {
    const values = stores.get(name) ?? new Map<string, unknown>();
    stores.set(name, values);
    return {
      get: async (key: string) => values.get(key),
      getAll: async () => [...values.values()],
      put: async (value: unknown, key = (value as { id: string }).id) => void values.set(key, value),
      delete: async (key: string) => void values.delete(key),
    };
  };
  return {
    get: (name: string, key: string) => storeOf(name).get(key),
    getAll: (name: string) => storeOf(name).getAll(),
    put: (name: string, value: unknown, key?: string) => storeOf(name).put(value, key),
    delete: (name: string, key: string) => storeOf(name).delete(key),
    transaction: (name: string) => ({ store: storeOf(name), done: Promise.resolve() }),
  } as unknown as DataDatabase;
}

/** The database migrations. Add new ones at the end; never change an existing one. */
const migrations: readonly ((database: DataDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('connections', { keyPath: 'id' });
    database.createObjectStore('settings');
    database.createObjectStore('secrets', { keyPath: 'connectionId' });
    database.createObjectStore('keys');
  },
  (database) => {
    database.createObjectStore('views', { keyPath: 'id' });
  },
];

/** How long opening may take before a message is shown, in milliseconds. */
const slowAfterMs = 2000;
/** The time limit for opening, because a browser may neither open the database nor report an error. */
const openLimitMs = 20_000;

/** The database cannot be opened. The message states what to change. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const denied = 'This browser does not let the site store data. Leave private browsing, or allow storage for this site.';

/** Messages for the errors of `indexedDB.open`. Others, such as those of a full disk, do not mean denied storage. */
const openErrors: Readonly<Record<string, string | undefined>> = {
  VersionError: 'A newer version of this site has stored your connections. Reload the page.',
  SecurityError: denied,
  // Occurs in Firefox, in private windows.
  InvalidStateError: denied,
};

interface OpenDatabaseOptions {
  /** Called when another tab with a newer version upgrades the database and thereby closes this connection. */
  onClosed: () => void;
  onSlow: () => void;
}

/** Opens a user's database. Throws a `DatabaseError`. */
export async function openDatabase(uid: string, { onClosed, onSlow }: OpenDatabaseOptions): Promise<DataDatabase> {
  const slowTimer = setTimeout(onSlow, slowAfterMs);
  const onLimit = () => new DatabaseError('This browser’s storage does not respond. Close other tabs of this site.');
  // This is async, because a browser that denies storage throws synchronously.
  const open = async (): Promise<DataDatabase> =>
    openDB<DataSchema>(databaseName(uid), migrations.length, {
      upgrade: (database, from) => {
        for (const migrate of migrations.slice(from)) migrate(database);
      },
      // An older tab that blocks the upgrade closes its database. The time limit handles a frozen tab.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
  // Chromium sometimes reports "Internal error opening backing store" for storage that can be opened a moment later.
  const opening = open().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'UnknownError') return open();
    throw error;
  });
  try {
    return await withLimit(opening, openLimitMs, onLimit);
  } catch (error) {
    // A database that is opened too late must not block the next upgrade.
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof DOMException ? openErrors[error.name] : undefined;
    throw new DatabaseError(reason ?? 'This browser’s storage could not be opened. Reload the page.', { cause: error });
  } finally {
    clearTimeout(slowTimer);
  }
}
