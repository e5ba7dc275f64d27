import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

test(
  'shows a notice while offline, and a message once online again',
  { tag: '@core' },
  async ({ page, user, context, allowConsole }) => {
    // Preload requests from the login page may still be pending.
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    for (const enter of [() => page.goto('/login'), () => signIn(page, user, '/account')]) {
      await enter();
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await heading.waitFor();
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'You are offline' });
      await expect(notice).toHaveCount(0);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      // The notice is above the page and does not cover it.
      const box = await notice.boundingBox();
      const below = await heading.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You are back online');
    }
  },
);

test('shows a message once after a deployment when the user returns to the page', async ({ page, user }) => {
  await page.clock.install();
  await signIn(page, user, '/sample-page');
  let asked = 0;
  let build = '';
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      asked += 1;
      if (build === '') return route.continue();
      return route.fulfill({
        contentType: 'text/html',
        body: `<script type="module" crossorigin src="/assets/${build}.js"></script>`,
      });
    },
  );
  const comeBack = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  const notice = page.getByRole('region', { name: 'Messages' }).getByText('A new version is available');

  await comeBack();
  expect(asked, 'right after it was loaded').toBe(0);
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect.poll(() => asked).toBe(1);
  await expect(notice).toHaveCount(0);

  build = 'index-second';
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect.poll(() => asked).toBe(3);
  await expect(notice).toHaveCount(0);

  build = 'index-third';
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
});
