import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type TestProject } from 'vitest/node';
import { findPostgres } from '../../../scripts/lib/find-postgres.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Postgres server, or '' where none is installed. */
    postgresUrl: string;
  }
}

/** Starts a Postgres server with an empty database for the tests, if Postgres is installed. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  project.provide('postgresUrl', '');
  if (!programs) return async () => {};

  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'));
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? userOf('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = path.join(folder, 'data');
  const setup = ['--auth=trust', '--username=waymark', '--encoding=UTF8', '--no-sync', '--pgdata', data];
  execFileSync(path.join(programs, 'initdb'), setup, { ...options, stdio: 'pipe' });

  const port = await findFreePort();
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const server = spawn(path.join(programs, 'postgres'), settings, { ...options, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `postgres://waymark@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  project.provide('postgresUrl', url);
  return async () => {
    // Disconnects its clients and stops at once.
    server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  const timeout = AbortSignal.timeout(20_000);
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (timeout.aborted) throw error;
      await sleep(50);
    }
  }
}
