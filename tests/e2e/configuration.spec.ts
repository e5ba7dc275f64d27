import { setEnvironment } from './support/environment';
import { expect, test } from './support/fixtures';

const wrong = { VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_AUTH_DOMAIN: 'https://demo-waymark.firebaseapp.com/' };

test('the page lists missing and malformed environment variables', async ({ page, context }) => {
  await setEnvironment(context, wrong);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Waymark is not configured yet' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    /^VITE_FIREBASE_API_KEY is missing\./,
    /^VITE_FIREBASE_AUTH_DOMAIN is malformed\./,
  ]);
});
