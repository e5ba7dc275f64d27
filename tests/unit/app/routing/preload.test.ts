// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOnce, PageLoadError, preloadPage, registerPage } from '../../../../src/app/router/preload';

const Page = () => null;

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('a page whose link is about to be followed', () => {
  it.each(['/reports', '/reports?range=month#row-3', `${window.location.origin}/reports`])(
    'is fetched for the address %s',
    (href) => {
      const load = vi.fn(async () => Page);
      registerPage('/reports', [load]);
      preloadPage(href);
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('is fetched with its layout, once', async () => {
    const parts = [vi.fn(async () => Page), vi.fn(async () => Page)];
    registerPage('/reports', parts.map(loadOnce));
    preloadPage('/reports');
    await Promise.resolve();
    preloadPage('/reports');
    for (const part of parts) expect(part).toHaveBeenCalledOnce();
  });

  it.each(['https://elsewhere.example/reports', '/reports-2', '/reports/2031', 'mailto:a@b.example', 'http://', ''])(
    'is not fetched for %s',
    (href) => {
      const load = vi.fn(async () => Page);
      registerPage('/reports', [load]);
      preloadPage(href);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('is not fetched for a person who saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const load = vi.fn(async () => Page);
    registerPage('/reports', [load]);
    preloadPage('/reports');
    expect(load).not.toHaveBeenCalled();
  });

  it('may fail without a word, and is asked for again by who goes there', async () => {
    const load = vi
      .fn<() => Promise<typeof Page>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Page);
    const once = loadOnce(load);
    registerPage('/reports', [once]);
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    preloadPage('/reports');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(await once()).toBe(Page);
  });

  it('says what it was that failed', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: /assets/reports.js');
    const once = loadOnce(async () => {
      throw cause;
    });
    await expect(once()).rejects.toThrow(PageLoadError);
    await expect(once()).rejects.toMatchObject({ message: cause.message, cause });
  });
});
