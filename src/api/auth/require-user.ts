import { context } from '@opentelemetry/api';
import { z } from '@hono/zod-openapi';
import { type MiddlewareHandler } from 'hono';
import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { type Database } from '../database/database';
import { asTenant, type AsTenant } from '../database/tenant';
import { addressFailure, Problem, problemContent, retryContent } from '../http/problem';
import { apiRoot, filePath } from '../http/root';
import { isWriteKey } from '../keys/write-keys';
import { instruments } from '../telemetry/instruments';
import { type User, type VerifyToken } from './verify-token';

/** The failure responses of every route that requires a user, for openapi.json. */
export const userFailures = {
  ...addressFailure,
  401: {
    ...problemContent('The ID token is missing or not valid.'),
    headers: z.object({ 'WWW-Authenticate': z.string() }),
  },
  403: problemContent('The account belongs to no tenant, or its role does not allow the request.'),
  429: retryContent('The user or the tenant sends too many requests.'),
  503: retryContent('The database or the keys of Firebase Authentication are not available.'),
};

/** The variables available while a request is handled. */
export interface ApiEnv {
  Variables: { user: User; requestId: string; tenant: string; asTenant: AsTenant; databaseMs: number };
}

export interface RequireUserOptions {
  database: Database;
  verifyToken: VerifyToken;
  /** Like `verifyToken`, but for write keys. */
  verifyKey: VerifyToken;
  /** Like `verifyToken`, but for the ticket in a download link. */
  verifyTicket: (ticket: string, query: URLSearchParams) => Promise<User>;
  /** Counts a user's requests. */
  limiter: Pick<RateLimiterMemory, 'consume'>;
  /** Runs each transaction when it is the turn of its user and tenant. */
  inTurn: <Result>(user: User, work: () => Promise<Result>) => Promise<Result>;
  /** Called before each request for a tenant's data. */
  prepareTenant: (tenant: string) => Promise<void>;
}

/**
 * Responds with 401 if there is no valid ID token, with 403 if there is no tenant, and with 429 above the limit.
 * Otherwise, it sets the variables `user`, `tenant` and `asTenant`, which are the only way to access the data.
 */
export function requireUser(options: RequireUserOptions): MiddlewareHandler<ApiEnv> {
  const { database, verifyToken, limiter, inTurn, verifyKey, verifyTicket, prepareTenant } = options;
  return async (c, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const { searchParams } = new URL(c.req.url);
    const isFile = c.req.method === 'GET' && c.req.path === filePath;
    const ticket = isFile ? searchParams.get('ticket') : null;
    async function verify(): Promise<User> {
      if (token !== undefined) return (isWriteKey(token) ? verifyKey : verifyToken)(token);
      if (ticket !== null) return verifyTicket(ticket, searchParams);
      throw new Problem(401, 'Sign in and send the ID token in the header "Authorization: Bearer <token>".', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    const user = await verify();
    // A complete file can contain any number of rows; twenty parts of one contain up to a million.
    const cost = isFile && !searchParams.has('limit') ? 20 : 1;
    const isBatch = c.req.method === 'POST' && c.req.path === `${apiRoot}/readings`;
    await limiter.consume(user.id, isBatch ? 4 : cost).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      instruments().refusedRequests.add(1, { reason: 'rate' });
      const seconds = String(Math.ceil(refusal.msBeforeNext / 1000));
      throw new Problem(429, `You have sent too many requests. Try again in ${seconds} seconds.`, {
        'Retry-After': seconds,
      });
    });
    if (user.tenant === null) {
      throw new Problem(
        403,
        'Your account belongs to no tenant, so that it has no data. Ask your administrator to assign it to one, then sign in again.',
      );
    }
    c.set('user', user);
    c.set('tenant', user.tenant);
    const active = context.active();
    const run = asTenant(database, user.tenant, c.req.raw.signal);
    c.set('asTenant', (work) =>
      inTurn(user, async () => {
        const startMs = performance.now();
        try {
          // A download keeps reading after its response has begun, outside its request's span, and may take minutes.
          return await context.with(active, () => run(work));
        } finally {
          c.set('databaseMs', (c.get('databaseMs') ?? 0) + performance.now() - startMs);
        }
      }),
    );
    await prepareTenant(user.tenant);
    await next();
  };
}

const needs = {
  reader: 'may only add readings. Sign in to read them',
  writer: 'may only read. Ask your administrator for the role "writer"',
  admin: 'does not administer the tenant. Ask your administrator for the role "admin"',
} as const;

/**
 * Responds with 403 unless the user has one of the roles; the error message mentions the first one. Apply it to
 * individual routes, because a request with an unsupported method must receive a 405 response.
 */
export const allow =
  (...roles: readonly [keyof typeof needs, ...User['role'][]]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (!roles.includes(c.get('user').role)) throw new Problem(403, `Your account ${needs[roles[0]]}.`);
    await next();
  };
