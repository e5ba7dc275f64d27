import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const trailOf = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Breadcrumbs' });

test('at 320 px, hidden breadcrumbs move to a menu, and the page does not shift while they are laid out', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, user, '/sample-page');
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main')) moved.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/account/social');
  const trail = trailOf(page);
  const more = trail.getByRole('button', { name: 'Show hidden breadcrumbs' });
  await expect(more).toBeVisible();
  await expect(trail.getByText('Social Profile')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await more.click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/account');
});
