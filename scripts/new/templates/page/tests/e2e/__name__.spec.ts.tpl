import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

test('a signed-in user opens the page __Title__', async ({ page, user }) => {
  await signIn(page, user, '/__name__');
  await expect(page.getByRole('heading', { name: '__Title__', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('__Title__ – Waymark');
});
