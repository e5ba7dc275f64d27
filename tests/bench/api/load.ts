import { Agent, get } from 'node:http';
import { UnsecuredJWT } from 'jose';
import { demoFirebase } from '../../../scripts/lib/app-env.mjs';

export interface Figures {
  /** Responses per second. */
  perSecond: number;
  /** Times until the whole response has arrived. */
  medianMs: number;
  p99Ms: number;
}

export interface LoadOptions {
  /** The address of the API, without a path. */
  address: string;
  path: string;
  /** Requests that are on their way at the same time. */
  connections: number;
  seconds: number;
}

/** The limit per user must not slow the measurement down. */
const users = 5000;
const warmUpMs = 1000;

/** An ID token like those of the Auth emulator. */
function tokenOf(user: number): string {
  const seconds = Math.floor(Date.now() / 1000);
  const projectId = demoFirebase.VITE_FIREBASE_PROJECT_ID ?? '';
  return new UnsecuredJWT({
    tenant: 'demo',
    sub: `user-${user}`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .encode();
}

/** Sends requests for some seconds, one after another on each connection. Rejects if a response is not 200. */
export async function measureLoad({ address, path, connections, seconds }: LoadOptions): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tokens = Array.from({ length: users }, (_, user) => tokenOf(user));
  const times: number[] = [];
  const startMs = performance.now() + warmUpMs;
  const endMs = startMs + seconds * 1000;
  let sent = 0;

  const send = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const sentMs = performance.now();
      sent += 1;
      const headers = { Authorization: `Bearer ${tokens[sent % users] ?? ''}` };
      get(`${address}${path}`, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
          if (sentMs >= startMs) times.push(performance.now() - sentMs);
          return resolve();
        });
      }).on('error', reject);
    });
  const connection = async (): Promise<void> => {
    while (performance.now() < endMs) await send();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();

  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { perSecond: times.length / ((performance.now() - startMs) / 1000), medianMs: at(0.5), p99Ms: at(0.99) };
}
