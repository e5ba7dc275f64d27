import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { projectId } from '../lib/app-env.mjs';
import { waitForServer } from '../lib/wait-for-server.mjs';
import accounts from './accounts.json' with { type: 'json' };

/**
 * Starts the Firebase Auth emulator with the accounts of accounts.json and resolves once it responds on `port`. `exited` settles when
 * it ends.
 *
 * @param {{ port: number, signal: AbortSignal }} options
 */
export async function startEmulator({ port, signal }) {
  // The command line reads ports only from a configuration file, and writes its log beside that file.
  const folder = join(import.meta.dirname, 'node_modules', '.cache', String(port));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { auth: { host: 'localhost', port }, ui: { enabled: false } } }),
  );
  const exited = execa({
    preferLocal: true,
    localDir: import.meta.dirname,
    cwd: folder,
    env: {
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('preload.mjs', import.meta.url).href}`,
    },
    all: true,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 5000,
  })`firebase emulators:start --only auth --project ${projectId} --log-verbosity QUIET`;

  await waitForServer('The Auth emulator', `http://localhost:${port}/`, exited);
  await seed(`http://localhost:${port}`);
  return { exited };
}

/** @param {string} url */
async function seed(url) {
  // A slow machine would otherwise reuse a connection that the emulator has closed.
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json', connection: 'close' };
  const send = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ json) => {
    const request = { method, headers, body: JSON.stringify(json) };
    const response = await fetch(`${url}/${path}`, request);
    const body = await response.text();
    // batchCreate responds with 200 and lists the accounts that it rejected.
    if (!response.ok || JSON.parse(body).error?.length) throw new Error(`${method} ${path}: ${body}`);
  };
  // Email enumeration protection is on in new projects, but off by default in the emulator.
  await send('PATCH', `emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  await send('POST', `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
    users: /** @type {{ password?: string }[]} */ (Object.values(accounts)).map(({ password, ...account }) => ({
      ...account,
      rawPassword: password,
    })),
  });
}
