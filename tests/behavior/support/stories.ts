import { expect, type Page } from '@playwright/test';

export interface StoryOptions {
  direction?: 'ltr' | 'rtl';
}

/**
 * Opens a story without Storybook's interface, and waits until its play function has ended and its fonts have loaded. Fails
 * if the play function failed, because a test would then begin in an unknown state.
 */
export async function openStory(page: Page, id: string, { direction = 'ltr' }: StoryOptions = {}): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // A running Storybook reloads the page when a file changes. Storybook's channel fails without its server.
  await page.routeWebSocket(/^(?!.*storybook-server-channel)/, () => undefined);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=direction:${direction}`);
  // Storybook runs the play function on load, which would interfere with the test.
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase === 'finished';
    },
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(errors, 'errors of the play function').toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
