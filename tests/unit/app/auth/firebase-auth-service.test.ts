// @vitest-environment jsdom
import * as firebase from 'firebase/auth';
import type { User } from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseAuthService } from '../../../../src/app/auth/firebase/auth-service';

// Files share what they have loaded: another one may have bound the app to the library itself.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// The library itself is tried out end to end against the emulator; here is what the service makes of its answers.
const library = vi.hoisted(() => ({
  auth: { currentUser: null as User | null },
  notify: (_user: User | null): void => {},
}));
const redirect = vi.hoisted(() => vi.fn<() => Promise<null>>());
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), _addOrOverwriteComponent: () => {} }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: { type: 'LOCAL' },
  browserPopupRedirectResolver: Object,
  browserSessionPersistence: { type: 'SESSION' },
  inMemoryPersistence: { type: 'NONE' },
  connectAuthEmulator: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  initializeAuth: vi.fn(() => library.auth),
  onIdTokenChanged: vi.fn((_auth: unknown, listener: (user: User | null) => void) => {
    library.notify = (user) => {
      library.auth.currentUser = user;
      listener(user);
    };
  }),
  multiFactor: vi.fn(() => ({ enrolledFactors: [] })),
  getRedirectResult: redirect,
  reload: vi.fn(async () => {}),
  setPersistence: vi.fn(async () => {}),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(async () => library.notify(null)),
  updateProfile: vi.fn(),
}));

const settings = {
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-waymark', appId: '1:1:web:1' },
  emulatorUrl: 'http://localhost:9099',
};
const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=key';
const token = 'https://securetoken.googleapis.com/v1/token?key=key';
const userNamed = (displayName: string | null) =>
  ({
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName,
    photoURL: null,
    phoneNumber: null,
    providerData: [
      {
        providerId: 'password',
        uid: 'ada@example.com',
        email: 'ada@example.com',
        displayName,
        photoURL: null,
        phoneNumber: null,
      },
    ],
    refreshToken: 'hush',
  }) as unknown as User;
const fakeFetch = vi.fn<typeof fetch>();
const refuse = (message: string) =>
  fakeFetch.mockResolvedValueOnce(Response.json({ error: { message } }, { status: 400 }));

class FakeChannel extends EventTarget {
  static last: FakeChannel;
  postMessage = vi.fn();
  constructor() {
    super();
    FakeChannel.last = this;
  }
  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fakeFetch.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  library.auth.currentUser = null;
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a person who opens the app', () => {
  it('sees what the library finds, without its inner parts', () => {
    const service = createFirebaseAuthService(settings);
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    library.notify(userNamed('Ada'));
    expect(service.getSnapshot()).toEqual({
      status: 'signed-in',
      user: {
        uid: 'ada',
        email: 'ada@example.com',
        emailVerified: true,
        displayName: 'Ada',
        photoURL: null,
        phoneNumber: null,
        providers: [{ providerId: 'password', email: 'ada@example.com', displayName: 'Ada', photoURL: null }],
        secondFactors: [],
      },
    });
  });

  it('is told after four seconds without an answer, and gets in when it comes', () => {
    const service = createFirebaseAuthService(settings);
    vi.advanceTimersByTime(3999);
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    vi.advanceTimersByTime(1);
    expect(service.getSnapshot()).toEqual({ status: 'stalled' });
    library.notify(userNamed('Ada'));
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('does not see a known session stall later', () => {
    const service = createFirebaseAuthService(settings);
    library.notify(null);
    vi.advanceTimersByTime(60_000);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('stays on this machine with the emulator, and with the real service without', () => {
    createFirebaseAuthService(settings);
    expect(firebase.connectAuthEmulator).toHaveBeenCalledWith(library.auth, 'http://localhost:9099', {
      disableWarnings: true,
    });
    vi.clearAllMocks();
    createFirebaseAuthService({ ...settings, emulatorUrl: null });
    expect(firebase.connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('causes one listener at the library, however many parts follow the session', () => {
    const service = createFirebaseAuthService(settings);
    const stop = service.subscribe(() => {});
    service.subscribe(() => {});
    stop();
    expect(firebase.onIdTokenChanged).toHaveBeenCalledOnce();
  });

  it('is not bothered by a renewed token', () => {
    const service = createFirebaseAuthService(settings);
    library.notify(userNamed('Ada'));
    const before = service.getSnapshot();
    const listener = vi.fn();
    service.subscribe(listener);
    library.notify(userNamed('Ada'));
    expect(listener).not.toHaveBeenCalled();
    expect(service.getSnapshot()).toBe(before);
    library.notify(userNamed('Ada Lovelace'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a person who signs in', () => {
  it.each([
    [true, firebase.browserLocalPersistence],
    [false, firebase.browserSessionPersistence],
  ])('decides how long that lasts: %s', async (keepSignedIn, persistence) => {
    const service = createFirebaseAuthService(settings);
    await service.signIn({ email: ' ada@example.com ', password: ' secret ', keepSignedIn });
    expect(firebase.setPersistence).toHaveBeenCalledWith(library.auth, persistence);
    expect(firebase.signInWithEmailAndPassword).toHaveBeenCalledWith(library.auth, 'ada@example.com', ' secret ');
  });

  it('leaves the session of whoever is signed in where it is, until the new one takes its place', async () => {
    const service = createFirebaseAuthService(settings);
    library.notify(userNamed('Bob'));
    const request = { email: 'ada@example.com', password: 'secret', keepSignedIn: false };
    vi.mocked(firebase.signInWithEmailAndPassword).mockRejectedValueOnce({ code: 'auth/wrong-password' });
    await expect(service.signIn(request)).rejects.toMatchObject({ code: 'invalid-credential' });
    expect(firebase.setPersistence).not.toHaveBeenCalled();
    await service.signIn(request);
    expect(firebase.setPersistence).toHaveBeenCalledExactlyOnceWith(library.auth, firebase.browserSessionPersistence);
    expect(firebase.setPersistence).toHaveBeenCalledAfter(vi.mocked(firebase.signInWithEmailAndPassword));
  });

  it.each(['denied', 'full'])('gets in where the storage is %s', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const service = createFirebaseAuthService(settings);
    await service.signIn({ email: 'ada@example.com', password: 'secret', keepSignedIn: true });
    expect(firebase.setPersistence).toHaveBeenCalledWith(library.auth, firebase.inMemoryPersistence);
  });

  it('gets an error without the words of the provider', async () => {
    vi.mocked(firebase.signInWithEmailAndPassword).mockRejectedValueOnce(
      Object.assign(new Error('text'), { code: 'auth/user-not-found' }),
    );
    const service = createFirebaseAuthService(settings);
    await expect(service.signIn({ email: 'ada@example.com', password: 'x', keepSignedIn: true })).rejects.toMatchObject(
      { name: 'AuthError', code: 'invalid-credential' },
    );
  });

  it('stays on the form when the provider refuses the new session', async () => {
    const service = createFirebaseAuthService(settings);
    library.notify(null);
    refuse('USER_DISABLED');
    await fetch(lookup);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(firebase.signOut).not.toHaveBeenCalled();
  });
});

describe('a person who signs up', () => {
  const request = { name: ' Ada ', email: 'ada@example.com', password: 'secret' };
  const create = (name: string | null) => async () => {
    const user = userNamed(name);
    library.notify(user);
    return { user } as firebase.UserCredential;
  };

  it('is greeted by name at once', async () => {
    const service = createFirebaseAuthService(settings);
    library.notify(null);
    const names: unknown[] = [];
    service.subscribe(() => names.push(service.getSnapshot()));
    vi.mocked(firebase.createUserWithEmailAndPassword).mockImplementationOnce(create(null));
    vi.mocked(firebase.updateProfile).mockImplementationOnce(async (user, { displayName }) => {
      Object.assign(user, { displayName });
    });
    await service.signUp(request);
    expect(names).toEqual([{ status: 'signed-in', user: expect.objectContaining({ displayName: 'Ada' }) }]);
  });

  it('has an account even when the name could not be saved', async () => {
    const service = createFirebaseAuthService(settings);
    vi.mocked(firebase.createUserWithEmailAndPassword).mockImplementationOnce(create(null));
    vi.mocked(firebase.updateProfile).mockRejectedValueOnce(new Error('offline'));
    await service.signUp(request);
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('learns that the address is taken and stays signed out', async () => {
    const service = createFirebaseAuthService(settings);
    library.notify(null);
    vi.mocked(firebase.createUserWithEmailAndPassword).mockRejectedValueOnce({ code: 'auth/email-already-in-use' });
    await expect(service.signUp(request)).rejects.toMatchObject({ code: 'email-already-in-use' });
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});

describe('a person whose session ends', () => {
  function signedIn() {
    const service = createFirebaseAuthService(settings);
    library.notify(userNamed('Ada'));
    return service;
  }

  it.each([
    ['USER_DISABLED', 'user-disabled'],
    ['USER_NOT_FOUND', 'user-token-expired'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['INVALID_ID_TOKEN', 'user-token-expired'],
    ['INVALID_REFRESH_TOKEN', 'user-token-expired'],
  ])('is signed out and knows why: %s', async (message, reason) => {
    const service = signedIn();
    refuse(message);
    await fetch(token);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason });
  });

  it('knows why also when it ended before the page was opened', async () => {
    const service = createFirebaseAuthService(settings);
    refuse('USER_DISABLED');
    await fetch(lookup);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'user-disabled' });
  });

  it('stays signed in when the provider is only in trouble', async () => {
    const service = signedIn();
    fakeFetch.mockResolvedValueOnce(Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }));
    await expect(fetch(token)).rejects.toThrow(TypeError);
    refuse('QUOTA_EXCEEDED');
    await fetch(token);
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('is checked again a minute after an unanswered check, when the connection is back and after a long absence', async () => {
    signedIn();
    fakeFetch.mockRejectedValueOnce(new TypeError());
    await expect(fetch(lookup)).rejects.toThrow(TypeError);
    vi.advanceTimersByTime(60_000);
    expect(firebase.reload).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    const afterOnline = vi.mocked(firebase.reload).mock.calls.length;
    expect(afterOnline).toBeGreaterThan(1);
    const hidden = vi.spyOn(document, 'hidden', 'get');
    for (const [absence, isChecked] of [
      [9 * 60_000, false],
      [2 * 3600_000, true],
    ] as const) {
      const before = vi.mocked(firebase.reload).mock.calls.length;
      hidden.mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.advanceTimersByTime(absence);
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(vi.mocked(firebase.reload).mock.calls.length > before).toBe(isChecked);
    }
  });

  it('tells the other tabs when the person ends it', async () => {
    const service = signedIn();
    await service.signOut();
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(FakeChannel.last.postMessage).toHaveBeenCalledExactlyOnceWith({ uid: 'ada', at: Date.now() });
  });

  it('follows a sign-out of the same person in another tab, not that of another person', () => {
    const service = signedIn();
    FakeChannel.last.receive({ uid: 'bob', at: Date.now() });
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() });
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  });

  it('is not ended by old news that a sleeping tab reads late, unless it is a session of that tab alone', () => {
    const service = signedIn();
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() - 60_000 });
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
    localStorage.clear();
    FakeChannel.last.receive({ uid: 'ada', at: Date.now() - 60_000 });
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-out' });
  });

  it('is signed out here when the shared session goes away', () => {
    const service = signedIn();
    library.notify(null);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  });

  it('finds a page that shows again, when it ended while the page lay in the cache of the browser', () => {
    signedIn();
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{"uid":"ada"}');
    const pass = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    pass('pagehide');
    expect(document.documentElement.style.visibility).toBe('hidden');
    library.notify(null);
    pass('pageshow');
    expect(document.documentElement.style.visibility).toBe('');
  });
});

describe('a page that comes back from a provider', () => {
  // It comes on demand, and is compiled only then: on a busy machine that takes longer than anything is waited for.
  const providersLoaded = () => import('../../../../src/app/auth/firebase/providers');
  const comeBack = () => {
    sessionStorage.setItem('waymark:redirect', '{"provider":"github.com","keepSignedIn":false}');
    const service = createFirebaseAuthService(settings);
    // The library has not read the provider's answer yet: nobody is signed in so far.
    library.notify(null);
    return service;
  };

  it('shows no login page before it is known who is signed in, and keeps the session as long as was asked for', async () => {
    redirect.mockImplementationOnce(async () => {
      library.notify(userNamed('Ada'));
      return null;
    });
    const service = comeBack();
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    await providersLoaded();
    await vi.waitFor(() => expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' }));
    expect(firebase.setPersistence).toHaveBeenCalledWith(library.auth, firebase.browserSessionPersistence);
    expect(service.redirectError()).toBeNull();
  });

  it('says what went wrong there, until the next attempt', async () => {
    redirect.mockRejectedValueOnce({ code: 'auth/user-cancelled' });
    const service = comeBack();
    await providersLoaded();
    await vi.waitFor(() => expect(service.getSnapshot()).toEqual({ status: 'signed-out' }));
    expect(service.redirectError()).toMatchObject({ code: 'provider-cancelled' });
    await service.signIn({ email: 'ada@example.com', password: 'secret', keepSignedIn: true });
    expect(service.redirectError()).toBeNull();
  });

  it('is told when that takes longer than four seconds', () => {
    redirect.mockReturnValueOnce(new Promise(() => {}));
    const service = comeBack();
    vi.advanceTimersByTime(4000);
    expect(service.getSnapshot()).toEqual({ status: 'stalled' });
  });
});

describe('a person whose own request finds the session over', () => {
  it('learns the reason, which the library gives only after it has signed them out', async () => {
    const service = createFirebaseAuthService(settings);
    library.notify(userNamed('Ada'));
    vi.mocked(firebase.updateProfile).mockImplementationOnce(async () => {
      library.notify(null);
      throw Object.assign(new Error('provider text'), { code: 'auth/user-disabled' });
    });
    await expect(service.updateProfile({ displayName: 'Ada' })).rejects.toMatchObject({ code: 'user-disabled' });
    expect(service.getSnapshot()).toEqual({ status: 'signed-out', reason: 'user-disabled' });
  });
});
