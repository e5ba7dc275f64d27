import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

test('at 320 px, a long address wraps, and wider content can be scrolled into view', async ({ page, user }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, user, `/${'long'.repeat(60)}`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways).toBe(0);
  await page.getByRole('main').evaluate((main) => {
    const wide = main.appendChild(document.createElement('p'));
    wide.style.width = '500px';
    wide.textContent = 'A table, for instance';
  });
  await expect.poll(sideways).toBeGreaterThan(100);
});

test('the footer links open in new tabs, on the authentication pages and in the app', async ({ page, user }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© All rights reserved');
  await expect(footer.getByRole('link')).toHaveCount(3);
  for (const link of await footer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
  await signIn(page, user, '/sample-page');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});
