import { execa } from 'execa';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { waitForServer } from '../../../scripts/lib/wait-for-server.mjs';

/** The command with which each host serves its build on a port. */
const commands: Record<string, (port: string) => string[]> = {
  vite: (port) => ['vite', 'preview', '--port', port, '--strictPort'],
  next: (port) => ['next', 'start', '--port', port],
  'react-router': () => ['react-router-serve', 'build/server/index.js'],
};

/** Builds a project and serves it. Resolves once the server responds. */
export async function buildAndServe(host: string, cwd: string) {
  // Playwright sets NODE_ENV to "test".
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await execa('npm', ['run', 'build'], { cwd, env });
  const port = String(await findFreePort());
  const [command = '', ...args] = commands[host]?.(port) ?? [];
  const server = execa(command, args, {
    cwd,
    env: { ...env, PORT: port },
    all: true,
    reject: false,
    preferLocal: true,
    localDir: cwd,
  });
  const url = `http://localhost:${port}`;
  await waitForServer(host, url, server);
  return { url, stop: () => (server.kill(), server) };
}
