import { launchOptions } from '../helpers/launch-options';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { googleScript, serveGoogleScript, signInAtProvider } from './support/gapi';

test.use({
  // A browser that blocks windows that no press has asked for, as people's browsers do.
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-popup-blocking'] },
  // What is recorded for a trace is asked of the page as if a person had pressed something.
  trace: 'off',
});

test('where the browser blocks the window, the page redirects to the provider and returns', async ({
  page,
  context,
}) => {
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
  // A press is good for one window, and for five seconds: one that opens later is one that nobody asked for. Playwright's own
  // way to ask the page would count as a press.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Runtime.evaluate', { expression: 'window.open().close()', userGesture: false });
  release();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await signInAtProvider(page, { email: `provider-${crypto.randomUUID()}@waymark.example`, name: 'Noor Haddad' });
  await expect(page).toHaveURL('/sample-page');
  await expect(page.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
});
