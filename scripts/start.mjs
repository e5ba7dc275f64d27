// @ts-check
// `npm start`: the app on the Auth emulator and the data API, with its Storybook. PORT, AUTH_EMULATOR_PORT, API_PORT and
// STORYBOOK_PORT change the ports.
import process from 'node:process';
import { execa } from 'execa';
import { createServer, loadEnv } from 'vite';
import { startEmulator } from './emulator/serve.mjs';
import { demoAccount, demoFirebase, emulatorEnv } from './lib/app-env.mjs';
import { isPortFree } from './lib/ports.mjs';
import { runServers, viteServer } from './lib/run-servers.mjs';
import { startApi } from './lib/start-api.mjs';
import { waitForServer } from './lib/wait-for-server.mjs';

const ports = {
  PORT: Number(process.env.PORT || 5173),
  AUTH_EMULATOR_PORT: Number(process.env.AUTH_EMULATOR_PORT || 9099),
  API_PORT: Number(process.env.API_PORT || 8787),
  STORYBOOK_PORT: Number(process.env.STORYBOOK_PORT || 6006),
};

const documentation = `http://localhost:${ports.STORYBOOK_PORT}/`;

async function assertPorts() {
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is not a port number.`);
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is in use. Set ${name} to a free port.`);
  }
  const names = Object.keys(ports);
  if (new Set(Object.values(ports)).size < names.length) throw new Error(`${names.join(', ')} must differ.`);
}

/** @param {AbortSignal} cancelSignal */
async function startStorybook(cancelSignal) {
  const exited = execa({ preferLocal: true, all: true, reject: false, cancelSignal, forceKillAfterDelay: 5000 })(
    'storybook',
    ['dev', `--port=${ports.STORYBOOK_PORT}`, '--exact-port', '--ci', '--quiet', '--disable-telemetry'],
  );
  await waitForServer('The documentation', documentation, exited);
  return { exited };
}

async function startApp() {
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

try {
  await assertPorts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log('Starting Waymark ...');
await runServers(
  (signal) => [
    startStorybook(signal),
    startApp().then((server) => viteServer(server, signal)),
    startEmulator({ port: ports.AUTH_EMULATOR_PORT, signal }),
    startApi({
      port: ports.API_PORT,
      emulatorPort: ports.AUTH_EMULATOR_PORT,
      // Its own database and demo data, unless the user's .env files name others.
      env: loadEnv('development', process.cwd(), ['DATABASE_URL', 'DATA_FOLDER', 'DEMO_READINGS']),
      signal,
    }),
  ],
  () =>
    console.log(`
  Address        http://localhost:${ports.PORT}
  Data API       http://localhost:${ports.PORT}/api/v1/health
  Documentation  ${documentation}
  Email          ${demoAccount.email}
  Password       ${demoAccount.password}

  Press Ctrl+C to stop.
`),
);
