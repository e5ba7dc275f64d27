import { expect, test } from './support/fixtures';
import { serveGoogleScript, signInAtProvider } from './support/gapi';

test.beforeEach(({ context }) => serveGoogleScript(context));

test('A1: signing in with a provider goes through its window', async ({ page }) => {
  const email = `google-${crypto.randomUUID()}@waymark.example`;
  await page.goto('/login?from=%2Fsample-page');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await signInAtProvider(popup, { email, name: 'Noor Haddad' });
  await expect(page).toHaveURL('/sample-page');
});
