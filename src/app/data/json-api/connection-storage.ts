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

const activeKey = 'active';
const ownTestKey = 'own-test';

const byName = (a: Connection, b: Connection): number => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

function parseStored(value: { id: string } | undefined): Connection | null {
  return value === undefined ? null : parseConnection(value, { ...createConnection(), id: value.id }).connection;
}

/** Returns the stored connections by name, the id of the active one, and the last test of the own one, which is not stored itself. */
export async function readConnections(database: DataDatabase) {
  const [stored, active, ownTest] = await Promise.all([
    database.getAll('connections'),
    database.get('settings', activeKey),
    database.get('settings', ownTestKey),
  ]);
  const connections = stored.flatMap((value) => parseStored(value) ?? []).toSorted(byName);
  return { connections, activeId: active, ownTest: parseLastTest(ownTest) };
}

/**
 * Stores a connection and returns it with its new revision. Throws a `ConflictError` when the stored one has another revision
 * than this one; `force` replaces it.
 */
export async function saveConnection(
  database: DataDatabase,
  connection: Connection,
  force = false,
): Promise<Connection> {
  // One transaction, so that no other tab can save between the check and the write.
  const transaction = database.transaction('connections', 'readwrite');
  const stored = parseStored(await transaction.store.get(connection.id));
  const expected = connection.revision === 0 ? null : connection.revision;
  if (!force && (stored?.revision ?? null) !== expected) throw new ConflictError(stored);
  const saved = { ...connection, revision: (stored?.revision ?? connection.revision) + 1 };
  await transaction.store.put(saved);
  await transaction.done;
  return saved;
}

/** Stores the outcome of a test without a new revision: it is no change of a setting. Ignores a connection that is not stored. */
export async function saveTest(database: DataDatabase, id: string, lastTest: LastTest): Promise<void> {
  if (id === ownConnectionId) {
    await database.put('settings', lastTest, ownTestKey);
    return;
  }
  const transaction = database.transaction('connections', 'readwrite');
  const stored = await transaction.store.get(id);
  if (stored) await transaction.store.put({ ...stored, lastTest });
  await transaction.done;
}

export async function saveActive(database: DataDatabase, id: string): Promise<void> {
  await database.put('settings', id, activeKey);
}
