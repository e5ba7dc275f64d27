import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxCsvLimit } from '../../../../src/api/contract';
import { downloadOwnCsv } from '../../../../src/app/data/own-api/own-csv';
import type { Credentials } from '../../../../src/app/data/credentials';
import { removeDownloads, removeLeftDownloads } from '../../../../src/app/data/downloads';
import { stubStorage } from './fake-storage';

const parts = ['id\r\n1\r\n', '2\r\n3\r\n', '4\r\n'];
const query = { from: 0, to: 1 };

let storage: ReturnType<typeof stubStorage>;
/** What the API responds to each request in turn, instead of the part. */
let failures: (Response | undefined)[];
let requested: string[];
let tokens: string[];

/** The part that the cursor of an address names. */
async function respond(url: URL): Promise<Response> {
  requested.push(url.search);
  const failure = failures.shift();
  if (failure) return failure;
  const index = Number(url.searchParams.get('cursor') ?? 0);
  const link = index + 1 < parts.length ? { Link: `<?cursor=${index + 1}>; rel="next"` } : undefined;
  return new Response(parts[index], { headers: { 'Content-Type': 'text/csv; charset=utf-8', ...link } });
}

beforeEach(() => {
  storage = stubStorage();
  [failures, requested, tokens] = [[], [], ['fresh', 'expired']];
  vi.stubGlobal('fetch', respond);
});
afterEach(() => {
  vi.useRealTimers();
});

const credentials: Credentials = {
  reveal: async () => null,
  getIdToken: async () => (tokens.length > 1 ? tokens.pop() : tokens[0]) ?? '',
  tokenOrigins: [window.location.origin],
};

const create = () => downloadOwnCsv({ uid: 'ada', query, credentials });
const { signal } = new AbortController();
const problem = (status: number, headers?: Record<string, string>) => new Response(null, { status, headers });

/** A body that breaks off after its first bytes. */
const broken = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('2\r\n')),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
    { headers: { 'Content-Type': 'text/csv' } },
  );

describe('a download in parts', () => {
  it('joins the parts in a file, and reports the rows after each of them', async () => {
    const rows: number[] = [];
    const file = await create().run(signal, (count) => rows.push(count));
    expect(file.size).toBe(parts.join('').length);
    expect(storage.texts()).toEqual([parts.join('')]);
    expect(requested[0]).toContain(`limit=${maxCsvLimit}`);
    expect(requested.slice(1)).toEqual(['?cursor=1', '?cursor=2']);
    expect(rows).toEqual([0, maxCsvLimit, 2 * maxCsvLimit, 2 * maxCsvLimit]);
  });

  it.each([
    ['the database does not respond', () => problem(503), { kind: 'server' }],
    ['the session is not accepted again', () => problem(401), { kind: 'unauthorized' }],
    ['the user has to wait for long', () => problem(429, { 'Retry-After': '3600' }), { kind: 'rate-limited' }],
    ['the connection breaks off in the middle of a part', broken, { kind: 'unreachable' }],
    ['a page responds', () => new Response('<!doctype html>'), { kind: 'not-json' }],
  ])('stops when %s, and continues with the same part', async (_, failure, error) => {
    const download = create();
    failures = [undefined, failure(), failure()];
    await expect(download.run(signal, () => {})).rejects.toMatchObject(error);
    failures = [];
    requested = [];
    const rows: number[] = [];
    await download.run(signal, (count) => rows.push(count));
    expect(requested).toEqual(['?cursor=1', '?cursor=2']);
    expect(rows[0]).toBe(maxCsvLimit);
    expect(storage.texts()).toEqual([parts.join('')]);
  });

  it('waits as long as the API says, and renews the ID token when it expires', async () => {
    vi.useFakeTimers();
    failures = [problem(401), undefined, problem(429, { 'Retry-After': '2' })];
    const running = create().run(signal, () => {});
    await vi.advanceTimersByTimeAsync(1900);
    expect(requested).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(200);
    await running;
    expect(storage.texts()).toEqual([parts.join('')]);
  });

  it('is removed when the user cancels it, and a minute after it is complete', async () => {
    vi.useFakeTimers();
    const download = create();
    const controller = new AbortController();
    const canceled = download.run(controller.signal, (rows) => {
      if (rows === 0) return;
      controller.abort();
      download.discard();
    });
    await expect(canceled).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.texts()).toEqual([]);

    await download.run(signal, () => {});
    download.discard();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(storage.texts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(storage.texts()).toEqual([]);
  });

  it('says that there is no space, and begins again', async () => {
    const download = create();
    storage.space = 10;
    await expect(download.run(signal, () => {})).rejects.toMatchObject({
      kind: 'no-space',
      message: expect.stringContaining('not enough space') as string,
    });
    await vi.waitFor(() => expect(storage.texts()).toEqual([]));
    storage.space = Infinity;
    await download.run(signal, () => {});
    expect(storage.texts()).toEqual([parts.join('')]);
  });
});

describe('the files of a user', () => {
  it('are removed at the next start, unless a tab has a download', async () => {
    storage.folders.set('waymark-downloads-ada', new Map([['left.csv', '']]));
    const download = create();
    await download.run(signal, (rows) => {
      if (rows > 0) void removeLeftDownloads('ada');
    });
    expect(storage.texts()).toHaveLength(2);
    await removeDownloads('grace');
    expect(storage.texts()).toHaveLength(2);
    await removeDownloads('ada');
    expect(storage.texts()).toEqual([]);
    storage.folders.set('waymark-downloads-grace', new Map([['left.csv', '']]));
    await removeLeftDownloads('grace');
    expect(storage.texts()).toEqual([]);
  });

  it('are none where the browser denies the storage', async () => {
    vi.stubGlobal('navigator', {});
    await removeLeftDownloads('ada');
    await removeDownloads('ada');
  });
});
