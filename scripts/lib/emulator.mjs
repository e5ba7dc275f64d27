// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { emulatorRoot } from './paths.mjs';
import { takenPortMessage } from './ports.mjs';
import { startNode } from './processes.mjs';
import { UserError } from './user-error.mjs';

export const projectId = 'demo-waymark';

/** @returns {Record<string, import('../emulator/seeds.mjs').Account>} */
export function readAccounts() {
  return JSON.parse(readFileSync(join(emulatorRoot, 'accounts.json'), 'utf8'));
}

/** @returns {{ email: string, password: string }} */
export function demoAccount() {
  const { email, password } = readAccounts().demo ?? {};
  if (!email || !password) throw new Error('scripts/emulator/accounts.json has no demo account with a password.');
  return { email, password };
}

/**
 * Starts the Auth emulator in a process of its own and waits until it answers, seeded.
 *
 * @param {{ port: number, projectId?: string, seeds?: boolean }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, stopped: Promise<string> }>}
 *   `stopped` settles with its last words when it ends
 * @throws {UserError} when the port is taken
 */
export async function startEmulator({ port, projectId: project = projectId, seeds = true }) {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', CI: '1' };
  const args = ['--port', String(port), '--project', project, ...(seeds ? [] : ['--no-seeds'])];

  /** @type {(message: { ready: boolean, url?: string, code?: string, message?: string } | undefined) => void} */
  let settle = () => {};
  const first = new Promise((resolve) => (settle = resolve));
  let stdout = '';
  const emulator = startNode(join(emulatorRoot, 'serve.mjs'), args, { env, ipc: true });
  emulator.child.stdout?.on('data', (/** @type {string} */ text) => {
    stdout += text;
    for (const line of stdout.split('\n').slice(0, -1)) {
      try {
        settle(JSON.parse(line));
        return;
      } catch {
        // not ours
      }
    }
  });
  void emulator.finished.then(() => settle(undefined));

  const message = await first;
  if (!message?.ready) {
    await emulator.stop();
    if (message?.code === 'EADDRINUSE') throw new UserError(takenPortMessage('AUTH_EMULATOR_PORT', port));
    throw new Error(`The Auth emulator did not start: ${message?.message ?? ''}\n${emulator.output()}`);
  }
  return {
    url: `http://localhost:${port}`,
    stop: emulator.stop,
    stopped: emulator.finished.then(() => emulator.output()),
  };
}
