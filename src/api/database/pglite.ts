import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// As a whole a type, so that the bundle does not import the package at its start.
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { DatabaseStartError, type Database, type Queryable } from './database';
import { lockFolder } from './folder-lock';

/**
 * Opens Postgres inside of this process, with its files in `folder`, or in memory without one. It has a single connection and
 * ignores the statement timeout, so it is for development and tests only.
 */
export async function openPglite(folder?: string): Promise<Database> {
  let unlock = (): void => {};
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    unlock = lockFolder(folder);
  }
  let client: PGlite;
  try {
    client = await (folder === undefined ? start() : startInFolder(folder));
  } catch (error) {
    unlock();
    throw new DatabaseStartError(
      `The database in ${folder ?? 'memory'} cannot be opened. Check that the disk has space. ` +
        'If it does, the files are damaged: delete the folder, and the next start creates it again.',
      { cause: error },
    );
  }
  return {
    ...queryable(client),
    transaction: (work) => client.transaction((transaction) => work(queryable(transaction))),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

async function start(dataDir?: string): Promise<PGlite> {
  // Loaded here, because production does without the package.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(dataDir === undefined ? {} : { dataDir });
}

async function startInFolder(folder: string): Promise<PGlite> {
  const dataDir = path.join(folder, 'postgres');
  // Exists while the database is created. Postgres cannot open one whose creation was interrupted, and nothing is in it yet.
  const unfinished = path.join(folder, 'unfinished');
  const discard = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(unfinished)) discard();
  if (existsSync(dataDir)) return start(dataDir);

  writeFileSync(unfinished, '');
  // PGlite rarely traps in `initdb` when memory is short (github.com/aws-devtools-labs/aws-blocks/issues/188). A new one works.
  const client = await start(dataDir).catch(() => {
    discard();
    return start(dataDir);
  });
  rmSync(unfinished);
  return client;
}

function queryable(client: PGlite | Transaction): Queryable {
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    run: async (script) => {
      await client.exec(script);
    },
  };
}
