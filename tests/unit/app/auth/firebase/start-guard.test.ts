import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardStart } from '../../../../../src/app/auth/start-guard';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const emulatorLookup = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const emulatorToken = 'http://localhost:9099/securetoken.googleapis.com/v1/token?key=k';
const startRequests = [lookup, token, emulatorLookup, emulatorToken];

const fake = vi.fn<typeof fetch>();
let guard: ReturnType<typeof guardStart<void>>;

beforeEach(() => {
  vi.useFakeTimers();
  fake.mockReset();
  vi.stubGlobal('fetch', fake);
  guard = guardStart(
    () => {},
    (code) => ['USER_DISABLED', 'TOKEN_EXPIRED'].includes(code),
  );
});
afterEach(() => {
  guard.end(false);
  expect(globalThis.fetch).toBe(fake);
});

const respond = (status: number, body: unknown = { error: { code: status, message: 'TRY_LATER' } }) =>
  Response.json(body, { status });
/** A request without a response, which ends only when aborted. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('a restored session', () => {
  it('waits at most three seconds for both requests together', async () => {
    fake.mockImplementationOnce(async () => {
      await vi.advanceTimersByTimeAsync(2500);
      return respond(200, {});
    });
    fake.mockImplementation(hang);
    await fetch(token);
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(499);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
    expect(guard.end(true)).toBe('trouble');
  });

  it('has no time limit for requests once the first state is known', async () => {
    fake.mockImplementation(hang);
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(1000);
    guard.end(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome).not.toHaveBeenCalled();
  });

  it.each([500, 502, 503, 599, 429].flatMap((status) => startRequests.map((url) => [status, url] as const)))(
    'continues after the status %i of %s, which is treated as a lost connection',
    async (status, url) => {
      fake.mockResolvedValue(respond(status));
      await expect(fetch(url)).rejects.toThrow(TypeError);
      expect(guard.end(true)).toBe('trouble');
    },
  );

  it.each([
    [403, '{"error":{"message":"PERMISSION_DENIED"}}'],
    [400, '{"error":{"message":"API key not valid. Please pass a valid API key."}}'],
    [404, '{"error":{"message":"CONFIGURATION_NOT_FOUND"}}'],
    [400, '<h1>Bad request</h1>'],
    [400, 'null'],
    [400, '{"error":{"message":7}}'],
  ])('continues after a rejection that is not about the account: %i %s', async (status, body) => {
    fake.mockResolvedValue(new Response(body, { status }));
    await expect(fetch(new Request(lookup))).rejects.toThrow(TypeError);
    expect(guard.end(true)).toBe('trouble');
  });

  it.each([
    ['USER_DISABLED', 'USER_DISABLED'],
    ['TOKEN_EXPIRED : come back later', 'TOKEN_EXPIRED'],
  ])("ends with the server's reason: %s", async (message, code) => {
    fake.mockResolvedValue(respond(400, { error: { code: 400, message } }));
    const response = await fetch(token);
    // The library can still read the response.
    expect(await response.json()).toEqual({ error: { code: 400, message } });
    expect(guard.end(false)).toBe(code);
  });
});

it.each([
  'https://api.example.com/rows',
  'https://api.example.com/?u=https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
  'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
  '/v1/token?key=k',
  new Request('https://api.example.com/rows'),
])('other requests pass through unchanged: %s', async (input) => {
  const response = respond(503);
  fake.mockResolvedValue(response);
  const init = { method: 'POST' };
  expect(await fetch(input, init)).toBe(response);
  expect(fake).toHaveBeenCalledExactlyOnceWith(input, init);
  expect(guard.end(false)).toBeNull();
});
