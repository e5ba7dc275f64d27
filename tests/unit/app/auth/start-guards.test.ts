// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installStartGuards } from '../../../../src/app/auth/firebase/start-guards';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const emulatorLookup = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const emulatorToken = 'http://[::1]:9099/securetoken.googleapis.com/v1/token?key=k';
const sessionRequests = [lookup, token, emulatorLookup, emulatorToken];

const fake = vi.fn<typeof fetch>();
const onRefused = vi.fn();
const onUnanswered = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [fake, onRefused, onUnanswered]) mock.mockReset();
  vi.stubGlobal('fetch', fake);
});
afterEach(() => {
  vi.useRealTimers();
});

const endsSession = (code: string) => ['USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'].includes(code);
const install = () => installStartGuards({ endsSession, onRefused, onUnanswered });
const answer = (status: number, body: unknown = { error: { code: status, message: 'TRY_LATER' } }) =>
  Response.json(body, { status });
/** A request without an answer that ends only when it is aborted. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('a person who opens the app while the provider is in trouble', () => {
  it.each(sessionRequests)('waits three seconds for %s, not thirty', async (url) => {
    fake.mockImplementation(hang);
    install();
    const outcome = vi.fn();
    fetch(url, { method: 'POST' }).catch(outcome);
    await vi.advanceTimersByTimeAsync(2999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
    expect(onUnanswered).toHaveBeenCalledOnce();
  });

  it('waits three seconds for both requests together', async () => {
    fake.mockImplementationOnce(async () => {
      await vi.advanceTimersByTimeAsync(2500);
      return answer(200, {});
    });
    fake.mockImplementation(hang);
    install();
    await fetch(token);
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(500);
    expect(outcome).toHaveBeenCalledOnce();
  });

  it.each([500, 502, 503, 599, 429].flatMap((status) => sessionRequests.map((url) => [status, url] as const)))(
    'stays signed in: %i of %s looks like a lost connection',
    async (status, url) => {
      fake.mockResolvedValue(answer(status));
      const finishStart = install();
      await expect(fetch(url)).rejects.toThrow(TypeError);
      finishStart();
      await expect(fetch(url)).rejects.toThrow(TypeError);
      expect(onUnanswered).toHaveBeenCalledTimes(2);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  it('stays signed in without a connection', async () => {
    fake.mockRejectedValue(new TypeError('Failed to fetch'));
    install();
    await expect(fetch(lookup)).rejects.toThrow('Failed to fetch');
    expect(onUnanswered).toHaveBeenCalledOnce();
  });
});

describe('a person who signs in on a slow line', () => {
  it('may wait longer than the start does', async () => {
    fake.mockImplementation(hang);
    install()();
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome).not.toHaveBeenCalled();
  });

  it('is not cut off by a limit that began at the start', async () => {
    fake.mockImplementation(hang);
    const finishStart = install();
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(1000);
    finishStart();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome).not.toHaveBeenCalled();
  });
});

describe('the rest of the app', () => {
  it.each([
    'https://api.example.com/rows',
    'https://api.example.com/?u=https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
    'https://identitytoolkit.googleapis.com/v1/accounts:update?key=k',
    '/v1/token?key=k',
    new URL(lookup),
    new Request(lookup),
  ])('fetches %s untouched', async (input) => {
    const init = { method: 'POST' };
    const response = answer(503);
    fake.mockResolvedValue(response);
    install();
    expect(await fetch(input, init)).toBe(response);
    expect(fake).toHaveBeenCalledExactlyOnceWith(input, init);
    expect(fake.mock.calls[0]?.[1]).toBe(init);
    expect(onUnanswered).not.toHaveBeenCalled();
  });

  it('gets a good answer as it is', async () => {
    const response = answer(200, { users: [] });
    fake.mockResolvedValue(response);
    install();
    expect(await fetch(lookup)).toBe(response);
  });

  it('can still cancel a guarded request', async () => {
    fake.mockImplementation(hang);
    install();
    const own = new AbortController();
    const request = fetch(lookup, { signal: own.signal });
    own.abort(new Error('changed my mind'));
    await expect(request).rejects.toThrow('changed my mind');
  });
});

describe('a person whose session the provider ends', () => {
  it.each([
    ['USER_DISABLED', 'USER_DISABLED'],
    ['INVALID_REFRESH_TOKEN', 'INVALID_REFRESH_TOKEN'],
    ['TOKEN_EXPIRED : come back later', 'TOKEN_EXPIRED'],
  ])('is told why: %s', async (message, code) => {
    fake.mockResolvedValue(answer(400, { error: { code: 400, message } }));
    install();
    const response = await fetch(token);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(code);
    // The library reads the same answer.
    expect(await response.json()).toEqual({ error: { code: 400, message } });
  });

  it.each(['<h1>Bad request</h1>', 'null', '[]', '{"error":"x"}', '{"error":{"message":7}}'])(
    'is not signed out by %s',
    async (body) => {
      fake.mockResolvedValue(new Response(body, { status: 400 }));
      install();
      await expect(fetch(lookup)).rejects.toThrow(TypeError);
      expect(onRefused).not.toHaveBeenCalled();
      expect(onUnanswered).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [403, 'PERMISSION_DENIED'],
    [400, 'API key not valid. Please pass a valid API key.'],
    [400, 'QUOTA_EXCEEDED'],
    [404, 'CONFIGURATION_NOT_FOUND'],
  ])(
    'is not signed out at the start by a refusal that says nothing about the account: %i %s',
    async (status, message) => {
      fake.mockImplementation(async () => answer(status, { error: { code: status, message } }));
      const finishStart = install();
      await expect(fetch(lookup)).rejects.toThrow(TypeError);
      expect(onUnanswered).toHaveBeenCalledOnce();
      // Later on the form that asked has to learn it.
      finishStart();
      expect((await fetch(lookup)).status).toBe(status);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );
});
