import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party JSON API, on a separate origin. */
export interface JsonApi {
  origin: string;
  /** The requests in order, without preflights. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  close: () => Promise<void>;
}

const minuteMs = 60_000;

/** Returns readings whose columns are not named like the product's. */
export function measurements(count: number, now = Date.now()): object[] {
  return Array.from({ length: count }, (_, index) => ({
    uuid: `m-${index}`,
    station: ['Harbor', 'Airport', 'Old town'][index % 3],
    measured_at: new Date(now - index * minuteMs).toISOString(),
    pm10: 10 + (index % 40) / 2,
    status: ['ok', 'warning', 'critical'][index % 3],
  }));
}

/** The app's size limit for a response. */
const maxResponseBytes = 25 * 1024 * 1024;

/** Returns 100,000 measurements whose JSON is just below the app's limit. */
function largestRows(): object[] {
  const rows = measurements(100_000);
  const noteLength = Math.floor((maxResponseBytes - JSON.stringify(rows).length) / rows.length) - ',"note":""'.length;
  return rows.map((row) => ({ ...row, note: 'Calibrated. '.repeat(noteLength).slice(0, noteLength) }));
}

/** Returns rows of mixed types, with ambiguous dates, long strings, deep fields, and one row that is not an object. */
function hardRows(): unknown[] {
  const rows = Array.from({ length: 39 }, (_, index) => ({
    id: index,
    day: `${(index % 12) + 1}/4/2026`,
    amount: index % 4 === 0 ? 'none' : index,
    body: 'long '.repeat(3000),
    a: { b: { c: { d: { e: { f: 1 } } } } },
  }));
  return [...rows, 7];
}

/** A saved connection to a list of measurements at a path of the API. */
export const airQuality = ({ origin }: JsonApi, path: string) => ({
  name: 'Air quality',
  url: origin + path,
  rows: '',
  roles: { time: '/measured_at', value: '/pm10', group: '/status', id: '/uuid', label: '/station' },
  groupLevels: [
    { group: 'ok', level: 'high' },
    { group: 'warning', level: 'medium' },
    { group: 'critical', level: 'low' },
  ],
});

/**
 * Starts an API on a free port. Its paths cover the shapes and faults that API Setup must handle.
 *
 * @param texts more responses by their path, as JSON
 */
export async function startJsonApi(texts: Readonly<Record<string, string>> = {}): Promise<JsonApi> {
  const requests: JsonApi['requests'] = [];
  let origin = '';
  const bodies: Record<string, (search: URLSearchParams) => unknown> = {
    '/root': () => measurements(7),
    '/plain': () => [{ station: 'Harbor' }, { station: 'Airport' }, { station: 'Harbor' }],
    '/data': () => ({ data: measurements(12), meta: { warnings: [{ code: 1 }] } }),
    '/odata': (search) =>
      search.has('page')
        ? { value: measurements(7).slice(5) }
        : { value: measurements(5), '@odata.nextLink': `${origin}/odata?page=2` },
    '/small': () => measurements(100),
    '/large': () => measurements(60_000),
    '/largest': () => largestRows(),
    '/misfits': () => [...measurements(4), { uuid: 'x', measured_at: 'yesterday', pm10: 1, status: 'ok' }],
    '/hard': () => ({ items: hardRows(), total: 900 }),
    '/empty': () => ({ data: [] }),
    '/no-cors': () => measurements(1),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname !== '/no-cors') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'X-API-Key, Authorization');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    requests.push({ path: request.url ?? '', headers: request.headers });
    const text = texts[pathname] ?? JSON.stringify(bodies[pathname]?.(searchParams));
    if (text !== undefined) response.setHeader('Content-Type', 'application/json').end(text);
    else if (pathname === '/redirect') response.writeHead(302, { Location: `${origin}/root` }).end();
    else if (pathname === '/html')
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>API</title>');
    else if (pathname === '/busy') response.writeHead(429, { 'Retry-After': '30' }).end();
    // Never responds.
    else if (pathname !== '/slow') response.writeHead(Number(pathname.slice(1)) || 404).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
