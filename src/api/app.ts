import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenAPIHono, createRoute, z } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createDownloadTickets } from './auth/download-ticket';
import { requireUser, type ApiEnv, type RequireUserOptions } from './auth/require-user';
import { type User, type VerifyToken } from './auth/verify-token';
import { DatabaseFailure, type Database } from './database/database';
import { limitConcurrency, type ConcurrencyOptions } from './http/limit-concurrency';
import { addressFailure, jsonContent, Problem, respondWithProblem, retryContent } from './http/problem';
import { apiRoot } from './http/root';
import { hashOfUser } from './http/short-hash';
import { describeIssues, toProblem } from './http/to-problem';
import { addKeys } from './keys/routes';
import { createKeySigner, createKeyVerifier } from './keys/write-keys';
import { describeError, type Log } from './log';
import { addChanges } from './readings/change-reading';
import { addReadings } from './readings/routes';
import { observeDatabase } from './telemetry/observe-database';
import { observeRequests } from './telemetry/observe-requests';

export interface ApiOptions {
  database: Database;
  verifyToken: VerifyToken;
  log: Log;
  /** Called before each request for a tenant's data. */
  prepareTenant?: (tenant: string) => Promise<void>;
  /**
   * The number of whole months, besides the current one, whose readings are kept; older readings are refused.
   * @default all
   */
  keepMonths?: number | undefined;
  /** The key that signs download links. Servers behind the same address must share it. @default a random key */
  downloadKey?: Uint8Array | undefined;
  /** Limits the requests of each user. @default 120 requests within 30 seconds */
  limiter?: RequireUserOptions['limiter'];
  /** @default the system clock */
  now?: () => Date;
}

/**
 * A user may use a third of the database connections, or one while other users also have work, and so cannot monopolize
 * the processors. A dashboard sends six requests.
 */
const ofUser = { atOnce: 3, atOnceAmongOthers: 1, waiting: 100 };
/**
 * The limits for all users of a tenant combined. If other tenants have work, these users share one connection, in order
 * of arrival.
 */
const ofTenant = { atOnce: 8, atOnceAmongOthers: 1, waiting: 1000, givesWay: true };
/** Limits the request bodies held in memory. A slow one occupies its place for up to 30 seconds. */
const bodiesOfUser = { atOnce: 2, waiting: 100 };
const bodiesOfTenant = { atOnce: 6, waiting: 1000 };
/** The limit per tenant. All keys that this server did not sign share one limit, because anyone may have sent them. */
const keyChecks = { atOnce: 2, waiting: 1000 };
/**
 * Protects the database from a user's runaway loop, but does not meter usage: each server counts in its own memory. A
 * dashboard sends six requests each time its filters change.
 */
const requestsOfUser = { points: 120, duration: 30 };
const maxUrlLength = 2048;
/** Responses contain one user's data, so they must not be stored, rendered as a page or loaded into another site. */
const responseHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const HealthSchema = z.strictObject({ status: z.literal('ok') }).openapi('Health');
const health = {
  method: 'get' as const,
  tags: ['Health'],
  security: [],
  description: 'Needs no token.',
  responses: { 200: jsonContent('It responds.', HealthSchema), ...addressFailure },
};
const healthRoute = createRoute({
  ...health,
  path: `${apiRoot}/health`,
  operationId: 'getHealth',
  summary: 'Whether the server and its database respond (readiness).',
  responses: { ...health.responses, 503: retryContent('The database does not respond within two seconds.') },
});
const livenessRoute = createRoute({
  ...health,
  path: `${apiRoot}/health/live`,
  operationId: 'getLiveness',
  summary: 'Whether the server responds, whatever its database does (liveness).',
});

const bearer = { type: 'http', scheme: 'bearer' } as const;
const securitySchemes = {
  idToken: { ...bearer, bearerFormat: 'JWT', description: 'The ID token of Firebase Authentication.' },
  writeKey: { ...bearer, description: 'A write key, to add readings.' },
  ticket: {
    type: 'apiKey',
    in: 'query',
    name: 'ticket',
    description: 'A ticket for one file, which is valid for a minute.',
  },
} as const;

/** An orchestrator sends health checks every few seconds, and a hanging database must not keep them open. */
const healthTimeoutMs = 2000;
/** Refusals are delayed so that a client that immediately sends its next request does not occupy the processor. */
const refusalMs = 200;

function inTurnOf(user: ConcurrencyOptions, tenant: ConcurrencyOptions): RequireUserOptions['inTurn'] {
  const [inTurnOfUser, inTurnOfTenant] = [limitConcurrency(user), limitConcurrency(tenant)];
  return ({ id, tenant: name }, work) => inTurnOfUser(id, () => inTurnOfTenant(name ?? '', work));
}

/** Creates the data API. Its `fetch` is the request handler. */
export function createApi(options: ApiOptions): OpenAPIHono<ApiEnv> {
  const { verifyToken, log, now = () => new Date() } = options;
  const database = observeDatabase(options.database);
  const { limiter = new RateLimiterMemory(requestsOfUser), prepareTenant = async () => {} } = options;

  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new Problem(400, describeIssues(result.error.issues));
    },
  });

  api.use(requestId({ headerName: '' }));
  api.use(observeRequests());
  api.use(async (c, next) => {
    const startedMs = performance.now();
    await next();
    const user = c.get('user') as User | undefined;
    // The query is omitted, because it may contain a user's search text.
    log({
      severity: c.res.status >= 500 ? 'ERROR' : 'INFO',
      message: `${c.req.method} ${c.req.path} ${c.res.status}`,
      requestId: c.get('requestId'),
      ms: Math.round(performance.now() - startedMs),
      ...(user && { user: hashOfUser(user.id), tenant: c.get('tenant') }),
      ...(c.get('databaseMs') && { databaseMs: Math.round(c.get('databaseMs')) }),
    });
  });
  api.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(responseHeaders)) c.header(name, value);
  });
  api.use(compress());
  api.use(async (c, next) => {
    // The cursor and the ticket are not counted, because they come from the server itself.
    const { cursor = '', ticket = '' } = c.req.query();
    if (c.req.url.length - cursor.length - ticket.length > maxUrlLength) {
      throw new Problem(414, `The address is longer than ${maxUrlLength} characters. Shorten its parameters.`);
    }
    await next();
  });
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        respondWithProblem(c, new Problem(405, `Use ${methods.join(' or ')}.`, { Allow: methods.join(', ') })),
    }),
  );
  const secret = options.downloadKey ?? randomBytes(32);
  const keys = createKeySigner(secret);
  const checkKey = createKeyVerifier(database);
  const inTurnOfKeys = limitConcurrency(keyChecks);
  const verifyKey = (key: string): Promise<User> => inTurnOfKeys(keys.signedTenant(key) ?? '', () => checkKey(key));
  const tickets = createDownloadTickets(secret, now);
  const inTurn = inTurnOf(ofUser, ofTenant);
  const access = { database, verifyToken, verifyKey, verifyTicket: tickets.verify, limiter, inTurn, prepareTenant };
  // The body of a request is not read until its user is known.
  for (const path of ['keys/*', 'readings/*', 'readings.csv']) api.use(`${apiRoot}/${path}`, requireUser(access));

  api.openapi(healthRoute, async (c) => {
    const late = sleep(healthTimeoutMs, undefined, { ref: false }).then(() => {
      throw new DatabaseFailure('DatabaseUnavailableError', 'The database does not respond.');
    });
    await Promise.race([database.ping(), late]);
    return c.json({ status: 'ok' as const }, 200);
  });
  api.openapi(livenessRoute, (c) => c.json({ status: 'ok' as const }, 200));
  addReadings(api, {
    now,
    keepMonths: options.keepMonths,
    tickets,
    inTurnOfBodies: inTurnOf(bodiesOfUser, bodiesOfTenant),
    onBrokenDownload: (error, id) =>
      log({ severity: 'ERROR', message: 'A download was cut off.', requestId: id, ...describeError(error) }),
  });
  addChanges(api);
  addKeys(api, keys);
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  api.get(`${apiRoot}/openapi.json`, (c) => {
    const document = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Waymark data API',
        version: '1',
        description: 'Errors are problem details as RFC 9457 defines them.',
        contact: { name: 'The operator of this server' },
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'Health', description: 'Whether the server responds.' },
        { name: 'Readings', description: 'The readings of the tenant.' },
        { name: 'Write keys', description: 'The keys with which programs add readings.' },
      ],
    });
    // A route with a required body reads every content type as JSON, so this is set only in the document.
    const body = document.paths?.[`${apiRoot}/readings`]?.post?.requestBody;
    if (body && !('$ref' in body)) body.required = true;
    return c.json(document);
  });

  api.notFound((c) =>
    respondWithProblem(c, new Problem(404, `There is nothing at ${c.req.path}. See ${apiRoot}/openapi.json.`)),
  );
  api.onError(async (error, c) => {
    const problem = toProblem(error);
    if (problem.status === 429 || problem.status === 401) await sleep(refusalMs);
    if (problem.status >= 500) {
      log({ severity: 'ERROR', message: problem.detail, requestId: c.get('requestId'), ...describeError(error) });
    }
    return respondWithProblem(c, problem);
  });
  return api;
}
