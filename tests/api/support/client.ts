import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type OpenAPIHono } from '@hono/zod-openapi';
import { createApi, type ApiOptions } from '../../../src/api/app';
import { type ApiEnv } from '../../../src/api/auth/require-user';
import { type Database } from '../../../src/api/database/database';
import { type LogEntry } from '../../../src/api/log';
import { ReadingsPageSchema, SummarySchema, type ReadingsPage, type Summary } from '../../../src/api/readings/schemas';
import { testTenant } from './engines';

/** Parameters, as pairs if one is repeated. */
export type TestQuery = Record<string, string> | [name: string, value: string][];

export interface TestClient {
  api: OpenAPIHono<ApiEnv>;
  /** What the API has logged. */
  logged: LogEntry[];
  /** Sends a signed-in request. `path` begins after /api/v1. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Sends a body as JSON. */
  post: (path: string, body: unknown) => Promise<Response>;
  /** Request a page and a summary with parameters, and check the response against its schema. */
  list: (query: TestQuery) => Promise<ReadingsPage>;
  summarize: (query: TestQuery) => Promise<Summary>;
}

/** Creates the API for a signed-in user. */
export function createClient(database: Database, options: Partial<ApiOptions> = {}): TestClient {
  const logged: LogEntry[] = [];
  const api = createApi({
    database,
    verifyToken: async () => ({ id: 'ada', tenant: testTenant, role: 'reader' }),
    log: (entry) => logged.push(entry),
    limiter: new RateLimiterMemory({ points: 1_000_000, duration: 1 }),
    now: () => new Date('2026-11-28T12:00:00Z'),
    ...options,
  });
  const get: TestClient['get'] = async (path, headers = {}) =>
    api.request(`/api/v1${path}`, { headers: { Authorization: 'Bearer token-of-ada', ...headers } });
  const post: TestClient['post'] = async (path, body) =>
    api.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer token-of-ada', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const read = async (path: string, query: TestQuery): Promise<unknown> => {
    const response = await get(`${path}?${new URLSearchParams(query).toString()}`);
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  return {
    api,
    logged,
    get,
    post,
    list: async (query) => ReadingsPageSchema.parse(await read('/readings', query)),
    summarize: async (query) => SummarySchema.parse(await read('/readings/summary', query)),
  };
}

/** The problem details of a response, checked for their type. */
export async function problemOf(response: Response): Promise<{ status: number; title: string; detail: string }> {
  if (response.headers.get('Content-Type') !== 'application/problem+json') throw new Error(await response.text());
  return (await response.json()) as { status: number; title: string; detail: string };
}
