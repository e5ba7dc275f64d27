import { expect, type Page } from '@playwright/test';

export interface StoryOptions {
  direction?: 'ltr' | 'rtl';
}

/** Opens a story alone, without Storybook around it, and waits until it stands there and its play function has ended. */
export async function openStory(page: Page, id: string, { direction = 'ltr' }: StoryOptions = {}): Promise<void> {
  // A running Storybook would reload the page at every change of a file; its own channel breaks without its server.
  await page.routeWebSocket(/^(?!.*storybook-server-channel)/, () => undefined);
  // The accessibility addon would look through all of the page at each of its changes.
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=direction:${direction};a11y.manual:!true`);
  // Storybook plays a story at each opening: until that ends, two would press the same buttons.
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
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
