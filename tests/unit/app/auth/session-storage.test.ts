// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSession,
  hasPendingRedirect,
  hasSession,
  hasSharedSession,
  mayHoldSession,
  noteSession,
  rememberRedirect,
  takeRedirect,
} from '../../../../src/app/auth/session-storage';

const deny = () =>
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a page that returns from a provider', () => {
  it('reads the pending redirect once, with the duration of the session', () => {
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

  it('has no pending redirect when storage is denied', () => {
    deny();
    expect(takeRedirect()).toBeNull();
  });
});

describe('a session', () => {
  it('is shared by all tabs or belongs to one', () => {
    noteSession('ada', false);
    expect([hasSession('ada'), hasSession('grace'), hasSharedSession()]).toEqual([true, false, false]);
    noteSession('ada', true);
    expect([hasSession('ada'), hasSession('grace'), hasSharedSession()]).toEqual([true, false, true]);
    expect(sessionStorage).toHaveLength(0);
    forgetSession('grace');
    expect(hasSession('ada')).toBe(true);
    forgetSession('ada');
    expect(hasSession('ada')).toBe(false);
    noteSession('ada', true);
    forgetSession();
    expect(localStorage).toHaveLength(0);
  });

  it('is possible as soon as a library has stored something', () => {
    expect(mayHoldSession()).toBe(false);
    localStorage.setItem('waymark:preferences', '{}');
    expect(mayHoldSession()).toBe(false);
    localStorage.setItem('some-library:user', '{}');
    expect(mayHoldSession()).toBe(true);
    localStorage.clear();
    noteSession('ada', false);
    expect(mayHoldSession()).toBe(true);
  });

  it('is not possible when storage is denied', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    }
    noteSession('ada', true);
    expect([mayHoldSession(), hasSharedSession(), hasSession('ada')]).toEqual([false, false, false]);
  });
});
