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
  /** What the requests ask for, in turn. */
  paths: readonly string[];
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
    role: 'writer',
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
export async function measureLoad({ address, paths, connections, seconds }: LoadOptions): Promise<Figures> {
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
      const path = paths[sent % paths.length] ?? '';
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

/** Adds batches of 10,000 readings of the last minutes, one after another, and returns the readings per second. */
export async function measureIngestion(address: string, batches: number): Promise<number> {
  const headers = { Authorization: `Bearer ${tokenOf(0)}`, 'Content-Type': 'application/json' };
  const bodies = Array.from({ length: batches }, (_, batch) => {
    const rows = Array.from({ length: 10_000 }, (__, row) => ({
      id: `${batch}-${row}`,
      time: new Date(Date.now() - row * 10).toISOString(),
      label: 'Warehouse North',
      level: 'high',
      value: row / 10_000,
    }));
    return JSON.stringify({ rows });
  });
  const startMs = performance.now();
  for (const body of bodies) {
    const response = await fetch(`${address}/api/v1/readings`, { method: 'POST', headers, body });
    const { added } = (await response.json()) as { added: number };
    if (added !== 10_000) throw new Error(`${response.status}: ${added} readings were added.`);
  }
  return (batches * 10_000) / ((performance.now() - startMs) / 1000);
}
