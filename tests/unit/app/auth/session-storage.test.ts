// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasSession,
  hasSharedSession,
  rememberRedirect,
  takeRedirect,
} from '../../../../src/app/auth/firebase/session-storage';

const deny = () =>
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the page that comes back from a provider', () => {
  it('learns once that it does, and how long the session shall last', () => {
    rememberRedirect({ provider: 'github.com', keepSignedIn: false });
    expect(takeRedirect()).toEqual({ provider: 'github.com', keepSignedIn: false });
    expect(takeRedirect()).toBeNull();
    rememberRedirect({ provider: 'github.com', keepSignedIn: true });
    rememberRedirect(null);
    expect(takeRedirect()).toBeNull();
  });

  it.each(['', 'x', 'null', '[]', '{}', '{"provider":7}', '{"provider":"constructor"}'])(
    'takes %j for nothing',
    (stored) => {
      sessionStorage.setItem('waymark:redirect', stored);
      expect(takeRedirect()).toBeNull();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('starts without it where the storage is denied', () => {
    deny();
    expect(takeRedirect()).toBeNull();
  });
});

describe('a session', () => {
  const store = (storage: Storage) =>
    storage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid: 'ada' }));

  it('of all tabs is the one that the library stores for them', () => {
    store(sessionStorage);
    expect(hasSharedSession()).toBe(false);
    store(localStorage);
    expect(hasSharedSession()).toBe(true);
  });

  it.each(['localStorage', 'sessionStorage'] as const)(
    "of an account is found in the %s, and is not another one's",
    (name) => {
      expect(hasSession('ada')).toBe(false);
      store(window[name]);
      expect(hasSession('ada')).toBe(true);
      expect(hasSession('grace')).toBe(false);
    },
  );

  it('is none where the storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(hasSharedSession()).toBe(false);
    expect(hasSession('ada')).toBe(false);
  });
});
