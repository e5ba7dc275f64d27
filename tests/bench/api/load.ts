import { Agent, get } from 'node:http';
import { UnsecuredJWT } from 'jose';
import { demoFirebase } from '../../../scripts/lib/app-env.mjs';

export interface Figures {
  /** Responses per second. */
  perSecond: number;
  /** The times until the whole response has arrived. */
  medianMs: number;
  p99Ms: number;
}

export interface LoadOptions {
  /** The URL of the API, without a path. */
  address: string;
  /** The paths that are requested in turn. */
  paths: readonly string[];
  /** The number of concurrent requests. */
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

/** Sends a request, and resolves to its status once the whole response has arrived. */
const send = (agent: Agent, url: string, user: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { Authorization: `Bearer ${tokenOf(user)}` } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

/**
 * Sends requests one after another on each connection, and resolves to their times and the total. Rejects if a response
 * is not 200.
 */
async function sendAll({
  address,
  paths,
  connections,
  seconds,
}: LoadOptions): Promise<{ times: number[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startMs = performance.now() + warmUpMs;
  const endMs = startMs + seconds * 1000;
  let sent = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < endMs) {
      sent += 1;
      const path = paths[sent % paths.length] ?? '';
      const sentMs = performance.now();
      const status = await send(agent, address + path, sent % users);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (sentMs >= startMs) times.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { times, seconds: (performance.now() - startMs) / 1000 };
}

function figuresOf({ times, seconds }: { times: readonly number[]; seconds: number }): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { perSecond: times.length / seconds, medianMs: at(0.5), p99Ms: at(0.99) };
}

/** Sends requests for some seconds after a second of warm-up. Rejects if a response is not 200. */
export async function measureLoad(options: LoadOptions): Promise<Figures> {
  return figuresOf(await sendAll(options));
}

export interface FairnessOptions extends Pick<LoadOptions, 'address' | 'paths'> {
  /** What the other user requests. */
  costly: string;
}

/**
 * Measures the requests of a user on one connection, alone and while another user sends costly ones on 20 connections.
 * Alternates, so that both run under the same conditions. Returns the 99th percentiles.
 */
export async function measureFairness({
  costly,
  ...options
}: FairnessOptions): Promise<{ aloneMs: number; besideMs: number }> {
  const alone: number[] = [];
  const beside: number[] = [];
  const measure = async (times: number[]): Promise<void> => {
    times.push(...(await sendAll({ ...options, connections: 1, seconds: 1 })).times);
  };
  for (let round = 0; round < 10; round += 1) {
    await measure(alone);
    const agent = new Agent({ keepAlive: true });
    const over = new AbortController();
    const connection = async (): Promise<void> => {
      // Each round uses another user, whom the rate limit does not slow down yet.
      while (!over.signal.aborted) await send(agent, options.address + costly, users + round);
    };
    const other = Array.from({ length: 20 }, connection);
    await measure(beside);
    over.abort();
    await Promise.all(other);
    agent.destroy();
  }
  const p99Of = (times: readonly number[]): number => figuresOf({ times, seconds: 1 }).p99Ms;
  return { aloneMs: p99Of(alone), besideMs: p99Of(beside) };
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
