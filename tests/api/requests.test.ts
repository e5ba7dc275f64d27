import { setImmediate as nextTurn } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { KeysUnavailableError, TokenError } from '../../src/api/auth/verify-token';
import { maxCsvLimit } from '../../src/api/contract';
import { DatabaseFailure, type Database, type Queryable } from '../../src/api/database/database';
import { openPostgres } from '../../src/api/database/postgres';
import { asTenant } from '../../src/api/database/tenant';
import { limitConcurrency, type ConcurrencyOptions } from '../../src/api/http/limit-concurrency';
import { createKeySigner } from '../../src/api/keys/write-keys';
import { createClient, problemOf, type TestClient } from './support/client';
import { onEachEngine } from './support/engines';
import { standInDatabase } from './support/stand-in-database';

const brokenDatabase = (reason: Error): Database => standInDatabase(() => Promise.reject(reason));

const summaryPath = '/readings/summary?from=2026-11-01T00:00:00Z&to=2026-11-02T00:00:00Z&bucket=hour&tz=UTC';
const protectedPaths = ['/readings', summaryPath, '/readings.csv'];
const postgresUrl = inject('postgresUrl');
const unreachable = brokenDatabase(new Error('not reached'));

describe('the requests of one user', () => {
  /** A database whose statements end when the test ends them. */
  function heldDatabase() {
    const running: (() => void)[] = [];
    const database: Database = {
      ...unreachable,
      transaction: async (work, signal) => {
        signal?.throwIfAborted();
        await new Promise<void>((resolve) => running.push(resolve));
        return work({ run: async () => {}, query: async () => [] });
      },
    };
    return { running, database };
  }
  /** Ends statements one after another, each once it runs, and expects that at most `atOnce` run at the same time. */
  async function endEach(running: readonly (() => void)[], count: number, atOnce = count): Promise<void> {
    for (let ended = 0; ended < count; ended += 1) {
      await expect.poll(() => running.length).toBeGreaterThan(ended);
      expect(running.length).toBeLessThanOrEqual(ended + atOnce);
      running[ended]?.();
    }
  }
  /** Work in turns, which ends when the test ends it. */
  function heldWork(options: Partial<ConcurrencyOptions>) {
    const inTurn = limitConcurrency({ atOnce: 3, waiting: 100, ...options });
    const running: (() => void)[] = [];
    return {
      run: (id: string) => inTurn(id, () => new Promise<void>((resolve) => running.push(resolve))),
      /** Ends some of the work, by its number, and returns how much of it has begun. */
      begunAfter: async (...ended: number[]): Promise<number> => {
        for (const index of ended) running[index]?.();
        await nextTurn();
        return running.length;
      },
    };
  }
  // Its response begins after one transaction.
  const path = '/readings.csv';

  it('run three at a time, and do not delay another user', async () => {
    const { running, database } = heldDatabase();
    const { api } = createClient(database, { verifyToken: async (id) => ({ id, tenant: 'acme', role: 'reader' }) });
    const send = async (id: string) => api.request(`/api/v1${path}`, { headers: { Authorization: `Bearer ${id}` } });
    const own = Array.from({ length: 10 }, () => send('ada'));
    await expect.poll(() => running.length).toBe(3);
    const other = send('grace');
    await expect.poll(() => running.length).toBe(4);
    running[3]?.();
    expect((await other).status).toBe(200);
    await endEach(running, 11);
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 200));
  });

  it('run one at a time while another user sends requests, and for a second afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { begunAfter, run } = heldWork({ atOnceAmongOthers: 1 });
    const all = Array.from({ length: 10 }, () => run('ada'));
    expect(await begunAfter()).toBe(3);
    all.push(run('grace'));
    expect(await begunAfter()).toBe(4);
    expect(await begunAfter(0, 1)).toBe(4);
    expect(await begunAfter(2)).toBe(5);
    // Grace's next request may follow at once.
    expect(await begunAfter(3)).toBe(5);
    expect(await begunAfter(4)).toBe(6);
    vi.advanceTimersByTime(1000);
    expect(await begunAfter(5)).toBe(9);
    expect(await begunAfter(6, 7, 8)).toBe(11);
    await begunAfter(9, 10);
    await Promise.all(all);
  });

  it('pause for as long as they took if another tenant is less busy, so that its request can finish', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { begunAfter, run } = heldWork({ atOnceAmongOthers: 1, givesWay: true });
    const all = ['inno', 'acme', 'acme', 'acme'].map(run);
    expect(await begunAfter()).toBe(2);
    vi.advanceTimersByTime(100);
    expect(await begunAfter(1)).toBe(2);
    vi.advanceTimersByTime(100);
    expect(await begunAfter()).toBe(2);
    expect(await begunAfter(0)).toBe(3);
    // Nothing waits behind the last request.
    expect(await begunAfter(2)).toBe(4);
    await begunAfter(3);
    await Promise.all(all);
  });

  it('leave connections for another tenant, however many users send requests', async () => {
    const { running, database } = heldDatabase();
    const { api } = createClient(database, {
      verifyToken: async (id) => ({ id, tenant: id.slice(0, 4), role: 'reader' }),
    });
    const send = async (id: string) => api.request(`/api/v1${path}`, { headers: { Authorization: `Bearer ${id}` } });
    const sent = [send('inno-ada')];
    await expect.poll(() => running.length).toBe(1);
    sent.push(...Array.from({ length: 12 }, (_, user) => send(`acme-${user}`)));
    await endEach(running, sent.length, 2);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  });

  it('take turns in a download page by page', async () => {
    const row = { id: 1, time: '2026-11-01T00:00:00.000Z', label: 'North', level: 'low', value: 1 };
    let running = 0;
    let pages = 0;
    let most = 0;
    const database: Database = {
      ...unreachable,
      transaction: async (work) => {
        running += 1;
        most = Math.max(most, running);
        await nextTurn();
        running -= 1;
        pages += 1;
        // One row more than a page contains, until the last page.
        const rows = Array.from({ length: pages > 30 ? 1 : 2001 }, () => row);
        return work({ run: async () => {}, query: async <Row>() => rows as Row[] });
      },
    };
    const { get } = createClient(database);
    await Promise.all(Array.from({ length: 8 }, async () => (await get(path)).text()));
    expect(pages).toBeGreaterThan(30);
    expect(most).toBe(3);
  });

  it('use two connections to check write keys, which may be invalid', async () => {
    const { running, database } = heldDatabase();
    const { get } = createClient(database);
    const forged = `waymark_YWNtZQ.${'a'.repeat(12)}.${'b'.repeat(43)}`;
    const sent = Array.from({ length: 20 }, () => get(path, { Authorization: `Bearer ${forged}` }));
    await expect.poll(() => running.length).toBe(2);
    await endEach(running, sent.length, 2);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 401));
  });

  it('do not wait for requests with forged keys if their write key is genuine', async () => {
    const downloadKey = new Uint8Array(32);
    const { running, database } = heldDatabase();
    const { get } = createClient(database, { downloadKey });
    const text = `YWNtZQ.${'i'.repeat(12)}.${'s'.repeat(43)}`;
    const forged = Array.from({ length: 20 }, () => get(path, { Authorization: `Bearer waymark_${text}` }));
    await expect.poll(() => running.length).toBe(2);
    const signed = get(path, { Authorization: `Bearer waymark_${text}${createKeySigner(downloadKey).sign(text)}` });
    await expect.poll(() => running.length).toBe(3);
    await endEach(running, 21);
    await Promise.all([...forged, signed]);
  });

  it('receive 429 while more than a hundred requests wait, and succeed again when one has ended', async () => {
    const { running, database } = heldDatabase();
    const { get } = createClient(database);
    const sent = Array.from({ length: 103 }, () => get(path));
    await expect.poll(() => running.length).toBe(3);
    const refused = await get(path);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    running[0]?.();
    await sent[0];
    await expect.poll(() => running.length).toBe(4);
    sent.push(get(path));
    await endEach(running, sent.length);
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true);
  });

  it('run no query if the client disconnected while they waited', async () => {
    const { running, database } = heldDatabase();
    const { api, get } = createClient(database);
    const sent = [get(path), get(path), get(path)];
    await expect.poll(() => running.length).toBe(3);
    const abort = new AbortController();
    const left = api.request(`/api/v1${path}`, { headers: { Authorization: 'Bearer ada' }, signal: abort.signal });
    abort.abort();
    for (const end of running) end();
    await Promise.all([...sent, left]);
    expect(running).toHaveLength(3);
  });
});

it('do not block others while the rows of a large batch are checked', async () => {
  const checked: true[] = [];
  const database = standInDatabase(async () => {
    checked.push(true);
    throw new DatabaseFailure('DatabaseUnavailableError', 'down');
  });
  const { post } = createClient(database, { verifyToken: async (id) => ({ id, tenant: 'acme', role: 'writer' }) });
  const row = { time: '2026-11-01T00:00:00Z', label: 'North', level: 'low', value: 1 };
  const added = post('/readings', { rows: Array.from({ length: 10_000 }, () => row) });
  let turns = 0;
  for (; checked.length === 0; turns += 1) await nextTurn();
  expect((await added).status).toBe(503);
  expect(turns).toBeGreaterThan(40);
});

describe('the health of a server whose database hangs', () => {
  const { get } = createClient(standInDatabase(() => new Promise<never>(() => {})));

  it('is 503 within three seconds', async () => {
    const startedMs = performance.now();
    expect((await get('/health')).status).toBe(503);
    expect(performance.now() - startedMs).toBeLessThan(3000);
  });

  it('is 200 for the liveness check', async () => {
    expect((await get('/health/live')).status).toBe(200);
  });
});

describe('a request without a valid ID token', () => {
  it.each(protectedPaths)('receives 401 from %s, and no data is read', async (path) => {
    const { api } = createClient(unreachable);
    for (const authorization of [undefined, 'Basic YTpi', 'Bearer']) {
      const headers = new Headers(authorization === undefined ? {} : { authorization });
      const response = await api.request(`/api/v1${path}`, { headers });
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await problemOf(response)).toMatchObject({
        status: 401,
        detail: expect.stringMatching(/^Sign in and send/) as string,
      });
    }
  });

  it.each(protectedPaths)('receives the reason for the rejected token from %s', async (path) => {
    const verifyToken = () => Promise.reject(new TokenError('The ID token has expired.'));
    const response = await createClient(unreachable, { verifyToken }).get(path);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    expect(await problemOf(response)).toMatchObject({ status: 401, detail: 'The ID token has expired.' });
  });

  it('receives 503 instead of 401 while the keys cannot be fetched', async () => {
    const verifyToken = () => Promise.reject(new KeysUnavailableError('no keys'));
    const response = await createClient(unreachable, { verifyToken }).get('/readings');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  });

  it('can read the health status and the OpenAPI description', async () => {
    const { api } = createClient(unreachable);
    expect((await api.request('/api/v1/openapi.json')).status).toBe(200);
    expect((await api.request('/api/v1/health')).status).toBe(500);
  });
});

describe('the body of a rejected request', () => {
  const ofReader = { Authorization: 'Bearer token-of-ada' };
  it.each<[who: string, method: string, path: string, headers: Record<string, string>, status: number]>([
    ['without a token', 'POST', '/readings', {}, 401],
    ['from a reader', 'POST', '/readings', ofReader, 403],
    ['from a reader', 'POST', '/keys', ofReader, 403],
    ['from a reader', 'PATCH', '/readings/1?time=2026-11-01T00:00:00Z', ofReader, 403],
    ['from a reader', 'PATCH', '/readings', ofReader, 405],
  ])('is not read: %s, %s %s', async (_, method, path, headers, status) => {
    let isRead = false;
    const source = { pull: () => void (isRead = true) };
    // Without a queue, the stream does not read ahead.
    const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
    const request = { method, body, duplex: 'half', headers: { ...headers, 'Content-Type': 'application/json' } };
    expect((await createClient(unreachable).api.request(`/api/v1${path}`, request)).status).toBe(status);
    expect(isRead).toBe(false);
  });
});

it.each(protectedPaths)(
  'a request from a user without a tenant receives 403 with advice from %s, and no data is read',
  async (path) => {
    const response = await createClient(unreachable, {
      verifyToken: async () => ({ id: 'ada', tenant: null, role: 'reader' }),
    }).get(path);
    expect(await problemOf(response)).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/Ask your administrator/) as string,
    });
  },
);

describe('a request that the API does not support', () => {
  const { api, get } = createClient(unreachable);

  it('receives 404 for an unknown path', async () => {
    for (const path of ['/api/v1/nothing', '/api/v1/readings.xml', '/elsewhere']) {
      expect(await problemOf(await api.request(path))).toMatchObject({
        status: 404,
        detail: `There is nothing at ${path}. See /api/v1/openapi.json.`,
      });
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('receives 405 with the supported methods for %s', async (method) => {
    const headers = { Authorization: 'Bearer token' };
    const response = await api.request('/api/v1/readings', { method, headers });
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
    expect(await problemOf(response)).toMatchObject({ status: 405, detail: 'Use GET or HEAD or POST.' });
  });

  it('receives 413 for a long body', async () => {
    const { post } = createClient(unreachable, {
      verifyToken: async () => ({ id: 'ada', tenant: 'acme', role: 'admin' }),
    });
    expect(await problemOf(await post('/keys', { name: 'a'.repeat(20_000) }))).toMatchObject({ status: 413 });
  });

  it('receives 414 for a long URL', async () => {
    expect(await problemOf(await get(`/readings?q=${'a'.repeat(10_000)}`))).toMatchObject({ status: 414 });
  });
});

describe('a user who sends too many requests', () => {
  it('receives 429 with the time until the next attempt, without affecting other users', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = createClient(unreachable, {
      limiter: new RateLimiterMemory({ points: 3, duration: 6 }),
      verifyToken: async (token) => ({ id: token, tenant: 'acme', role: 'reader' }),
    });
    const statusOf = async (user: string): Promise<number> =>
      (await client.get('/readings', { Authorization: `Bearer ${user}` })).status;
    expect([await statusOf('ada'), await statusOf('ada'), await statusOf('ada')]).toEqual([500, 500, 500]);

    const refused = await client.get('/readings', { Authorization: 'Bearer ada' });
    expect(refused.headers.get('Retry-After')).toBe('6');
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      detail: 'You have sent too many requests. Try again in 6 seconds.',
    });
    expect(await statusOf('grace')).toBe(500);
    vi.advanceTimersByTime(6000);
    expect(await statusOf('ada')).toBe(500);
  });

  it.each([
    [429, { limiter: new RateLimiterMemory({ points: 0, duration: 1 }) }],
    [401, { verifyToken: () => Promise.reject(new TokenError('The ID token has expired.')) }],
  ])('receives %i after a delay, so that repeated requests do not slow down other users', async (status, options) => {
    const { get } = createClient(unreachable, options);
    const startedMs = performance.now();
    expect((await get('/readings')).status).toBe(status);
    expect(performance.now() - startedMs).toBeGreaterThan(150);
  });

  it('can download six files at once, or a million rows in parts, and still use the dashboard', async () => {
    const statusesOf = async (paths: readonly string[]): Promise<number[]> => {
      const { get: send } = createClient(unreachable, {
        limiter: new RateLimiterMemory({ points: 120, duration: 30 }),
      });
      return Promise.all(paths.map(async (path) => (await send(path)).status));
    };
    const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path);
    expect(await statusesOf(times(7, '/readings.csv'))).toEqual([...Array.from({ length: 6 }, () => 500), 429]);
    const parts = times(1_000_000 / maxCsvLimit, `/readings.csv?limit=${maxCsvLimit}`);
    expect(await statusesOf([...parts, ...times(50, '/readings')])).not.toContain(429);
  });
});

it.each<[error: Error, status: number, detail: RegExp]>([
  [new DatabaseFailure('DatabaseUnavailableError', 'down'), 503, /is not available. Try again/],
  [new DatabaseFailure('DatabaseBusyError', 'busy'), 503, /is busy. Try again/],
  [new DatabaseFailure('QueryTimeoutError', 'slow'), 503, /longer than 4 seconds. Use a shorter range/],
  [new DatabaseFailure('ConflictError', 'secret'), 503, /changed the same data at the same time. Try again/],
  [new DatabaseFailure('ResourceError', 'secret'), 503, /too little memory or disk space/],
  [new DatabaseFailure('RightsError', 'secret'), 403, /This server may only read/],
  [new DatabaseFailure('ValueRangeError', 'secret'), 400, /is too large. Use smaller values/],
  [new Error('relation "secret" does not exist'), 500, /The server failed/],
])('a database that fails does not reveal its message in a response: %s', async (error, status, detail) => {
  for (const path of protectedPaths) {
    const problem = await problemOf(await createClient(brokenDatabase(error)).get(path));
    expect(problem).toMatchObject({ status, detail: expect.stringMatching(detail) as string });
    expect(JSON.stringify(problem)).not.toContain('secret');
  }
});

describe('the log', () => {
  it('distinguishes users and tenants without containing user ids', async () => {
    const { get, logged } = createClient(standInDatabase(() => Promise.reject(new Error('down'))));
    await get('/readings');
    expect(logged.at(-1)).toMatchObject({ tenant: 'acme', user: expect.stringMatching(/^[\w-]{12}$/) as string });
    expect(JSON.stringify(logged)).not.toContain('ada');
  });

  it('reports a download that was cut off', async () => {
    let parts = 0;
    const reading = { id: 1, time: '2026-11-01T00:00:00.000Z', label: 'North', level: 'low', value: 1 };
    const database: Database = {
      ...unreachable,
      transaction: async (work) => {
        parts += 1;
        if (parts > 1) throw new DatabaseFailure('DatabaseUnavailableError', 'down');
        return work({
          run: async () => {},
          query: async <Row>() => Array.from({ length: 2001 }, () => reading as Row),
        });
      },
    };
    const { get, logged } = createClient(database);
    await expect((await get('/readings.csv')).text()).rejects.toThrow();
    // The first part may still be on its way when the second one fails.
    const entries = logged.toSorted((one, other) => one.severity.localeCompare(other.severity));
    expect(entries).toMatchObject([
      { severity: 'ERROR', message: 'A download was cut off.', error: 'DatabaseUnavailableError' },
      { severity: 'INFO', message: 'GET /api/v1/readings.csv 200' },
    ]);
    expect(entries[1]?.requestId).toBe(entries[0]?.requestId);
  });

  it('contains each request, but no tokens, queries or database messages', async () => {
    const error = Object.assign(new Error('bad input: "private words"'), { code: '22P02', detail: 'private words' });
    const { get, logged } = createClient(brokenDatabase(error));
    const response = await get('/readings?q=private%20words');
    const { instance } = (await response.json()) as { instance: string };
    expect(logged).toMatchObject([
      { severity: 'ERROR', message: expect.stringMatching(/^The server failed/) as string, error: 'Error 22P02' },
      { severity: 'ERROR', message: 'GET /api/v1/readings 500', requestId: instance.replace('urn:uuid:', '') },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/token-of-ada|private/);
  });
});

onEachEngine(({ name, openMigrated }) => {
  let client: TestClient;
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
    client = createClient(database);
  });

  describe('every response', () => {
    it.each(['/health', '/health/live', '/openapi.json', ...protectedPaths, '/nothing'])(
      'cannot be stored or rendered: %s',
      async (path) => {
        const { headers } = await client.get(path);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      },
    );

    it.each(['/health', '/health/live'])('is 200 for %s', async (path) => {
      expect(await (await client.get(path)).json()).toEqual({ status: 'ok' });
    });

    it.each([
      ['a time zone that only Node supports', { tz: 'US/Pacific-New' }],
      ['a Windows time zone', { tz: 'Asia/Pacific Standard Time' }],
    ])('is 400 for %s', async (_, changes) => {
      const query = { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z', bucket: 'hour', ...changes };
      const response = await client.get(`/readings/summary?${new URLSearchParams(query).toString()}`);
      expect(await problemOf(response)).toMatchObject({
        status: 400,
        detail: expect.stringMatching(/^"tz": /) as string,
      });
    });
  });

  it.each([
    ['40P01', 'ConflictError'],
    ['40001', 'ConflictError'],
    ['53200', 'ResourceError'],
    ['53300', 'DatabaseUnavailableError'],
    ['22003', 'ValueRangeError'],
    ['42501', 'RightsError'],
  ])('explains what the database code %s means', async (code, failure) => {
    const fails = (transaction: Queryable) => transaction.run(`do $$ begin raise sqlstate '${code}'; end $$`);
    await expect(asTenant(database, 'acme')(fails)).rejects.toMatchObject({ name: failure });
  });

  it('releases the locks of a disconnected server within seconds', async () => {
    const show = 'show idle_in_transaction_session_timeout';
    expect(await asTenant(database, 'acme')((transaction) => transaction.query(show))).toEqual([
      { idle_in_transaction_session_timeout: '10s' },
    ]);
  });

  // The embedded database ignores the timeout.
  if (name === 'Postgres') {
    it("cancels a tenant's statement that takes too long", async () => {
      const own = await openPostgres({ url: postgresUrl, onConnectionLost: () => {} });
      const slow = asTenant(own, 'acme')((transaction) => transaction.run('select pg_sleep(10)'));
      await expect(slow).rejects.toMatchObject({ name: 'QueryTimeoutError' });
      await own.close();
    });

    it('cancels the statement of a client that has disconnected', async () => {
      const running = async (): Promise<number> => {
        const [row] = await database.query<{ count: number }>(
          "select count(*) as count from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'",
        );
        return row?.count ?? 0;
      };
      const controller = new AbortController();
      const slow = asTenant(
        database,
        'acme',
        controller.signal,
      )((transaction) => transaction.run('select pg_sleep(3)'));
      const ended = expect(slow).rejects.toThrow('This operation was aborted');
      await expect.poll(running).toBe(1);
      controller.abort();
      await ended;
      expect(await running()).toBe(0);
    });

    it('responds to a health check while all of its connections run queries', async () => {
      const own = await openPostgres({ url: postgresUrl, onConnectionLost: () => {} });
      const slow = Array.from({ length: 30 }, () => own.run('select pg_sleep(0.5)'));
      expect((await createClient(own).get('/health')).status).toBe(200);
      await Promise.all(slow);
      await own.close();
    });

    it('reports that it is busy when other requests use all connections', async () => {
      const own = await openPostgres({ url: postgresUrl, onConnectionLost: () => {} });
      const { get, logged } = createClient(own);
      let end = (): void => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      let held = 0;
      const hold = async (): Promise<void> => {
        held += 1;
        await ended;
      };
      const others = Array.from({ length: 10 }, () => own.transaction(hold));
      await expect.poll(() => held).toBe(10);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const refused = get('/readings');
      await vi.advanceTimersByTimeAsync(5000);
      expect(await problemOf(await refused)).toMatchObject({ status: 503 });
      expect(logged[0]).toMatchObject({ severity: 'ERROR', error: 'DatabaseBusyError' });
      end();
      await Promise.all(others);
      expect((await get('/readings')).status).toBe(200);
      await own.close();
    });

    it('opens another connection when the server has closed one', async () => {
      let onConnectionLost = (): void => {};
      const lost = new Promise<void>((resolve) => (onConnectionLost = resolve));
      const own = await openPostgres({ url: postgresUrl, onConnectionLost });
      const [row] = await own.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1)', [row?.pid]);
      await lost;
      expect(await own.query('select 1 as one')).toEqual([{ one: 1 }]);
      await own.close();
    });
  }
});
