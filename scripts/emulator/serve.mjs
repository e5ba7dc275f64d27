// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { projectId } from '../lib/app-env.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { waitForServer } from '../lib/wait-for-server.mjs';
import accounts from './accounts.json' with { type: 'json' };
import { missingCalls } from './missing-calls.mjs';

const host = '127.0.0.1';

/**
 * Starts the Firebase Auth emulator with the accounts of accounts.json and resolves once it responds on `port`. `exited` settles when
 * it ends.
 *
 * @param {{ port: number, signal: AbortSignal }} options
 */
export async function startEmulator({ port, signal }) {
  const firebasePort = await findFreePort();
  // The command line takes ports only from a configuration file, and writes its log beside that file.
  const folder = join(import.meta.dirname, 'node_modules', '.cache', String(firebasePort));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { auth: { host, port: firebasePort }, ui: { enabled: false } } }),
  );
  const exited = execa({
    preferLocal: true,
    localDir: import.meta.dirname,
    cwd: folder,
    env: {
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('lazy-validators.mjs', import.meta.url).href}`,
    },
    all: true,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 5000,
  })`firebase emulators:start --only auth --project ${projectId} --log-verbosity QUIET`;

  await waitForServer('The Auth emulator', `http://${host}:${firebasePort}/`, exited);
  await seed(`http://${host}:${firebasePort}`);
  const server = serveWithMissingCalls(firebasePort).listen(port, 'localhost');
  void exited.then(() => server.close());
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return { exited };
}

/** @param {string} url */
async function seed(url) {
  // The emulator closes connections that are idle, and resets a request that reaches one of them.
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json', connection: 'close' };
  const send = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ json) => {
    const request = { method, headers, body: JSON.stringify(json) };
    const response = await fetch(`${url}/${path}`, request);
    const body = await response.text();
    // batchCreate responds with 200 and lists the accounts that it refused.
    if (!response.ok || JSON.parse(body).error?.length) throw new Error(`${method} ${path}: ${body}`);
  };
  // New projects have email enumeration protection on; in the emulator it is off by default.
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

/** Forwards everything to the emulator except for the calls that it does not implement. @param {number} firebasePort */
function serveWithMissingCalls(firebasePort) {
  return createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const missing = missingCalls[`${method} ${url.split('?', 1)[0]}`];
    if (missing !== undefined) {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(missing));
      return;
    }
    const options = { host, port: firebasePort, method, path: url, headers: { ...headers, connection: 'close' } };
    const forwarded = sendRequest(options, (reply) => {
      delete reply.headers.connection;
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
}
