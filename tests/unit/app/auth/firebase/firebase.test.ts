import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseAuth } from '../../../../../src/app/auth/firebase';
import { type AuthService, createAuthService } from '../../../../../src/app/auth/service';
import { ada } from '../fake-auth-service';
import { createIdentityToolkit, type IdentityToolkit, settings } from './identity-toolkit';

const credentials = { email: ' ada@example.com ', password: 'secret-7', keepSignedIn: true };
let server: IdentityToolkit;
let service: AuthService;

class FakeChannel extends EventTarget {
  static last: FakeChannel;
  postMessage = vi.fn();
  close = vi.fn();
  constructor() {
    super();
    FakeChannel.last = this;
  }
  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  // The library may still store something after its last test.
  localStorage.clear();
  sessionStorage.clear();
  server = createIdentityToolkit();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => service.dispose());

/** Checks often, because each test waits for several starts. */
const settled = (): Promise<void> =>
  vi.waitFor(() => expect(service.getSnapshot().status).not.toBe('loading'), { interval: 5 });

/** Starts the service, as a page does. */
async function start(): Promise<void> {
  service = createAuthService(async (session) => createFirebaseAuth(settings, session));
  service.preload();
  await settled();
}

async function signIn(): Promise<void> {
  await start();
  await service.signIn(credentials);
}

/** Starts the service as the next page of this tab does. */
async function reload(): Promise<void> {
  service.dispose();
  await start();
}

const providerIds = (): string[] => {
  const state = service.getSnapshot();
  return state.status === 'signed-in' ? state.user.providers.map(({ providerId }) => providerId) : [];
};
const isSignedIn = (): void => expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });

describe('the start', () => {
  it('finds no session at first, and later the session that a sign-in has stored', async () => {
    await start();
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    await service.signIn(credentials);
    await reload();
    const password = { ...ada.providers[0], uid: 'password:ada', phoneNumber: null, photoURL: null };
    expect(service.getSnapshot()).toEqual({ status: 'signed-in', user: { ...ada, providers: [password] } });
    // No global of the page remains replaced.
    expect(globalThis.fetch).toBe(server.fetch);
  });

  it('does not open a store', async () => {
    const open = vi.fn(() => new EventTarget());
    vi.stubGlobal('indexedDB', { open });
    await signIn();
    isSignedIn();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['an error of the service', () => Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 })],
    ['a captive portal', () => new Response('<h1>Welcome</h1>')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the user signed in after %s', async (_trouble, response) => {
    await signIn();
    service.dispose();
    server.next('accounts:lookup', response());
    await start();
    isSignedIn();
    expect(localStorage.length).toBeGreaterThan(0);
  });

  it.each([
    ['USER_DISABLED', 'user-disabled'],
    ['USER_NOT_FOUND', 'user-token-expired'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
  ])('ends a session that has ended on the server, with the reason: %s', async (message, reason) => {
    await signIn();
    service.dispose();
    server.next('accounts:lookup', message);
    await start();
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason });
  });

  it('notifies listeners of changes but not of renewed tokens', async () => {
    await signIn();
    const before = service.getSnapshot();
    const listener = vi.fn();
    const stop = service.subscribe(listener);
    await service.refreshUser();
    expect(listener).not.toHaveBeenCalled();
    expect(service.getSnapshot()).toBe(before);
    server.account.displayName = 'Ada Lovelace';
    await service.refreshUser();
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});

describe('a sign-in', () => {
  it.each([
    [true, 'localStorage', 'sessionStorage'],
    [false, 'sessionStorage', 'localStorage'],
  ] as const)('lasts as long as requested: %s', async (keepSignedIn, used, unused) => {
    await start();
    await service.signIn({ ...credentials, keepSignedIn });
    expect(window[used].length).toBeGreaterThan(0);
    expect(window[unused]).toHaveLength(0);
  });

  it('keeps the session of another user until it succeeds', async () => {
    await signIn();
    await expect(service.signIn({ ...credentials, password: 'wrong', keepSignedIn: false })).rejects.toMatchObject({
      name: 'AuthError',
      code: 'invalid-credential',
    });
    expect(sessionStorage).toHaveLength(0);
    isSignedIn();
    await service.signIn({ ...credentials, keepSignedIn: false });
    expect(localStorage).toHaveLength(0);
  });

  it('works with full storage', async () => {
    await start();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await service.signIn(credentials);
    isSignedIn();
  });

  describe('after being canceled', () => {
    const other = { ...credentials, email: 'grace@example.com' };
    let respond = (): void => {};

    beforeEach(async () => {
      await start();
      const response = new Promise<Response>((resolve) => {
        respond = () => resolve(server.accountResponse());
      });
      server.next('accounts:lookup', response);
      const controller = new AbortController();
      const outcome = service.signIn({ ...credentials, signal: controller.signal });
      await vi.waitFor(() => expect(server.calls).toContain('accounts:lookup'));
      controller.abort();
      await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    });

    it('is rejected when its response arrives', async () => {
      respond();
      await new Promise((resolve) => setTimeout(resolve));
      expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
      await reload();
      expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    });

    it('is rejected during another sign-in', async () => {
      const next = expect(service.signIn(other)).rejects.toMatchObject({ code: 'invalid-credential' });
      respond();
      await next;
      expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    });

    it('can be repeated immediately', async () => {
      await service.signIn(credentials);
      isSignedIn();
      respond();
    });
  });

  it('reports a disabled account in the form without ending a session', async () => {
    await start();
    server.next('accounts:signInWithPassword', 'USER_DISABLED');
    await expect(service.signIn(credentials)).rejects.toMatchObject({ code: 'user-disabled' });
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});

describe('a sign-up', () => {
  const request = { name: ' Grace ', email: 'ada@example.com', password: 'secret-7' };

  it('publishes the user with the name', async () => {
    await start();
    const states: unknown[] = [];
    service.subscribe(() => states.push(service.getSnapshot()));
    await service.signUp(request);
    expect(states).toEqual([expect.objectContaining({ user: expect.objectContaining({ displayName: 'Grace' }) })]);
  });

  it('succeeds even if the name cannot be saved', async () => {
    await start();
    server.next('accounts:update', 'QUOTA_EXCEEDED');
    await service.signUp(request);
    isSignedIn();
  });
});

describe('the providers of an account', () => {
  it('remain while the account is read and if no response arrives', async () => {
    server.account.providers = ['password', 'google.com'];
    await signIn();
    const states: string[][] = [];
    service.subscribe(() => states.push(providerIds()));
    server.next('accounts:lookup', Promise.reject(new TypeError('Failed to fetch')));
    await expect(service.refreshUser()).rejects.toMatchObject({ code: 'network-request-failed' });
    expect(providerIds()).toEqual(['password', 'google.com']);
    expect(states.filter((ids) => ids.length < 2)).toEqual([]);
    server.next('accounts:lookup', Response.error());
    await reload();
    expect(providerIds()).toEqual(['password', 'google.com']);
  });

  it('exclude a provider that was unlinked on another device, even after the next start', async () => {
    server.account.providers = ['password', 'google.com'];
    await signIn();
    server.account.providers = ['password'];
    await service.refreshUser();
    expect(providerIds()).toEqual(['password']);
    await reload();
    await service.refreshUser();
    expect(providerIds()).toEqual(['password']);
    server.account.providers = ['password', 'google.com'];
    await service.refreshUser();
    expect(providerIds()).toEqual(['password', 'google.com']);
  });

  it('keep the last provider, and reject the removal of an unlinked provider', async () => {
    server.account.providers = ['password', 'google.com'];
    await signIn();
    server.account.providers = ['google.com'];
    await expect(service.unlink('google.com')).rejects.toMatchObject({ code: 'last-provider' });
    server.account.providers = ['password'];
    await expect(service.unlink('google.com')).rejects.toMatchObject({ code: 'no-such-provider' });
    server.account.providers = ['password', 'google.com'];
    await service.unlink('google.com');
    expect(providerIds()).toEqual(['password']);
  });
});

describe('the end of a session', () => {
  it('reports the reason for the failed request', async () => {
    await signIn();
    server.next('accounts:update', 'USER_DISABLED');
    await expect(service.updateProfile({ displayName: 'Grace' })).rejects.toMatchObject({ code: 'user-disabled' });
    await vi.waitFor(() => expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'user-disabled' }));
  });

  it('keeps its reason while the account is read', async () => {
    await signIn();
    let respond = (_response: Response): void => undefined;
    server.next('accounts:delete', new Promise((resolve) => (respond = resolve)));
    const deleted = service.deleteAccount();
    await service.refreshUser();
    respond(Response.json({}));
    await deleted;
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'account-deleted' });
  });

  it('is announced to the other tabs', async () => {
    await signIn();
    await service.signOut();
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(FakeChannel.last.postMessage).toHaveBeenCalledExactlyOnceWith({ uid: 'ada', at: expect.any(Number) });
    expect(localStorage).toHaveLength(0);
  });

  it('happens when the same user signs out in another tab', async () => {
    await signIn();
    FakeChannel.last.receive({ uid: 'bob', at: Date.now() });
    isSignedIn();
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() });
    await vi.waitFor(() =>
      expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' }),
    );
  });

  it('ignores an old notice from another tab unless the session is only in this tab', async () => {
    await signIn();
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() - 60_000 });
    isSignedIn();
    await service.signIn({ ...credentials, keepSignedIn: false });
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() - 60_000 });
    await vi.waitFor(() => expect(service.getSnapshot()).toMatchObject({ status: 'signed-out' }));
  });

  it('is detected when the connection returns and after the page was hidden', async () => {
    await signIn();
    const lookups = (): number => server.calls.filter((call) => call === 'accounts:lookup').length;
    let before = lookups();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(lookups()).toBe(before + 1));
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const clock = vi.spyOn(Date, 'now');
    for (const [absenceMs, checks] of [
      [9 * 60_000, 0],
      [30 * 60_000, 1],
    ] as const) {
      before = lookups();
      const now = clock.getMockImplementation()?.() ?? Date.now();
      hidden.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      clock.mockReturnValue(now + absenceMs);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitFor(() => expect(lookups()).toBe(before + checks));
    }
  });

  it('is detected by a page that returns from the back/forward cache', async () => {
    await signIn();
    const pass = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    pass('pagehide');
    expect(document.documentElement.style.visibility).toBe('hidden');
    pass('pageshow');
    expect(document.documentElement.style.visibility).toBe('');
  });
});

it('a page that returns from a provider is loading until the result is known, and reports a failure until the next attempt', async () => {
  sessionStorage.setItem('waymark:redirect', '{"provider":"github.com","keepSignedIn":false}');
  await start();
  expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
  await service.signIn(credentials);
  expect(service.redirectError()).toBeNull();
});
