import { expect, type Page } from '@playwright/test';

export interface StoryOptions {
  direction?: 'ltr' | 'rtl';
}

/** Opens a story alone, without Storybook around it, and waits until it stands there. */
export async function openStory(page: Page, id: string, { direction = 'ltr' }: StoryOptions = {}): Promise<void> {
  // A running Storybook would reload the page at every change of a file; its own channel breaks without its server.
  await page.routeWebSocket(/^(?!.*storybook-server-channel)/, () => undefined);
  // The accessibility addon would look through all of the page at each of its changes.
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=direction:${direction};a11y.manual:!true`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
