import { execaNode } from 'execa';
import { buildApi } from '../build-api.mjs';
import { projectId } from './app-env.mjs';
import { waitForServer } from './wait-for-server.mjs';

/**
 * Builds the data API, starts it for the users of the Auth emulator, and resolves once it responds. `exited` settles
 * when it stops.
 *
 * @param {{ port: number, emulatorPort: number, env?: Record<string, string>, signal?: AbortSignal }} options
 */
export async function startApi({ port, emulatorPort, env, signal }) {
  const main = await buildApi(undefined, { bundlesSdk: false });
  const exited = execaNode({
    nodeOptions: ['--enable-source-maps'],
    env: {
      ...env,
      NODE_ENV: 'development',
      PORT: String(port),
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: `localhost:${emulatorPort}`,
    },
    all: true,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 10_000,
  })(main);
  await waitForServer('The data API', `http://localhost:${port}/api/v1/health`, exited);
  return { exited };
}
