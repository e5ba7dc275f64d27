import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from './support/accessibility';
import {
  deleteUser,
  type EmulatorUser,
  signInWithGoogle,
  signInWithPassword,
  unlinkProvider,
} from './support/emulator';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { openWindow, serveGoogleScript, signInAtProvider } from './support/gapi';
import { openWith, signIn } from './support/login-page';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSocialProfile(page: Page, user: EmulatorUser): Promise<void> {
  await signIn(page, user, '/account/social');
  await expect(page.getByRole('heading', { name: 'Social Profile', level: 1 })).toBeVisible();
}

async function openGitHub(page: Page): Promise<Page> {
  const popup = await openWindow(button(page, 'Link GitHub'));
  await popup.getByRole('button', { name: 'Add new account' }).waitFor();
  return popup;
}

test('a provider is linked in its window, and unlinked after a confirmation', async ({ page, user, context }) => {
  await serveGoogleScript(context);
  await openSocialProfile(page, user);
  const gitHub = row(page, 'GitHub');
  const address = `linked-${user.email}`;
  await expect(gitHub).toContainText('Not linked');
  await signInAtProvider(await openGitHub(page), { email: address });
  await expect(page.getByText('GitHub linked')).toBeVisible();
  await expect(gitHub).toContainText(address);
  await expect(button(page, 'Unlink GitHub')).toBeFocused();

  const question = page.getByRole('alertdialog', { name: 'Unlink GitHub?' });
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(gitHub).toContainText('Linked');
  await expect(button(page, 'Unlink GitHub')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Unlink GitHub' }).click();
  await expect(gitHub).toContainText('Not linked');
  await expect(button(page, 'Link GitHub')).toBeFocused();
});

test('the only sign-in method cannot be unlinked until a password is set', async ({ page, user }) => {
  const email = `only-${user.email}`;
  const session = await signInWithGoogle({ sub: email, email, name: 'Noor Haddad' });
  await openWith(page, session, '/account/social');
  const unlink = button(page, 'Unlink Google');
  await expect(unlink).toBeDisabled();
  await expect(unlink).toHaveAccessibleDescription(/cannot be unlinked\. Set a password or link another account first/);
  await page.getByRole('link', { name: 'Set a password' }).click();
  await expect(page).toHaveURL('/account#password');
  await button(page, 'Set password').click();
  await page.keyboard.type('tulips-in-november-52');
  await button(page, 'Save').click();
  await expect(page.getByText('Password set')).toBeVisible();
  await page.getByRole('link', { name: 'Manage your linked accounts' }).click();
  await expect(page.getByText('You can sign in as')).toContainText(email);
  await unlink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Google' }).click();
  await expect(row(page, 'Google')).toContainText('Not linked');
  await deleteUser(session.localId);
});

test('a closed window and a provider unlinked elsewhere each show a message', async ({ page, user, context }) => {
  await serveGoogleScript(context);
  await page.clock.install();
  await openSocialProfile(page, user);

  await test.step('the user closes the window: the button remains enabled', async () => {
    const popup = await openGitHub(page);
    await expect(row(page, 'GitHub').getByRole('status')).toHaveText('Continue in the GitHub window.');
    await popup.close();
    await expect(button(page, 'Link GitHub')).toBeEnabled();
    // The library polls whether the window is closed, and reports it after a delay.
    const alert = row(page, 'GitHub').getByRole('alert');
    await expect.poll(() => page.clock.runFor(2000).then(() => alert.count())).toBe(1);
    await expect(alert).toContainText('The sign-in window was closed');
    await expectAccessibleOnPhone(page);
  });

  await test.step('the provider was unlinked on another device: the page shows it', async () => {
    const email = `meanwhile-${user.email}`;
    await signInWithGoogle({ sub: email, email }, await signInWithPassword(user.email, user.password));
    // The account is read at startup and when the page mounts. The second response arrives late and is outdated.
    let responses = 0;
    const { opened: held, open: release } = createGate();
    await page.route('**/accounts:lookup?*', async (route) => {
      const response = await route.fetch();
      responses += 1;
      if (responses === 2) await held;
      await route.fulfill({ response });
    });
    await page.reload();
    await expect(row(page, 'Google')).toContainText(email);
    await expect.poll(() => responses).toBe(2);
    await unlinkProvider(user.localId, 'google.com');
    await button(page, 'Unlink Google').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Google' }).click();
    release();
    await expect(row(page, 'Google').getByRole('alert')).toContainText('no longer linked to your account');
    await expect(button(page, 'Link Google')).toBeVisible();
  });
});
