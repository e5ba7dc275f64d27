import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, createConnection, ownConnection } from '../../../../src/app/data/json-api/connection';
import { loadRows, rowEngine } from '../../../../src/app/data/json-api/source';
import { problemsOf } from '../../../../src/app/pages/api-setup/use-editor';
import { corsHeaders, testConnection } from '../../../../src/app/pages/api-setup/use-connection-test';
import { nextAddress } from '../../../../src/rows/next-page';
import { type Credentials, parseRetryAfter } from '../../../../src/app/data/request';
import { noRoles } from '../../../../src/rows/roles';

type OmitId<Args> = Args extends [string, ...infer Rest] ? Rest : never;
type Handler = (url: URL, init: RequestInit) => Response | Promise<Response>;

let requests: { url: URL; init: RequestInit }[] = [];

/** Responds to each request of the test. */
function serve(handler: Handler): void {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    requests.push({ url: input, init });
    return handler(input, init);
  });
}

beforeEach(() => {
  requests = [];
});

const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 2) };
const { signal } = new AbortController();
const headersOf = (index: number): Record<string, string> =>
  (requests[index]?.init.headers ?? {}) as Record<string, string>;

const credentials = (fields: Partial<Credentials> = {}): Credentials => ({
  reveal: async () => 'hunter2',
  getIdToken: async () => 'id-token',
  tokenOrigins: [window.location.origin],
  ...fields,
});

const connectionWith = (fields: Partial<Connection> = {}): Connection =>
  createConnection({
    name: 'Air',
    url: 'https://a.example/rows',
    rows: '/d',
    roles: { time: '/t', value: '/v', group: '/l', id: '/id', label: null },
    ...fields,
  });

/** Loads the rows of a connection under a new id. */
const load = (...of: OmitId<Parameters<typeof loadRows>>) => loadRows(crypto.randomUUID(), ...of);

const row = (id: number) => ({ id, t: '2026-11-01T12:00:00Z', v: id, l: 'ok' });
const json = (value: unknown, headers: Record<string, string> = {}) => new Response(JSON.stringify(value), { headers });
const kindOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: { kind: string }) => error.kind,
  );

describe('a request', () => {
  it('sends the key in its header, without cookies or redirects', async () => {
    serve(() => json({ d: [row(1)] }));
    const { problems } = await load(
      connectionWith({ auth: { type: 'header', name: 'X-API-Key' } }),
      range,
      credentials(),
      signal,
    );
    expect(problems.total).toBe(1);
    expect(requests[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'manual', referrerPolicy: 'no-referrer' });
    expect(headersOf(0)).toEqual({ Accept: 'application/json', 'X-API-Key': 'hunter2' });
    expect(requests[0]?.url.href).not.toContain('hunter2');
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [418, 'status'],
    [500, 'server'],
    [503, 'server'],
  ])("status %i is reported as %s, without the server's text", async (status, kind) => {
    serve(() => new Response('<script>stolen</script>', { status }));
    const error = await load(connectionWith(), range, credentials(), signal).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind, status });
    expect(String(error)).toContain(String(status));
    expect(String(error)).not.toContain('stolen');
  });

  it('is not sent without a stored key', async () => {
    const connection = connectionWith({ auth: { type: 'bearer' } });
    serve(() => json([]));
    expect(await kindOf(load(connection, range, credentials({ reveal: async () => null }), signal))).toBe('no-secret');
    expect(requests).toEqual([]);
  });

  it('reports a timeout, even while the body arrives', async () => {
    const limit = new AbortController();
    serve(
      (_url, init) =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(new Uint8Array(1));
              init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
              limit.abort();
            },
          }),
        ),
    );
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    expect(await kindOf(load(connectionWith(), range, credentials(), signal))).toBe('timeout');
  });

  it('stops at 25 MB', async () => {
    const canceled = vi.fn();
    serve(
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)), cancel: canceled }),
        ),
    );
    expect(await kindOf(load(connectionWith(), range, credentials(), signal))).toBe('too-large');
    expect(canceled).toHaveBeenCalledOnce();
  });

  it('rejects with the abort reason', async () => {
    const controller = new AbortController();
    serve(() => {
      controller.abort(new Error('left'));
      throw new TypeError('Failed to fetch');
    });
    await expect(load(connectionWith(), range, credentials(), controller.signal)).rejects.toThrow('left');
  });

  it.each([
    ['{', 'not-json'],
    ['', 'not-json'],
    ['<!doctype html>', 'not-json'],
    ['{"rows":[]}', 'pointer'],
  ])('response %s is reported as %s', async (text, kind) => {
    serve(() => new Response(text));
    expect(await kindOf(load(connectionWith(), range, credentials(), signal))).toBe(kind);
  });
});

describe('the ID token', () => {
  const own: Connection = { ...ownConnection };

  it("is sent to the site's own origin and renewed once for all rejected requests", async () => {
    let token = 'old';
    const getIdToken = vi.fn(async (options?: { forceRefresh?: boolean }) => {
      if (options?.forceRefresh) token = 'new';
      return token;
    });
    serve((_url, init) =>
      (init.headers as Record<string, string>).Authorization === 'Bearer new'
        ? json({ rows: [{ id: 1, time: '2026-11-01T00:00:00Z', label: 'N', level: 'low', value: 1 }] })
        : new Response(null, { status: 401 }),
    );
    const loadOwn = () => load(own, range, credentials({ getIdToken }), signal);
    for (const { problems } of await Promise.all([loadOwn(), loadOwn(), loadOwn()])) expect(problems.total).toBe(1);
    expect(getIdToken.mock.calls.filter(([options]) => options?.forceRefresh)).toHaveLength(1);
  });

  it('is not renewed a second time', async () => {
    serve(() => new Response(null, { status: 401 }));
    expect(await kindOf(load(own, range, credentials(), signal))).toBe('unauthorized');
    expect(requests).toHaveLength(2);
  });

  it.each([
    'https://api.example.com.evil.example',
    'https://api.example.com:8443',
    'http://api.example.com',
    'https://evil.example/https://api.example.com',
    'https://api-example.com',
    'https://sub.api.example.com',
  ])('is not sent to %s', async (url) => {
    const tokenOrigins = [window.location.origin, 'https://api.example.com'];
    serve(() => json([]));
    const connection = connectionWith({ url, auth: { type: 'user' } });
    expect(await kindOf(load(connection, range, credentials({ tokenOrigins }), signal))).toBe('origin-refused');
    expect(requests).toEqual([]);
    await kindOf(
      load({ ...connection, url: 'https://api.example.com/v1' }, range, credentials({ tokenOrigins }), signal),
    );
    expect(headersOf(0).Authorization).toBe('Bearer id-token');
  });

  it('is not sent to another host, as the form of the connection explains', () => {
    const elsewhere = connectionWith({ auth: { type: 'user' } });
    expect(problemsOf(elsewhere, [window.location.origin]).auth).toMatch(/not sent to this host/);
  });

  it('is not forwarded by a redirect', async () => {
    serve(() => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
    expect(await kindOf(load(own, range, credentials(), signal))).toBe('redirect');
    expect(requests).toHaveLength(1);
  });

  it('is not sent to a next page on another origin', async () => {
    serve(() => json({ d: [row(1)], next: 'https://evil.example/2' }));
    const connection = connectionWith({
      url: `${window.location.origin}/rows`,
      auth: { type: 'user' },
      nextPage: { type: 'address', pointer: '/next' },
    });
    expect(await kindOf(load(connection, range, credentials(), signal))).toBe('next-page');
    expect(requests).toHaveLength(1);
  });
});

describe('pages', () => {
  it('are read even if a character is split between chunks', async () => {
    const bytes = new TextEncoder().encode('{"d":[{"n":"é€😀"}]}');
    const chunks = [bytes.slice(0, 12), bytes.slice(12)];
    serve(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => {
              const chunk = chunks.shift();
              if (chunk) controller.enqueue(chunk);
              else controller.close();
            },
          }),
        ),
    );
    const { id } = await load(connectionWith({ roles: noRoles }), range, credentials(), signal);
    expect((await rowEngine().select(id, {})).rows[0]?.cells).toEqual(['é€😀']);
  });

  it('are loaded to the end, and their rows are numbered consecutively', async () => {
    const pages: Record<string, object> = {
      '': { d: [row(1), row(2)], next: 2 },
      '2': { d: [row(3), null], next: null },
    };
    serve((url) => json(pages[url.searchParams.get('after') ?? '']));
    const nextPage = { type: 'cursor', pointer: '/next', parameter: 'after' } as const;
    const loaded = await load(connectionWith({ nextPage }), range, credentials(), signal);
    const { rows } = await rowEngine().select(loaded.id, { sort: { column: '/v', isDescending: false } });
    expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2']);
    expect(loaded).toMatchObject({ problems: { total: 4, noObject: 1 }, pages: 2, isTruncated: false });
  });

  it('end after 50 pages or at a page that links to itself', async () => {
    let page = 0;
    serve(() => json({ d: [row(1)] }, { Link: `</rows?page=${(page += 1)}>; rel="next"` }));
    const connection = connectionWith({ nextPage: { type: 'link' } });
    const loaded = await load(connection, range, credentials(), signal);
    expect(loaded).toMatchObject({ problems: { total: 50 }, isTruncated: true });
    serve(() => json({ d: [row(1)] }, { Link: '</rows>; rel=next' }));
    expect(await load(connection, range, credentials(), signal)).toMatchObject({
      problems: { total: 1 },
      isTruncated: false,
    });
  });

  it('use a separate time limit for each page', async () => {
    const limits = [new AbortController(), new AbortController()];
    let page = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (limits[page] ?? new AbortController()).signal);
    serve(async (_url, init) => {
      page += 1;
      if (page === 1) return json({ d: [row(1)], next: '?page=2' });
      limits[0]?.abort();
      await Promise.resolve();
      init.signal?.throwIfAborted();
      return json({ d: [row(2)], next: null });
    });
    const connection = connectionWith({ nextPage: { type: 'address', pointer: '/next' } });
    expect(await load(connection, range, credentials(), signal)).toMatchObject({ problems: { total: 2 } });
  });

  it('keep the rows received before the 25 MB limit', async () => {
    serve((url) =>
      url.search === ''
        ? json({ d: [row(1)], next: '?page=2' })
        : new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)) })),
    );
    const connection = connectionWith({ nextPage: { type: 'address', pointer: '/next' } });
    expect(await load(connection, range, credentials(), signal)).toMatchObject({
      problems: { total: 1 },
      isTruncated: true,
    });
  });

  it.each([
    ['<https://a.example/2>; rel="next"', 'https://a.example/2'],
    ['</1>; rel=prev, </2>; rel=next', 'https://a.example/2'],
    ['</a,b>; title="x"; rel="last next"', 'https://a.example/a,b'],
    ['</1>; rel="nextest"', null],
    [null, null],
  ])('the Link header %s leads to %s', (header, expected) => {
    const page = { url: new URL('https://a.example/rows'), document: null, link: header };
    expect(nextAddress({ type: 'link' }, page)?.toString() ?? null).toBe(expected);
  });

  it('reject URLs that are not pages on the origin', () => {
    const url = new URL('https://a.example/rows');
    const next = (n: string) =>
      nextAddress({ type: 'address', pointer: '/n' }, { url, document: { n }, link: null })?.toString();
    expect(next('/x')).toBe('https://a.example/x');
    for (const value of ['//evil.example/x', 'javascript:alert(1)', 'http://a.example/x', 'https://']) {
      expect(next(value)).toBe('other-origin');
    }
  });
});

describe('a test call', () => {
  it('distinguishes a forbidden site from an unreachable API without the key', async () => {
    const connection = connectionWith({ auth: { type: 'header', name: 'X-API-Key' } });
    serve((_url, init) => {
      if (init.mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    expect(await kindOf(testConnection(connection, range, credentials(), { signal }))).toBe('cors');
    expect(requests[1]?.init).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
    expect(requests[1]?.init.headers).toBeUndefined();
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await kindOf(testConnection(connection, range, credentials(), { signal }))).toBe('unreachable');
    requests = [];
    expect(await kindOf(load(connection, range, credentials(), signal))).toBe('unreachable-or-cors');
    expect(requests).toHaveLength(1);
  });

  it('lists the headers that the API must send', () => {
    expect(
      corsHeaders(connectionWith({ auth: { type: 'bearer' }, nextPage: { type: 'link' } }), 'https://us.example'),
    ).toEqual([
      'Access-Control-Allow-Origin: https://us.example',
      'Access-Control-Allow-Headers: Authorization',
      'Access-Control-Expose-Headers: Link, Retry-After',
    ]);
  });

  it('distinguishes an empty list from a response without a list', async () => {
    const messageOf = async (body: unknown): Promise<string> => {
      serve(() => json(body));
      return testConnection(connectionWith(), range, credentials(), { signal }).then(
        () => '',
        (error: Error) => error.message,
      );
    };
    expect(await messageOf({ d: [] })).toMatch(/has no rows/);
    expect(await messageOf({ ok: true })).toMatch(/has no rows/);
  });

  it('finds the rows and the next page and loads all pages', async () => {
    serve((url) => {
      const page = Number(url.searchParams.get('page') ?? 1);
      const next = page < 5 ? `https://a.example/rows?page=${page + 1}` : null;
      return json({ results: Array.from({ length: 50 }, (_, index) => row(page * 50 + index)), next });
    });
    const onPage = vi.fn();
    const connection = connectionWith({ rows: null });
    const result = await testConnection(connection, range, credentials(), { signal, onPage });
    expect(result).toMatchObject({
      rows: '/results',
      pages: 5,
      pagesBy: { type: 'address', pointer: '/next' },
      described: { length: 250, roles: { time: '/t', value: '/v' } },
    });
    await vi.waitFor(() => expect(onPage.mock.calls.map(([pages]) => pages)).toEqual([0, 1, 2, 3, 4]));
  });
});

describe('the next page that a test proposes', () => {
  const test = (fields: Partial<Connection> = {}) =>
    testConnection(connectionWith({ rows: null, ...fields }), range, credentials(), { signal });

  it('may be in the Link header', async () => {
    serve((url) =>
      json([row(1)], url.searchParams.has('page') ? {} : { Link: '<https://a.example/rows?page=2>; rel="next"' }),
    );
    expect(await test()).toMatchObject({ pages: 2, pagesBy: { type: 'link' }, described: { length: 2 } });
  });

  it('is the first proposal on the origin of the URL', async () => {
    serve((url) =>
      json(
        url.searchParams.has('cursor')
          ? { d: [row(2)] }
          : { d: [row(1)], next: 'abc', links: { next: 'http://internal/2' } },
      ),
    );
    const pagesBy = { type: 'cursor', pointer: '/next', parameter: 'cursor' };
    expect(await test()).toMatchObject({ pages: 2, pagesBy, nextError: null });
    expect(requests.map(({ url }) => url.href)).toEqual([
      'https://a.example/rows',
      'https://a.example/rows?cursor=abc',
    ]);
  });

  it.each([
    ['is on another origin', { next: 'https://evil.example/2' }, 'next-page'],
    ['fails', { next: '/2' }, 'server'],
  ])('keeps the first page when the next one %s', async (_name, fields, kind) => {
    serve((url) => (url.pathname === '/2' ? new Response(null, { status: 500 }) : json({ d: [row(1)], ...fields })));
    expect(await test()).toMatchObject({
      pages: 1,
      described: { length: 1 },
      pagesBy: { type: 'auto' },
      nextError: { kind },
    });
  });

  it('makes the test fail if the user has selected this next page', async () => {
    serve((url) => (url.pathname === '/2' ? new Response(null, { status: 500 }) : json({ d: [row(1)], next: '/2' })));
    expect(await kindOf(test({ nextPage: { type: 'address', pointer: '/next' } }))).toBe('server');
  });

  it('is missing if the user has selected no next page', async () => {
    serve(() => json({ d: [row(1)], next: '/2', total: 40 }));
    expect(await test({ nextPage: { type: 'none' } })).toMatchObject({
      pages: 1,
      pagesBy: { type: 'none' },
      described: { total: 40 },
    });
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 22);
  it.each([
    ['120', now + 120_000],
    ['Sun, 22 Nov 2026 00:01:00 GMT', now + 60_000],
    ['Sat, 21 Nov 2026 00:00:00 GMT', now],
    ['-1', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('%s is the time %s', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
