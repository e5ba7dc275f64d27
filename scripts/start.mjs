// @ts-check
// `npm start`: the app on the Auth emulator and the data API, with its Storybook. PORT, AUTH_EMULATOR_PORT, API_PORT and
// STORYBOOK_PORT change the ports.
import process from 'node:process';
import { execa } from 'execa';
import { createServer, loadEnv } from 'vite';
import { startEmulator } from './emulator/serve.mjs';
import { demoAccount, demoFirebase, emulatorEnv } from './lib/app-env.mjs';
import { isPortFree } from './lib/ports.mjs';
import { startApi } from './lib/start-api.mjs';

const ports = {
  PORT: Number(process.env.PORT || 5173),
  AUTH_EMULATOR_PORT: Number(process.env.AUTH_EMULATOR_PORT || 9099),
  API_PORT: Number(process.env.API_PORT || 8787),
  STORYBOOK_PORT: Number(process.env.STORYBOOK_PORT || 6006),
};
const stop = new AbortController();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true;
    stop.abort();
  });
}

async function assertPorts() {
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is not a port number.`);
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is in use. Set ${name} to a free port.`);
  }
  const names = Object.keys(ports);
  if (new Set(Object.values(ports)).size < names.length) throw new Error(`${names.join(', ')} must differ.`);
}

function startStorybook() {
  return execa({ preferLocal: true, all: true, reject: false, cancelSignal: stop.signal, forceKillAfterDelay: 5000 })(
    'storybook',
    ['dev', '--port', String(ports.STORYBOOK_PORT), '--exact-port', '--ci', '--quiet', '--disable-telemetry'],
  );
}

/** @param {string} documentation */
async function startApp(documentation) {
  // The user's own values win, except for those that lead to the emulator.
  const defaults = {
    ...demoFirebase,
    VITE_LINK_DOCUMENTATION: documentation,
    VITE_LINK_ABOUT: documentation,
    VITE_LINK_PREMIUM: documentation,
  };
  const emulator = emulatorEnv(`http://localhost:${ports.AUTH_EMULATOR_PORT}`);
  // Read by the proxy of vite.config.ts.
  process.env.API_PORT = String(ports.API_PORT);
  Object.assign(process.env, { ...defaults, ...loadEnv('development', process.cwd(), 'VITE_'), ...emulator });
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port: ports.PORT,
      strictPort: true,
      warmup: { clientFiles: ['src/app/main.tsx', 'src/app/pages/**/*.tsx'] },
    },
  });
  await server.listen();
  return server;
}

/** What has to end before the process does. @type {Promise<unknown>[]} */
const ending = [];
try {
  await assertPorts();
  console.log('Starting Waymark ...');
  const documentation = `http://localhost:${ports.STORYBOOK_PORT}/`;
  const storybook = startStorybook();
  const app = startApp(documentation);
  const emulator = startEmulator({ port: ports.AUTH_EMULATOR_PORT, signal: stop.signal });
  const emulatorEnd = emulator.then(({ exited }) => exited);
  // Its own database and demo data, unless the user's .env files name others.
  const api = startApi({
    port: ports.API_PORT,
    emulatorPort: ports.AUTH_EMULATOR_PORT,
    env: loadEnv('development', process.cwd(), ['DATABASE_URL', 'DATA_FOLDER', 'DEMO_READINGS']),
    signal: stop.signal,
  });
  const apiEnd = api.then(({ exited }) => exited);
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  ending.push(
    storybook,
    emulatorEnd,
    apiEnd,
    Promise.all([app, stopped]).then(([server]) => server.close()),
  );

  await Promise.all([app, emulator, api]);
  console.log(`
  Address        http://localhost:${ports.PORT}
  Data API       http://localhost:${ports.PORT}/api/v1/health
  Documentation  ${documentation}
  Email          ${demoAccount.email}
  Password       ${demoAccount.password}

  Press Ctrl+C to stop.
`);
  const ended = await Promise.race([storybook, emulatorEnd, apiEnd]);
  if (!isInterrupted) throw new Error(`A server stopped.\n${ended.all}`);
} catch (error) {
  // Ctrl+C during the start makes the servers fail.
  if (!isInterrupted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  stop.abort();
  await Promise.allSettled(ending);
}
