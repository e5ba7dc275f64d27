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
