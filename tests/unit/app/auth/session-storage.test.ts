// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSharedSession, rememberRedirect, takeRedirect } from '../../../../src/app/auth/session-storage';

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

  it.each(['', 'x', 'null', '[]', '{}', '{"provider":7}', '{"provider":"constructor"}'])('takes %j for nothing', (stored) => {
    sessionStorage.setItem('waymark:redirect', stored);
    expect(takeRedirect()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('starts without it where the storage is denied', () => {
    deny();
    expect(takeRedirect()).toBeNull();
  });
});

describe('a session that all tabs share', () => {
  it('is the one that the library stores', () => {
    expect(hasSharedSession()).toBe(false);
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    expect(hasSharedSession()).toBe(true);
  });
});
