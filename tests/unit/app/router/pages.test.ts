import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainLayout, mainPages, type Page, preloadPage, visitorPages } from '../../../../src/app/router/router';

const preloads = { account: vi.fn(), layout: vi.fn(), login: vi.fn() };

beforeEach(() => {
  vi.spyOn(mainPages['/account'] as Page, 'preload').mockImplementation(preloads.account);
  vi.spyOn(MainLayout, 'preload').mockImplementation(preloads.layout);
  vi.spyOn(visitorPages['/login'] as Page, 'preload').mockImplementation(preloads.login);
  vi.clearAllMocks();
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('a page whose link is hovered or focused', () => {
  it.each(['/account', '/account?range=month#row-3', `${window.location.origin}/account`])(
    'is preloaded with its layout for the URL %s',
    (href) => {
      preloadPage(href);
      expect(preloads.account).toHaveBeenCalledOnce();
      expect(preloads.layout).toHaveBeenCalledOnce();
    },
  );

  it('is preloaded without the main layout if it does not use it', () => {
    preloadPage('/login?from=%2Faccount');
    expect(preloads.login).toHaveBeenCalledOnce();
    expect(preloads.layout).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/account', '/account-2', '/account/2031', 'mailto:a@b.example', 'http://', ''])(
    'is not preloaded for %s',
    (href) => {
      preloadPage(href);
      expect(preloads.account).not.toHaveBeenCalled();
    },
  );

  it('is not preloaded when the user saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    preloadPage('/account');
    expect(preloads.account).not.toHaveBeenCalled();
  });
});
