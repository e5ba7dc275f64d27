import { expect, test } from '../e2e/support/fixtures';
import { engines } from './engines';

for (const { name, isInstalled, open } of engines) {
  if (!isInstalled) {
    test.skip(`${name} is not installed: "npm run setup -- --engines" installs it on Debian`, () => undefined);
    continue;
  }
  test(`${name}: the user can sign in, open a popup, and sign out`, async ({ baseURL, user }) => {
    const page = await open();
    try {
      await page.goto(`${baseURL}/login`);
      await page.type('input[autocomplete="username"]', user.email);
      await page.type('input[autocomplete="current-password"]', user.password);
      await page.click('main button[type="submit"]');

      await page.click('header [data-slot="profile-menu-trigger"]');
      // The popup opens before its content is rendered.
      expect(await page.text('[data-slot="profile-menu-content"] li:last-child button')).toContain('Logout');
      await page.click('[data-slot="profile-menu-content"] li:last-child button');
      await page.text('input[autocomplete="username"]');
    } finally {
      await page.close();
    }
  });
}
