// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../../src/app/lib/service-workers';

function stub(serviceWorker: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the service worker of an earlier site', () => {
  it('is unregistered, even when another one cannot be', async () => {
    const workers = [
      { unregister: vi.fn(() => Promise.reject(new Error('No.'))) },
      { unregister: vi.fn(() => Promise.resolve(true)) },
    ];
    stub({ getRegistrations: async () => workers });
    await unregisterServiceWorkers();
    for (const worker of workers) expect(worker.unregister).toHaveBeenCalledOnce();
  });

  it.each([
    ['has none', undefined],
    ['refuses to tell', { getRegistrations: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
    [
      'throws',
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
