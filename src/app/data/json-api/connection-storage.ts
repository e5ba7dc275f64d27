import type { DataDatabase } from '../storage';
import { type Connection, createConnection, type LastTest, ownConnectionId } from './connection';
import { parseConnection, parseLastTest } from './parse-connection';

/** Another tab has saved or deleted the connection in the meantime. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** The connection as stored by the other tab; null when it was deleted. */
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

/** Where the connections of a user are stored. */
export interface ConnectionStorage {
  read: () => Promise<{
    connections: Connection[];
    activeId: string | null;
    /** The last test of the own connection, which is not stored itself. */
    ownTest: LastTest | null;
  }>;
  /**
   * Stores a connection and returns it with its new revision. Throws a `ConflictError` when the stored one has another revision
   * than this one; `force` replaces it.
   */
  save: (connection: Connection, force?: boolean) => Promise<Connection>;
  /** Stores the outcome of a test without a new revision: it is no change of a setting. Ignores a connection that is not stored. */
  saveTest: (id: string, lastTest: LastTest) => Promise<void>;
  remove: (id: string) => Promise<void>;
  activate: (id: string) => Promise<void>;
}

const activeKey = 'active';
const ownTestKey = 'own-test';

const byName = (a: Connection, b: Connection): number => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

function parseStored(value: { id: string } | undefined): Connection | null {
  return value === undefined ? null : parseConnection(value, { ...createConnection(), id: value.id }).connection;
}

/** Throws a `ConflictError` when the stored connection is not the one that was edited. */
function checkRevision(connection: Connection, stored: Connection | null): void {
  const expected = connection.revision === 0 ? null : connection.revision;
  if ((stored?.revision ?? null) !== expected) throw new ConflictError(stored);
}

/** Stores connections in the database. */
export function createDatabaseStorage(database: DataDatabase): ConnectionStorage {
  return {
    read: async () => {
      const [stored, active, ownTest] = await Promise.all([
        database.getAll('connections'),
        database.get('settings', activeKey),
        database.get('settings', ownTestKey),
      ]);
      const connections = stored.flatMap((value) => parseStored(value) ?? []).toSorted(byName);
      return { connections, activeId: typeof active === 'string' ? active : null, ownTest: parseLastTest(ownTest) };
    },
    save: async (connection, force = false) => {
      // One transaction, so that no other tab can save between the check and the write.
      const transaction = database.transaction('connections', 'readwrite');
      const stored = parseStored(await transaction.store.get(connection.id));
      if (!force) checkRevision(connection, stored);
      const saved = { ...connection, revision: (stored?.revision ?? connection.revision) + 1 };
      await transaction.store.put(saved);
      await transaction.done;
      return saved;
    },
    saveTest: async (id, lastTest) => {
      if (id === ownConnectionId) {
        await database.put('settings', lastTest, ownTestKey);
        return;
      }
      const transaction = database.transaction('connections', 'readwrite');
      const stored = await transaction.store.get(id);
      if (stored) await transaction.store.put({ ...stored, lastTest });
      await transaction.done;
    },
    remove: (id) => database.delete('connections', id),
    activate: async (id) => {
      await database.put('settings', id, activeKey);
    },
  };
}

/** Keeps connections until the page reloads, for browsers without storage. */
export function createMemoryStorage(): ConnectionStorage {
  const connections = new Map<string, Connection>();
  let activeId: string | null = null;
  let ownTest: LastTest | null = null;
  return {
    read: async () => ({ connections: [...connections.values()].toSorted(byName), activeId, ownTest }),
    save: async (connection, force = false) => {
      const stored = connections.get(connection.id) ?? null;
      if (!force) checkRevision(connection, stored);
      const saved = { ...connection, revision: connection.revision + 1 };
      connections.set(saved.id, saved);
      return saved;
    },
    saveTest: async (id, lastTest) => {
      const stored = connections.get(id);
      if (id === ownConnectionId) ownTest = lastTest;
      else if (stored) connections.set(id, { ...stored, lastTest });
    },
    remove: async (id) => {
      connections.delete(id);
    },
    activate: async (id) => {
      activeId = id;
    },
  };
}
