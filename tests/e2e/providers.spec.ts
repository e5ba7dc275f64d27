import type { Page } from '@playwright/test';
import { signInWithGoogle } from './support/emulator';
import { expect, test } from './support/fixtures';
import { googleScript, openWindow, serveGoogleScript, signInAtProvider } from './support/gapi';
import { openWith, signIn } from './support/login-page';
import { refuseOldSignIn } from './support/provider-responses';

const failedRequest = /Failed to load resource|net::ERR_/;
const newEmail = () => `provider-${crypto.randomUUID()}@waymark.example`;
const button = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });

/** Clicks the provider's button and returns its window. */
async function openProvider(page: Page, name: string): Promise<Page> {
  const popup = await openWindow(button(page, name));
  await popup.getByRole('button', { name: 'Add new account' }).waitFor();
  return popup;
}

test(
  'signing in with a provider uses its window and returns to the page that the user wanted',
  { tag: '@core' },
  async ({ page, context }) => {
    await serveGoogleScript(context);
    await page.goto('/login?from=%2Fsample-page');
    const popup = await openProvider(page, 'Google');
    await signInAtProvider(popup, { email: newEmail(), name: 'Noor Haddad' });
    await expect(page).toHaveURL('/sample-page');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.reload();
    await expect(page).toHaveURL('/sample-page');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Profile of Noor' })).toBeVisible();
  },
);

test('a closed window shows a message, and every button works while a window is open', async ({ page, context }) => {
  await serveGoogleScript(context);
  await page.clock.install();
  await page.goto('/login');

  await test.step('the user closes the window', async () => {
    const popup = await openProvider(page, 'Google');
    await popup.close();
    await expect(button(page, 'Google')).toBeEnabled();
    // The library checks every two seconds whether the window is closed, and reports it eight seconds later.
    const alert = page.getByRole('alert');
    await expect.poll(() => page.clock.runFor(2000).then(() => alert.count())).toBe(1);
    await expect(alert).toHaveText('The sign-in window was closed too early. Try again.');
  });

  await test.step('a second window replaces the first one without a message', async () => {
    await openProvider(page, 'Google');
    const second = await openProvider(page, 'GitHub');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await signInAtProvider(second, { email: newEmail() });
    await expect(dashboard(page)).toBeVisible();
  });
});

test('a Google script that fails or hangs shows a message, and the window opens once it loads', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  await page.clock.install();
  await page.goto('/login');
  const unreachable = 'The sign-in window could not be opened.';

  await test.step('the script fails', async () => {
    await context.route(googleScript, (route) => route.abort());
    await button(page, 'Google').click();
    await expect(page.getByRole('alert')).toContainText(unreachable);
    await context.unroute(googleScript);
  });
  await test.step('the script hangs', async () => {
    const asked = page.waitForRequest(googleScript);
    await context.route(googleScript, () => undefined);
    await button(page, 'Google').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await asked;
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('alert')).toContainText(unreachable);
    await expect(button(page, 'GitHub')).toBeEnabled();
    await context.unroute(googleScript);
  });
  await test.step('after a reload with a connection, the window opens', async () => {
    await serveGoogleScript(context);
    await page.reload();
    await (await openProvider(page, 'Google')).close();
  });
});

test("linking another user's provider account shows a specific message", async ({
  page,
  user,
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  await serveGoogleScript(context);
  const email = newEmail();
  await signInWithGoogle({ sub: `taken-${email}`, email });
  await signIn(page, user, '/account/social');
  const popup = await openWindow(page.getByRole('button', { name: 'Link Google', exact: true }));
  await popup.getByText(email).click();
  await expect(page.getByText('This provider account is linked to another account here.')).toBeVisible();
});

test.describe("Apple's access is revoked", () => {
  test.beforeEach(async ({ page, user, context }) => {
    await serveGoogleScript(context);
    await signIn(page, user, '/account/social');
    await signInAtProvider(await openWindow(page.getByRole('button', { name: 'Link Apple', exact: true })), {
      email: newEmail(),
    });
    await expect(page.getByRole('button', { name: 'Unlink Apple' })).toBeVisible();
  });

  /** Confirms the open question, and expects that the app revokes its access. */
  async function expectRevocation(page: Page, confirm: string): Promise<void> {
    const revoked = page.waitForRequest(
      (request) => request.url().includes('/v2/accounts:revokeToken') && request.method() === 'POST',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    expect((await revoked).postDataJSON()).toMatchObject({ providerId: 'apple.com' });
  }

  test('when Apple is unlinked', async ({ page }) => {
    await page.getByRole('button', { name: 'Unlink Apple' }).click();
    await expectRevocation(page, 'Unlink Apple');
    await expect(page.getByRole('button', { name: 'Link Apple', exact: true })).toBeVisible();
  });

  test('when the account is deleted', async ({ page, user }) => {
    await page.getByRole('link', { name: 'Account Settings' }).first().click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill(user.email);
    await expectRevocation(page, 'Delete');
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  });
});

test("a user without a password signs in again in the provider's window, and the change continues", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  await serveGoogleScript(context);
  const email = newEmail();
  await openWith(page, await signInWithGoogle({ sub: `own-${email}`, email, name: 'Noor Haddad' }), '/account');
  await refuseOldSignIn(page, 'accounts:delete');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: /Delete/ }).click();
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(again.getByLabel('Password')).toHaveCount(0);
  const popup = await openWindow(again.getByRole('button', { name: 'Continue with Google' }));
  await popup.getByText(email).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
});
