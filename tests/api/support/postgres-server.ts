import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../../scripts/lib/find-programs.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';

export interface RunningServer {
  /** The database URL for its owner, who has no other rights, as docs/deploy.md recommends. */
  url: string;
  /** The same for a superuser. */
  superuserUrl: string;
  port: number;
  /** The main process. */
  pid: number;
  stop: () => Promise<void>;
}

/** A folder that the programs of Postgres may write to, and the user that they run as: they refuse to run as root. */
export function createServerFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, options: { cwd: folder, ...user } };
}

/** Runs a program of Postgres. */
function runProgram(name: string, args: readonly string[], options: { cwd: string }): void {
  execFileSync(path.join(findPostgres() ?? '', name), args, { ...options, stdio: 'pipe' });
}

/** Writes the data of a new server. */
export function createCluster(data: string, options: { cwd: string }): void {
  const settings = ['--auth=trust', '--username=waymark', '--encoding=UTF8', '--no-sync', '--pgdata', data];
  runProgram('initdb', settings, options);
}

/** Writes the data of a streaming replica of a server. */
export function copyCluster(primaryUrl: string, data: string, options: { cwd: string }): void {
  const { hostname, port, username } = new URL(primaryUrl);
  const source = ['-h', hostname, '-p', port, '-U', username, '-D', data];
  runProgram('pg_basebackup', [...source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], options);
}

/** Creates the owner and the database of a new server. */
async function createDatabase(address: string): Promise<void> {
  const client = new Client(`${address}/postgres`);
  await client.connect();
  await client.query('create role plain_owner login');
  await client.query('create database waymark owner plain_owner');
  await client.end();
}

export interface ServerOptions {
  /**
   * Whether acknowledged transactions survive a crash of the machine. Tests without this guarantee run faster. @default
   * false
   */
  isDurable?: boolean;
}

/**
 * Starts a Postgres server whose data `create` writes to a folder, and resolves once it responds. The data is deleted
 * when the server stops.
 */
export async function startPostgresServer(
  create: (data: string, options: { cwd: string }) => void,
  { isDurable = false }: ServerOptions = {},
): Promise<RunningServer> {
  const { folder, options } = createServerFolder();
  const data = path.join(folder, 'data');
  create(data, options);
  const port = await findFreePort();
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', `fsync=${isDurable}`];
  const server = spawn(path.join(findPostgres() ?? '', 'postgres'), settings, { ...options, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const superuser = `postgres://waymark@127.0.0.1:${port}`;
  await waitUntilReady(`${superuser}/postgres`);
  if (create === createCluster) await createDatabase(superuser);
  return {
    url: `postgres://plain_owner@127.0.0.1:${port}/waymark`,
    superuserUrl: `${superuser}/waymark`,
    port,
    pid: server.pid ?? 0,
    stop: async () => {
      // Disconnects its clients and stops at once.
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once a server at the address accepts connections. */
export async function waitUntilReady(url: string): Promise<void> {
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
