// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOperations } from '../../../../src/app/auth/firebase/operations';

const signInUrl = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const emulated = 'http://localhost:9099/securetoken.googleapis.com/v1/token?key=k';
const onFailed = vi.fn();
const fake = vi.fn<typeof fetch>();
/** A request without an answer that ends only when it is aborted. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
const libraryError = (code: string) => Object.assign(new Error('provider text'), { code: `auth/${code}` });

beforeEach(() => {
  vi.useFakeTimers();
  onFailed.mockReset();
  fake.mockReset().mockImplementation(hang);
  vi.stubGlobal('fetch', fake);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a person who waits for a request', () => {
  it('gets its result, and its error without the words of the provider', async () => {
    const { run } = createOperations({ onFailed });
    expect(await run(async () => 'signed in')).toBe('signed in');
    expect(onFailed).not.toHaveBeenCalled();
    await expect(run(() => Promise.reject(libraryError('user-not-found')))).rejects.toMatchObject({
      name: 'AuthError',
      code: 'invalid-credential',
    });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid-credential' }));
  });

  it.each([signInUrl, emulated])('is told after thirty seconds, and the request has ended: %s', async (url) => {
    const { run } = createOperations({ onFailed });
    const outcome = vi.fn();
    const request = vi.fn();
    run(() => fetch(url).catch(request)).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('can cancel it, whatever the library makes of that', async () => {
    const { run } = createOperations({ onFailed });
    const controller = new AbortController();
    const outcome = run(
      () =>
        fetch(signInUrl).then(
          () => 'signed in',
          () => Promise.reject(libraryError('network-request-failed')),
        ),
      { signal: controller.signal },
    );
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    await expect(run(async () => 'late', { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('can cancel it when another one has come and gone meanwhile', async () => {
    const { run } = createOperations({ onFailed });
    const controller = new AbortController();
    const request = vi.fn();
    const outcome = run(
      async () => {
        await run(async () => 'sent');
        await fetch(signInUrl).catch(request);
      },
      { signal: controller.signal },
    );
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('takes as long as they need in a window of a provider', async () => {
    const { run, isRunning } = createOperations({ onFailed });
    const outcome = vi.fn();
    run(() => new Promise((resolve) => setTimeout(() => resolve('done'), 600_000)), { limit: null }).then(
      outcome,
      outcome,
    );
    // What a person decides about is nothing that the session would wait for.
    expect(isRunning()).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcome).toHaveBeenCalledWith('done');
  });
});

describe('the rest of the app', () => {
  it('fetches untouched, and so does the library when nobody waits', async () => {
    fake.mockImplementation(async () => new Response());
    const { run } = createOperations({ onFailed });
    await fetch(signInUrl, { method: 'POST' });
    await run(() => fetch('https://api.example.com/rows'));
    for (const [, init] of fake.mock.calls) expect(init?.signal).toBeUndefined();
  });
});
