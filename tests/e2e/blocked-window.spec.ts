import { launchOptions } from '../helpers/browsers.mjs';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { googleScript, serveGoogleScript, signInAtProvider } from './support/gapi';

test.use({
  // Block windows without a user gesture, as browsers do by default.
  launchOptions: { ...launchOptions({ hasWindows: true }), ignoreDefaultArgs: ['--disable-popup-blocking'] },
  // Recording a trace evaluates code as a user gesture.
  trace: 'off',
});

test('if the browser blocks the window, the page redirects to the provider and returns', async ({ page, context }) => {
  await serveGoogleScript(context);
  const { opened: held, open: release } = createGate();
  await context.route(
    googleScript,
    async (route) => {
      await held;
      await route.fallback();
    },
    { times: 1 },
  );
  await page.goto('/login?from=%2Fsample-page');
  const asked = page.waitForRequest(googleScript);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await asked;
  // A click allows one window within five seconds, and this window uses up the permission. `page.evaluate` would count
  // as a user gesture.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Runtime.evaluate', { expression: 'window.open().close()', userGesture: false });
  release();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await signInAtProvider(page, { email: `provider-${crypto.randomUUID()}@waymark.example`, name: 'Noor Haddad' });
  await expect(page).toHaveURL('/sample-page');
  await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
});
