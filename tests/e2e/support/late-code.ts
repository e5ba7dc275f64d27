import type { Page } from '@playwright/test';

/**
 * Listens for code that comes by itself, later than the page that it belongs to; call it before that page opens. Resolves,
 * when the returned function is called, as soon as the code has run and the page has rendered with it: who presses something
 * before does without it.
 *
 * @param file its name among the assets, without its hash
 */
export function lateCode(page: Page, file: string): () => Promise<void> {
  const answer = page.waitForResponse((response) => new RegExp(`/${file}-[^/]*\\.js$`).test(response.url()));
  return async () => {
    // The page has asked for it already, and gets the same module.
    await page.evaluate(
      async (url) => {
        await import(url);
        await scheduler.postTask(() => undefined, { priority: 'background' });
      },
      (await answer).url(),
    );
  };
}
