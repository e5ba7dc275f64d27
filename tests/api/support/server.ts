import path from 'node:path';
import { execaNode, type ResultPromise } from 'execa';
import { UnsecuredJWT } from 'jose';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { waitForServer } from '../../../scripts/lib/wait-for-server.mjs';

/** Inside the repository folder, where the embedded database can be resolved. */
export const builtInRepository = path.resolve('dist/api-test');

export const production = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'demo-waymark', DOWNLOAD_KEY: 'secret-key' };
export const development = {
  NODE_ENV: 'development',
  FIREBASE_PROJECT_ID: 'demo-waymark',
  FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
  DEMO_READINGS: '20000',
};

interface Options {
  reject: false;
  all: true;
}

/** Runs the built server with this environment and no other. */
export function run(
  env: Record<string, string>,
  folder = builtInRepository,
  ...args: string[]
): ResultPromise<Options> {
  const options = { env, extendEnv: false, forceKillAfterDelay: 10_000 } as const;
  return execaNode(path.join(folder, 'main.js'), args, { ...options, reject: false, all: true });
}

/** Runs the server and resolves once it responds. */
export async function start(env: Record<string, string>, folder?: string) {
  const port = await findFreePort();
  const server = run({ ...env, PORT: String(port) }, folder);
  const address = `http://localhost:${port}/api/v1`;
  await waitForServer('The server', `${address}/health`, server);
  return { server, address, port };
}

/** The headers of an admin of the tenant "demo" who has signed in to the Auth emulator. */
export function headersOfEmulator(userId = 'ada'): { Authorization: string } {
  const seconds = Math.floor(Date.now() / 1000);
  const token = new UnsecuredJWT({
    sub: userId,
    tenant: 'demo',
    role: 'admin',
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  })
    .setIssuer('https://securetoken.google.com/demo-waymark')
    .setAudience('demo-waymark');
  return { Authorization: `Bearer ${token.encode()}` };
}
