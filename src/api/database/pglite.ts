import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// This is a type import so that the bundle does not load the package on startup.
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { DatabaseStartError, toFailure, type Connection, type Database, type Queryable } from './database';

/**
 * Opens Postgres inside this process, with its files in `folder`, or in memory if there is none. It has a single
 * connection, ignores time limits and does not cancel statements, so use it only for development and tests.
 */
export async function openPglite(folder?: string): Promise<Database> {
  let unlock = (): void => {};
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    unlock = lockFolder(folder);
  }
  let client: PGlite;
  try {
    client = await (folder === undefined ? create() : startInFolder(folder));
  } catch (error) {
    unlock();
    throw new DatabaseStartError(
      `The database in ${folder ?? 'memory'} cannot be opened. Check that the disk has space. ` +
        'If it does, the files are damaged: delete the folder, and the next start creates it again.',
      { cause: error },
    );
  }
  const connection: Connection = {
    ...queryable(client),
    transaction: async (work, signal) => {
      signal?.throwIfAborted();
      return client.transaction((transaction) => work(queryable(transaction)));
    },
  };
  let lastSession: Promise<unknown> = Promise.resolve();
  return {
    ...connection,
    // Sessions run one after another, because there is only one connection.
    session: (work) => {
      const session = lastSession.then(() => work(connection));
      lastSession = session.catch(() => undefined);
      return session;
    },
    ping: () => connection.run('select 1'),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/**
 * Reserves a folder for this process and returns the function that releases it. If two processes opened the same
 * embedded database, they would damage its files. Throws a `DatabaseStartError`.
 */
function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isRunning(owner)) {
    throw new DatabaseStartError(
      `The database in ${folder} is in use by process ${owner}. Stop that process, or set DATA_FOLDER to another folder. ` +
        `If process ${owner} is another program, delete ${file}.`,
    );
  }
  const unlock = (): void => rmSync(file, { force: true });
  try {
    // A process that was killed did not remove the file.
    unlock();
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    const reason = 'Check its permissions, the disk, and that no other process has just opened it.';
    throw new DatabaseStartError(`The folder ${folder} cannot be locked. ${reason}`, { cause });
  }
  return unlock;
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists. A pid of 0 would refer to this process.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Postgres can open files only from the same major version. */
const folderName = 'postgres-18';

/** Opens the database in `folder`, or creates it there if there is none. */
async function startInFolder(folder: string): Promise<PGlite> {
  const dataDir = path.join(folder, folderName);
  // This file exists while the database is created. Postgres cannot open a database whose creation was interrupted, and
  // there is no data in it yet.
  const unfinished = path.join(folder, 'unfinished');
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  else if (existsSync(dataDir)) {
    const { PGlite } = await loadPGlite();
    return PGlite.create({ dataDir });
  }
  writeFileSync(unfinished, '');
  const client = await create(dataDir);
  rmSync(unfinished);
  return client;
}

/** Creates a database from prepared files, which takes a third as long as Postgres's `initdb`. */
async function create(dataDir?: string): Promise<PGlite> {
  const [{ PGlite }, prepared] = await Promise.all([loadPGlite(), import('@electric-sql/pglite-prepopulatedfs')]);
  return PGlite.create({ dataDir, loadDataDir: await prepared.dataDir() });
}

/** Imports the package on demand, because production does not use it. */
const loadPGlite = () => import('@electric-sql/pglite');

function queryable(client: PGlite | Transaction): Queryable {
  const rethrow = (error: unknown): never => {
    throw toFailure(error, (error as { code?: string }).code ?? '');
  };
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values]).catch(rethrow)).rows,
    run: async (script) => {
      await client.exec(script).catch(rethrow);
    },
  };
}
