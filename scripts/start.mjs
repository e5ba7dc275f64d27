// `npm start`: the app as a production build on the Auth emulator and the data API, with its documentation. `npm run dev`: the same
// with hot reload. PORT, AUTH_EMULATOR_PORT, API_PORT and DOCUMENTATION_PORT change the ports.
import process from 'node:process';
import { build, createServer, loadEnv } from 'vite';
import { startEmulator } from './emulator/serve.mjs';
import { demoAccount, demoFirebase, emulatorEnv } from './lib/app-env.mjs';
import { runOnce } from './lib/build-once.mjs';
import { isPortFree } from './lib/ports.mjs';
import { runServers, serveBuild, viteServer } from './lib/run-servers.mjs';
import { serveDocumentation } from './lib/serve-documentation.mjs';
import { startApi } from './lib/start-api.mjs';

const ports = {
  PORT: Number(process.env.PORT || 5173),
  AUTH_EMULATOR_PORT: Number(process.env.AUTH_EMULATOR_PORT || 9099),
  API_PORT: Number(process.env.API_PORT || 8787),
  DOCUMENTATION_PORT: Number(process.env.DOCUMENTATION_PORT || 6006),
};
const documentation = `http://localhost:${ports.DOCUMENTATION_PORT}/`;
const root = process.cwd();
const mode = 'demo';
const isDevelopment = process.argv.includes('--hot');

async function assertPorts() {
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is not a port number.`);
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is in use. Set ${name} to a free port.`);
  }
}

function setEnvironment() {
  const defaults = {
    ...demoFirebase,
    VITE_LINK_DOCUMENTATION: documentation,
    VITE_LINK_ABOUT: documentation,
    VITE_LINK_PREMIUM: documentation,
  };
  const emulator = emulatorEnv(`http://localhost:${ports.AUTH_EMULATOR_PORT}`);
  // The user's own values take precedence, except for those that point to the emulator.
  Object.assign(process.env, { ...defaults, ...loadEnv(mode, root, 'VITE_'), ...emulator });
  // Read by the proxy of vite.config.ts.
  process.env.API_PORT = String(ports.API_PORT);
  // The first server or build of Vite would set it for all.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
}

/** @param {AbortSignal} signal */
async function serveApp(signal) {
  const config = { root, mode, logLevel: /** @type {const} */ ('warn'), clearScreen: false };
  if (isDevelopment) {
    const warmup = { clientFiles: ['src/app/main.tsx', 'src/app/pages/**/*.tsx'] };
    const server = await createServer({ ...config, server: { port: ports.PORT, warmup } });
    return viteServer(await server.listen(), signal);
  }
  // A folder for each emulator: the build contains its address, and another `npm start` may be serving its own build.
  const outDir = `dist/start/${ports.AUTH_EMULATOR_PORT}`;
  // Warnings about slow plugins depend on what else the machine does.
  const rolldownOptions = { checks: { pluginTimings: false } };
  await runOnce(outDir, [mode, process.env.NODE_ENV, loadEnv(mode, root, 'VITE_')], () =>
    build({ ...config, build: { outDir, emptyOutDir: true, rolldownOptions } }),
  );
  return serveBuild({ ...config, build: { outDir } }, ports.PORT, signal);
}

try {
  await assertPorts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log('Starting Waymark ...');
setEnvironment();
await runServers(
  (signal) => [
    startEmulator({ port: ports.AUTH_EMULATOR_PORT, signal }),
    startApi({
      port: ports.API_PORT,
      emulatorPort: ports.AUTH_EMULATOR_PORT,
      // Uses its own database and demo data, unless the user's .env files specify others.
      env: loadEnv(mode, root, ['DATABASE_URL', 'DATA_FOLDER', 'DEMO_READINGS']),
      signal,
    }),
    serveApp(signal),
    serveDocumentation({ port: ports.DOCUMENTATION_PORT, signal }),
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
