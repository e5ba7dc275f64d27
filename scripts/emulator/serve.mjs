// @ts-check
// Runs the Firebase Auth emulator alone: `node scripts/emulator/serve.mjs --port 9099`.
// Says one line of JSON on stdout when it is ready, or why it is not, and ends with its parent.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import nodeModule, { createRequire } from 'node:module';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { withMissingCalls } from './missing-calls.mjs';
import { seedRequests } from './seeds.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9099' },
    project: { type: 'string', default: 'demo-waymark' },
    'no-seeds': { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const project = values.project;
const origin = `http://localhost:${port}`;

// The channel closes when the parent is gone, in whatever way it went.
process.on('disconnect', () => process.exit(0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => process.exit(0));
}

/** @param {Record<string, unknown>} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** @param {unknown} app */
async function listen(app) {
  const handler = withMissingCalls(/** @type {import('node:http').RequestListener} */ (app));
  // "localhost" may mean either; a port that answers on one only fails in one browser and not in another.
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(handler);
    await new Promise((resolve, reject) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(undefined);
        else reject(error);
      });
      server.listen({ port, host }, () => resolve(undefined));
    });
  }
}

/** The emulator's own state, by project. @type {Map<string, any>} */
const states = new Map();

async function createEmulator() {
  // @ts-ignore -- from Node 22.1 on only, and saves loading time where it is there
  nodeModule.enableCompileCache?.();
  const require = createRequire(import.meta.url);
  const fromTools = createRequire(require.resolve('firebase-tools/package.json'));

  // Winston complains about every message when it has no transport, which only the command line gives it.
  fromTools('./lib/logger').logger.silent = true;

  // Compiling a validator for every operation of the API takes ten seconds, and a run needs about a
  // dozen of them: have each compiled when it is first used. Same validators, same answers.
  const exegesis = fromTools('exegesis-express');
  const middleware = exegesis.middleware;
  exegesis.middleware = (/** @type {unknown} */ spec, /** @type {object} */ options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });

  return fromTools('./lib/emulator/auth/server').createApp(project, undefined, states);
}

async function seed() {
  const accounts = JSON.parse(readFileSync(new URL('accounts.json', import.meta.url), 'utf8'));
  for (const { method, path, body } of seedRequests(project, accounts)) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    // batchCreate answers 200 and lists the accounts that it did not take.
    if (!response.ok || (JSON.parse(answer).error?.length ?? 0) > 0) throw new Error(`${method} ${path}: ${answer}`);
  }
  // An import revokes every older session, so each restart would sign out the person who has the
  // demo account open in a tab. There is no request that sets this back.
  for (const { localId } of Object.values(accounts)) {
    states.get(project)?.updateUserByLocalId(localId, { validSince: '0' });
  }
}

/**
 * Goes through what people do first, with an account that is removed again, so that they do not wait
 * for the compiling of these validators.
 */
async function warmUp() {
  const call = async (/** @type {string} */ path, /** @type {object | URLSearchParams} */ body) => {
    const form = body instanceof URLSearchParams;
    const response = await fetch(`http://127.0.0.1:${port}/${path}?key=warm-up`, {
      method: 'POST',
      ...(form ? { body } : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return /** @type {Promise<Record<string, string>>} */ (response.json());
  };
  const accounts = 'identitytoolkit.googleapis.com/v1/accounts';
  const person = { email: 'warm-up@waymark.example', password: 'waymark-warm-up', returnSecureToken: true };
  const { idToken, refreshToken = '' } = await call(`${accounts}:signUp`, person);
  await call(`${accounts}:signInWithPassword`, person);
  await call(`${accounts}:lookup`, { idToken });
  await call(
    'securetoken.googleapis.com/v1/token',
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  );
  await call(`${accounts}:delete`, { idToken });
}

try {
  await listen(await createEmulator());
  if (!values['no-seeds']) await seed();
  say({ ready: true, url: origin, project });
  // Whether it works out makes no difference to anyone's next request but its time.
  warmUp().catch(() => {});
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  say({ ready: false, code, message });
  process.exit(1);
}
