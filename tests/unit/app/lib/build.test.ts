import { afterEach, describe, expect, it, vi } from 'vitest';
import { deployedBuild, unregisterServiceWorkers } from '../../../../src/app/lib/build';

function serve(page: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(page, { status }));
}

describe('the deployed build', () => {
  it('is identified by the entry scripts of the page', async () => {
    serve(`<!doctype html>
      <script src="/assets/first-paint-1.js"></script>
      <script type="module" crossorigin src="/assets/react-1.js"></script>
      <script type="module" crossorigin src="https://waymark.example/assets/base-2.js"></script>
      <link rel="modulepreload" href="/assets/kit-3.js">`);
    expect(await deployedBuild()).toBe('/assets/react-1.js /assets/base-2.js');
  });

  it('is unknown if the uncached request fails', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    expect(await deployedBuild()).toBeNull();
    expect(fetched).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });
});

function stub(serviceWorker: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the service worker of an earlier site', () => {
  it('is unregistered even if another one cannot be removed', async () => {
    const workers = [
      { unregister: vi.fn(() => Promise.reject(new Error('No.'))) },
      { unregister: vi.fn(() => Promise.resolve(true)) },
    ];
    stub({ getRegistrations: async () => workers });
    await unregisterServiceWorkers();
    for (const worker of workers) expect(worker.unregister).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not support service workers', undefined],
    [
      'denies access to service workers',
      { getRegistrations: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
    ],
    [
      'throws an error',
      {
        getRegistrations: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      },
    ],
  ])('does no harm in a browser that %s', async (_what, serviceWorker) => {
    stub(serviceWorker);
    await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
  });
});
