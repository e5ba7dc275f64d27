// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequests, type Requests } from '../../../../../src/app/auth/firebase/requests';

const signInUrl = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const token = 'https://securetoken.googleapis.com/v1/token?key=k';
const emulatorLookup = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const emulatorToken = 'http://[::1]:9099/securetoken.googleapis.com/v1/token?key=k';
const sessionRequests = [lookup, token, emulatorLookup, emulatorToken];

const fake = vi.fn<typeof fetch>();
const onRefused = vi.fn();
const onNoResponse = vi.fn();
const onAccountRead = vi.fn();
const onFailed = vi.fn();
let requests: Requests;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [fake, onRefused, onNoResponse, onAccountRead, onFailed]) mock.mockReset();
  vi.stubGlobal('fetch', fake);
});
afterEach(() => {
  requests.dispose();
  expect(globalThis.fetch).toBe(fake);
});

const endsSession = (code: string) => ['USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'].includes(code);
function install(): Requests {
  requests = createRequests({ endsSession, onRefused, onNoResponse, onAccountRead, onFailed });
  return requests;
}
const respond = (status: number, body: unknown = { error: { code: status, message: 'TRY_LATER' } }) =>
  Response.json(body, { status });
/** A request without a response, which ends only when it is aborted. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('at the start, while the sign-in service has problems', () => {
  it.each(sessionRequests)('waits at most three seconds for %s', async (url) => {
    fake.mockImplementation(hang);
    install();
    const outcome = vi.fn();
    fetch(url, { method: 'POST' }).catch(outcome);
    await vi.advanceTimersByTimeAsync(2999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
    expect(onNoResponse).toHaveBeenCalledOnce();
  });

  it('waits at most three seconds for both requests together', async () => {
    fake.mockImplementationOnce(async () => {
      await vi.advanceTimersByTimeAsync(2500);
      return respond(200, {});
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
    'keeps the user signed in: %i of %s becomes a lost connection',
    async (status, url) => {
      fake.mockResolvedValue(respond(status));
      const { finishStart } = install();
      await expect(fetch(url)).rejects.toThrow(TypeError);
      finishStart();
      await expect(fetch(url)).rejects.toThrow(TypeError);
      expect(onNoResponse).toHaveBeenCalledTimes(2);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  it('keeps the user signed in without a connection', async () => {
    fake.mockRejectedValue(new TypeError('Failed to fetch'));
    install();
    await expect(fetch(lookup)).rejects.toThrow('Failed to fetch');
    expect(onNoResponse).toHaveBeenCalledOnce();
  });
});

describe('after the start', () => {
  it('allows more than three seconds', async () => {
    fake.mockImplementation(hang);
    install().finishStart();
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome).not.toHaveBeenCalled();
  });

  it('lifts a limit that began at the start', async () => {
    fake.mockImplementation(hang);
    const { finishStart } = install();
    const outcome = vi.fn();
    fetch(lookup).catch(outcome);
    await vi.advanceTimersByTimeAsync(1000);
    finishStart();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome).not.toHaveBeenCalled();
  });
});

describe('other requests', () => {
  it.each([
    'https://api.example.com/rows',
    'https://api.example.com/?u=https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
    '/v1/token?key=k',
    new Request('https://api.example.com/rows'),
  ])('are untouched: %s', async (input) => {
    const init = { method: 'POST' };
    const response = respond(503);
    fake.mockResolvedValue(response);
    install();
    expect(await fetch(input, init)).toBe(response);
    expect(fake).toHaveBeenCalledExactlyOnceWith(input, init);
    expect(fake.mock.calls[0]?.[1]).toBe(init);
    expect(onNoResponse).not.toHaveBeenCalled();
  });

  it('for the session return a successful response unchanged', async () => {
    const response = respond(200, { users: [] });
    fake.mockResolvedValue(response);
    install();
    expect(await fetch(lookup)).toBe(response);
  });

  it('keep a signal of their own', async () => {
    fake.mockImplementation(hang);
    install();
    const own = new AbortController();
    const request = fetch(lookup, { signal: own.signal });
    own.abort(new Error('changed my mind'));
    await expect(request).rejects.toThrow('changed my mind');
  });
});

describe('a session that the service ends', () => {
  it.each([
    ['USER_DISABLED', 'USER_DISABLED'],
    ['INVALID_REFRESH_TOKEN', 'INVALID_REFRESH_TOKEN'],
    ['TOKEN_EXPIRED : come back later', 'TOKEN_EXPIRED'],
  ])('reports the reason: %s', async (message, code) => {
    fake.mockResolvedValue(respond(400, { error: { code: 400, message } }));
    install();
    const response = await fetch(token);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(code);
    // The library reads the same response.
    expect(await response.json()).toEqual({ error: { code: 400, message } });
  });

  it.each(['<h1>Bad request</h1>', 'null', '[]', '{"error":"x"}', '{"error":{"message":7}}'])(
    'is not ended by %s',
    async (body) => {
      fake.mockResolvedValue(new Response(body, { status: 400 }));
      install();
      await expect(fetch(lookup)).rejects.toThrow(TypeError);
      expect(onRefused).not.toHaveBeenCalled();
      expect(onNoResponse).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [403, 'PERMISSION_DENIED'],
    [400, 'API key not valid. Please pass a valid API key.'],
    [400, 'QUOTA_EXCEEDED'],
    [404, 'CONFIGURATION_NOT_FOUND'],
  ])('is not ended at the start by a refusal that says nothing about the account: %i %s', async (status, message) => {
    fake.mockImplementation(async () => respond(status, { error: { code: status, message } }));
    const { finishStart } = install();
    await expect(fetch(lookup)).rejects.toThrow(TypeError);
    expect(onNoResponse).toHaveBeenCalledOnce();
    // After the start, the form that sent the request shows it.
    finishStart();
    expect((await fetch(lookup)).status).toBe(status);
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a request object', () => {
  it.each([new URL(lookup), new Request(lookup)])('is recognized like an address', async (input) => {
    fake.mockResolvedValue(respond(503));
    install();
    await expect(fetch(input)).rejects.toThrow(TypeError);
    expect(onNoResponse).toHaveBeenCalledOnce();
  });

  it('keeps its own signal beside that of the operation', async () => {
    fake.mockImplementation(hang);
    const { run } = install();
    const own = new AbortController();
    const request = vi.fn();
    const outcome = run(() => fetch(new Request(signInUrl, { signal: own.signal })).catch(request));
    await vi.advanceTimersByTimeAsync(0);
    own.abort();
    await outcome;
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('the account', () => {
  it('is reported before the library reads the response', async () => {
    const body = {
      users: [{ localId: 'ada', providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }],
    };
    fake.mockImplementation(async () => respond(200, body));
    install();
    const response = await fetch(lookup);
    expect(onAccountRead).toHaveBeenCalledExactlyOnceWith({
      uid: 'ada',
      providerIds: new Set(['password', 'google.com']),
    });
    expect(await response.json()).toEqual(body);
  });

  it.each([{}, { users: [] }, { users: [{}] }, null, []])('is not read from %j', async (body) => {
    fake.mockResolvedValue(respond(200, body));
    install();
    await fetch(lookup);
    expect(onAccountRead).not.toHaveBeenCalled();
  });
});

describe('an operation', () => {
  const libraryError = (code: string) => Object.assign(new Error('provider text'), { code: `auth/${code}` });

  it('resolves with its result, and rejects without the text of the provider', async () => {
    const { run } = install();
    expect(await run(async () => 'signed in')).toBe('signed in');
    expect(onFailed).not.toHaveBeenCalled();
    await expect(run(() => Promise.reject(libraryError('user-not-found')))).rejects.toMatchObject({
      name: 'AuthError',
      code: 'invalid-credential',
    });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid-credential' }));
  });

  it('ends after thirty seconds, and so does its request', async () => {
    fake.mockImplementation(hang);
    const { run } = install();
    const outcome = vi.fn();
    const request = vi.fn();
    run(() => fetch(signInUrl).catch(request)).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('can be canceled, however the library responds', async () => {
    fake.mockImplementation(hang);
    const { run } = install();
    const controller = new AbortController();
    const lost = (): Promise<never> => Promise.reject(libraryError('network-request-failed'));
    const outcome = run(() => fetch(signInUrl).then(() => 'signed in', lost), { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    await expect(run(async () => 'late', { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  describe('that was canceled before it sent a request', () => {
    let send = (): void => {};
    const request = vi.fn();

    beforeEach(async () => {
      request.mockReset();
      fake.mockImplementation(async (_input, init) => {
        init?.signal?.throwIfAborted();
        return respond(200, {});
      });
      const { run } = install();
      const controller = new AbortController();
      const ready = new Promise<void>((resolve) => {
        send = resolve;
      });
      const signIn = run(() => ready.then(() => fetch(signInUrl)).then(request, request), {
        signal: controller.signal,
      });
      const outcome = expect(signIn).rejects.toMatchObject({ code: 'cancelled' });
      await vi.advanceTimersByTimeAsync(0);
      controller.abort();
      await outcome;
      await vi.advanceTimersByTimeAsync(60_000);
    });

    it('does not sign the user in afterwards', async () => {
      send();
      await vi.advanceTimersByTimeAsync(0);
      expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AbortError' }));
      // Its work has settled: requests without an operation are sent again.
      expect((await fetch(lookup)).ok).toBe(true);
    });

    it.each([false, true])('does not end the next one (in a window: %s)', async (waitsForUser) => {
      expect((await requests.run(() => fetch(signInUrl), { waitsForUser })).ok).toBe(true);
    });
  });

  it('aborts its later requests when it is canceled while a window is open', async () => {
    fake.mockImplementationOnce(async () => respond(200, {})).mockImplementation(hang);
    const { run, finishStart } = install();
    finishStart();
    const controller = new AbortController();
    let finish = (): void => {};
    const password = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const request = vi.fn();
    const signIn = run(
      async () => {
        await fetch(signInUrl);
        await password;
        await fetch(lookup).catch(request);
      },
      { signal: controller.signal },
    );
    const outcome = expect(signIn).rejects.toMatchObject({ code: 'cancelled' });
    void run(() => new Promise(() => {}), { waitsForUser: true });
    await vi.advanceTimersByTimeAsync(6000);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await outcome;
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('waits until the previous one has finished or was canceled', async () => {
    fake.mockImplementation(hang);
    const { run } = install();
    const controller = new AbortController();
    const second = vi.fn(async () => 'second');
    run(() => fetch(signInUrl), { signal: controller.signal }).catch(() => {});
    const skipped = new AbortController();
    run(async () => 'skipped', { signal: skipped.signal }).catch(() => {});
    const outcome = run(second);
    skipped.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(second).not.toHaveBeenCalled();
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe('second');
  });

  it('ends an earlier one that only reads', async () => {
    fake.mockImplementation(hang);
    const { run } = install();
    const reading = run(() => fetch(lookup), { yields: true });
    const outcome = expect(reading).rejects.toMatchObject({ code: 'superseded' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await run(async () => 'unlinked', { waitsForUser: true })).toBe('unlinked');
    await outcome;
    // The user canceled nothing, so no check follows.
    expect(onNoResponse).not.toHaveBeenCalled();
  });

  it('takes as long as the user needs in a window', async () => {
    const { run, isRunning } = install();
    const outcome = vi.fn();
    void run(() => new Promise((resolve) => setTimeout(() => resolve('done'), 600_000)), { waitsForUser: true }).then(
      outcome,
    );
    expect(isRunning()).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcome).toHaveBeenCalledWith('done');
  });

  it('leaves requests of other services alone', async () => {
    fake.mockImplementation(async () => new Response());
    const { run } = install();
    await run(() => fetch('https://api.example.com/rows'));
    expect(fake.mock.calls[0]?.[1]).toBeUndefined();
  });
});

describe('without a bot check', () => {
  it('the configuration is not requested from the server', async () => {
    fake.mockImplementation(async () => respond(200, { recaptchaKey: 'projects/p/keys/k' }));
    const { disableBotCheck } = install();
    const url = 'https://identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k';
    expect(await (await fetch(url)).json()).toMatchObject({ recaptchaKey: 'projects/p/keys/k' });
    disableBotCheck();
    expect(await (await fetch(url)).json()).toMatchObject({ recaptchaEnforcementState: [] });
    expect(fake).toHaveBeenCalledOnce();
  });
});
