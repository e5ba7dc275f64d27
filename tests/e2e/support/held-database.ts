import type { Page } from '@playwright/test';

/** Delays the opening of the app's database on the next pages, until the returned function is called. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const released = new Promise((resolve) => window.addEventListener('release-database', resolve, { once: true }));
    IDBOpenDBRequest.prototype.addEventListener = function hold(
      type: string,
      listener: EventListener,
      options: object,
    ) {
      const isHeld = (event: Event): boolean =>
        type === 'success' && (event.target as IDBOpenDBRequest).result.name === 'waymark:data';
      EventTarget.prototype.addEventListener.call(
        this,
        type,
        (event) => {
          if (isHeld(event)) void released.then(() => listener.call(this, event));
          else listener.call(this, event);
        },
        options,
      );
    };
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(this: EventTarget, listener: EventListener) {
        this.addEventListener('success', listener);
      },
    });
  });
  return () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('release-database'));
    });
}
