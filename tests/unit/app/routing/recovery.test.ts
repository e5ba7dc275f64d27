// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLoadError } from '../../../../src/app/router/preload';
import { createRecovery } from '../../../../src/app/router/recovery';

const site = '<!doctype html><script type="module" crossorigin src="/assets/index-1a2b.js"></script>';
const missing = (file: string) =>
  new PageLoadError(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
const reload = vi.fn();

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

function withoutStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
}

beforeEach(() => {
  reload.mockReset();
  window.sessionStorage.clear();
  window.history.replaceState({ key: 'k1', idx: 3 }, '');
  vi.stubGlobal('location', { href: window.location.href, reload });
  answer(site);
});

describe('Faults 1 and 2: code that is gone', () => {
  it('is asked for once more, and never again by itself', async () => {
    const first = createRecovery();
    expect(await first.recover(missing('/assets/a.js'))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    const second = createRecovery();
    expect(await second.recover(missing('/assets/a.js'))).toBe(false);
    expect(await second.recover(missing('/assets/b.js'))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads once, however often it is asked for at the same time', async () => {
    const { recover } = createRecovery();
    const error = missing('/assets/a.js');
    expect(await Promise.all([recover(error), recover(error)])).toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is remembered by the history where the storage is switched off, with what the router keeps there', async () => {
    withoutStorage();
    const first = createRecovery();
    expect(await first.recover(missing('/assets/a.js'))).toBe(true);
    expect(window.history.state).toMatchObject({ key: 'k1', idx: 3 });
    const second = createRecovery();
    expect(await second.recover(missing('/assets/a.js'))).toBe(false);
    // On another page of the same load as well.
    window.history.pushState({ key: 'k2', idx: 4 }, '');
    expect(await second.recover(missing('/assets/a.js'))).toBe(false);
    await second.tryAgain();
    const third = createRecovery();
    expect(await third.recover(missing('/assets/a.js'))).toBe(false);
  });

  it('leaves the page alone when nothing could be remembered', async () => {
    withoutStorage();
    vi.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    const { recover } = createRecovery();
    expect(await recover(missing('/assets/a.js'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => answer('', 503)],
    ['is another one, such as the login of a public network', () => answer('<title>Welcome to the hotel</title>')],
    ['does not answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
    ['cannot be reached', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('leaves the page alone while the site %s', async (_what, arrange) => {
    arrange();
    const { recover, tryAgain } = createRecovery();
    const error = missing('/assets/a.js');
    expect(await recover(error)).toBe(false);
    expect(await tryAgain()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    answer(site);
    expect(await recover(error)).toBe(true);
  });

  it.each(['{', '"x"', '[1, null]', 'null'])(
    'does not stumble over what it finds in the storage: %s',
    async (stored) => {
      window.sessionStorage.setItem('waymark:reloads', stored);
      window.history.replaceState('a state of somebody else', '');
      const { recover } = createRecovery();
      expect(await recover(missing('/assets/a.js'))).toBe(true);
    },
  );
});
