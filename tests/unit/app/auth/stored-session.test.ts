import { describe, expect, it, vi } from 'vitest';
import {
  hasPendingRedirect,
  mayHoldSession,
  mayHoldSharedSession,
  readStoredSession,
  rememberRedirect,
  takeRedirect,
} from '../../../../src/app/auth/service';

const deny = () =>
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });

describe('a page that returns from a provider', () => {
  it('reads the pending redirect once, with the session duration', () => {
    rememberRedirect({ provider: 'github.com', keepSignedIn: false });
    expect(hasPendingRedirect()).toBe(true);
    expect(takeRedirect()).toEqual({ provider: 'github.com', keepSignedIn: false });
    expect(hasPendingRedirect()).toBe(false);
    expect(takeRedirect()).toBeNull();
    rememberRedirect({ provider: 'github.com', keepSignedIn: true });
    rememberRedirect(null);
    expect(takeRedirect()).toBeNull();
  });

  it.each(['', 'x', 'null', '[]', '{}', '{"provider":7}', '{"provider":"constructor"}'])('ignores %j', (stored) => {
    sessionStorage.setItem('waymark:redirect', stored);
    expect(takeRedirect()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('finds no pending redirect when storage is denied', () => {
    deny();
    expect(takeRedirect()).toBeNull();
  });
});

describe('a session', () => {
  it('is considered possible as soon as a library has stored something', () => {
    localStorage.setItem('waymark:preferences', '{}');
    expect([mayHoldSession(), mayHoldSharedSession()]).toEqual([false, false]);
    sessionStorage.setItem('some-library:user', '{}');
    expect([mayHoldSession(), mayHoldSharedSession()]).toEqual([true, false]);
    localStorage.setItem('some-library:user', '{}');
    expect([mayHoldSession(), mayHoldSharedSession()]).toEqual([true, true]);
  });

  it('changes when the stored library data changes', () => {
    localStorage.setItem('some-library:user', 'ada');
    const before = readStoredSession();
    localStorage.setItem('waymark:preferences', '{}');
    expect(readStoredSession()).toBe(before);
    localStorage.removeItem('some-library:user');
    expect(readStoredSession()).not.toBe(before);
  });

  it('is considered impossible when storage is denied', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    expect(mayHoldSession()).toBe(false);
  });
});
