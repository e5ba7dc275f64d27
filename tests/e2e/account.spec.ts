import type { Page } from '@playwright/test';
import {
  changeElsewhere,
  createUser,
  deleteUser,
  EmulatorError,
  type EmulatorUser,
  oobCodes,
  phoneCodes,
  signInWithGoogle,
  signInWithPassword,
} from './support/emulator';
import { expectAccessibleOnPhone } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { openWith, signIn } from './support/login-page';
import { holdCall, refuseOldSignIn } from './support/provider-responses';

async function openAccount(page: Page, user: EmulatorUser): Promise<void> {
  await signIn(page, user, '/account');
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
}

/** The dialog that asks for the password again. */
const again = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

async function enterPassword(page: Page, password: string): Promise<void> {
  await again(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The browser logs the error responses that these tests cause. */
const refused = /Failed to load resource/;

test.beforeEach(({ allowConsole }) => allowConsole(refused));

test(
  'a name is validated, can be discarded or saved, and appears in the header at once',
  { tag: '@core' },
  async ({ page, user }) => {
    await openAccount(page, user);
    const row = page.getByRole('region', { name: 'Display name' });
    const change = row.getByRole('button', { name: 'Change display name' });
    const name = row.getByLabel('New display name');
    const save = row.getByRole('button', { name: 'Save' });
    await expect(row).toContainText('Elin Berg');

    await test.step('an invalid value shows a message at its field without a request', async () => {
      await change.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('Elin Berg');
      await name.fill('  ');
      await save.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription('Enter your name.');
    });

    await test.step('a form can be closed', async () => {
      await row.getByRole('button', { name: 'Cancel' }).click();
      await expect(name).toBeHidden();
      await expect(change).toBeFocused();
    });

    await test.step('the form is saved with one request', async () => {
      await change.click();
      const { calls, release } = await holdCall(page, 'accounts:update');
      await name.fill('Elin Maria Berg');
      // The second click comes before the response to the first.
      await save.dblclick();
      release();
      await expect(page.getByText('Name saved')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /Elin Maria Berg/ })).toBeVisible();
      await expect(change).toBeFocused();
      expect(calls()).toBe(1);
      await page.reload();
      await expect(row).toContainText('Elin Maria Berg');
    });
  },
);

test('leaving the page with unsaved changes asks for confirmation', async ({ page, user }) => {
  await openAccount(page, user);
  const name = page.getByLabel('New display name');
  const change = page.getByRole('button', { name: 'Change display name' });
  const leave = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sample Page' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await change.click();
  await name.fill('Elin B.');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill('new@waymark.example');
  await leave.click();
  await expect(question).toContainText('Display name, Email address');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/account');
  await expect(name).toHaveValue('Elin B.');
  await leave.click();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/sample-page');
  // Browser history also asks, but the end of a session does not.
  await page.goBack();
  await change.click();
  await expect(name).toHaveValue('Elin Berg');
  await name.fill('Elin B.');
  await page.goForward();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(question).toBeHidden();
});

test('a verification email is sent to an unverified address, and the page detects when its link is opened', async ({
  page,
}) => {
  const user = await createUser({ emailVerified: false });
  await openAccount(page, user);
  const email = page.getByRole('region', { name: 'Email address' });
  await expect(email).toContainText('Not verified');
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('Verify your email address first');
  await email.getByRole('button', { name: 'Send verification email' }).click();
  const opened = email.getByRole('button', { name: 'I have opened the link' });
  await expect(opened).toBeFocused();
  await expect(email.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  await opened.click();
  await expect(email).toContainText('Your address is not verified.');

  const [code] = await oobCodes(user.email);
  expect(code?.requestType).toBe('VERIFY_EMAIL');
  await changeElsewhere({ oobCode: code?.oobCode ?? '' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(email).toContainText(/Verified/);
  await expect(email.getByRole('heading')).toBeFocused();
  await deleteUser(user.localId);
});

test('a new address applies once it is confirmed, and the change continues after signing in again', async ({
  page,
  user,
}) => {
  const next = `new-${user.email}`;
  await openAccount(page, user);
  const field = page.getByLabel('New email address');
  const change = page.getByRole('button', { name: 'Send link' });

  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(field).toBeFocused();
  await change.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Enter your email address\./);
  await field.fill(user.email.toUpperCase());
  await change.click();
  await expect(field).toHaveAccessibleDescription(/^This is already your address\./);

  await test.step('Escape keeps the entered values', async () => {
    await refuseOldSignIn(page, 'accounts:sendOobCode');
    await field.fill(next);
    await change.click();
    await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(again(page)).toBeHidden();
    await expect(field).toHaveValue(next);
    await expect(change).toBeFocused();
    expect(await oobCodes(user.email)).toEqual([]);
  });

  await test.step('a wrong password shows a message, and the correct one continues', async () => {
    await page.unrouteAll();
    await refuseOldSignIn(page, 'accounts:sendOobCode');
    await change.click();
    await enterPassword(page, 'not-it-at-all');
    await expect(again(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'The password is incorrect. Check it and try again.',
    );
    await enterPassword(page, user.password);
    await expect(again(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Confirm your new address' })).toContainText(next);
    await expect(field).toBeHidden();
  });

  await test.step('the address changes when the link is opened', async () => {
    const [code] = await oobCodes(user.email);
    expect(code?.newEmail).toBe(next);
    await changeElsewhere({ oobCode: code?.oobCode ?? '' });
    await expect(signInWithPassword(next, user.password)).resolves.toMatchObject({ localId: user.localId });
  });
});

test('a new password must meet the policy, is saved after signing in again, and works at the next sign-in', async ({
  page,
  user,
}) => {
  await openAccount(page, user);
  const card = page.getByRole('region', { name: 'Password' });
  const field = card.getByLabel('New password');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(field).toBeFocused();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription(/^Enter a new password\./);
  await field.fill('short');
  await expect(card.getByRole('list', { name: 'Password requirements' })).toContainText('At least 6 characters');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/at least 6 characters/);
  await expectAccessibleOnPhone(page);

  await refuseOldSignIn(page, 'accounts:update');
  await field.fill('tulips-in-november-52');
  await page.keyboard.press('Enter');
  await enterPassword(page, user.password);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(field).toBeHidden();
  await expect(again(page)).toBeHidden();
  await signInWithPassword(user.email, 'tulips-in-november-52');
  await expect(signInWithPassword(user.email, user.password)).rejects.toThrow(EmulatorError);
  // The session of this page continues.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
});

test('a user who signed up with a provider can set a password', async ({ page, user }) => {
  const address = `google-${user.email}`;
  const session = await signInWithGoogle({ sub: user.localId, email: address, name: 'Elin Berg' });
  await openWith(page, session, '/account');
  const card = page.getByRole('region', { name: 'Password' });
  await expect(card).toContainText('You sign in with Google.');
  await card.getByRole('button', { name: 'Set password' }).click();
  await card.getByLabel('New password').fill('tulips-in-november-52');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password set')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Change password' })).toBeVisible();
  await signInWithPassword(address, 'tulips-in-november-52');
  await deleteUser(session.localId);
});

test('a phone can be added with a code, used to confirm a sign-in, and removed', async ({ page, user }) => {
  const number = `+4477009${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;
  await openAccount(page, user);
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Add a phone' }).click();
  const phone = card.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await phone.fill('07700 900123');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAccessibleDescription(/^Start with the country code/);
  await phone.fill(`${number.slice(0, 3)} (${number.slice(3, 7)}) ${number.slice(7)}`);
  await page.keyboard.press('Enter');

  const code = card.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Enter the 6 digits/);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^This code is incorrect/);
  const sent = (await phoneCodes(number)).at(-1) ?? '';
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone added')).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText(number);
  await expect(card.getByRole('button', { name: 'Add another phone' })).toBeFocused();
  await expect(signInWithPassword(user.email, user.password)).rejects.toThrow('MFA_REQUIRED');

  await card.getByRole('button', { name: `Remove ${number}` }).click();
  await refuseOldSignIn(page, 'mfaEnrollment:withdraw');
  const earlier = await phoneCodes(number);
  const question = page.getByRole('alertdialog', { name: 'Remove this phone?' });
  await expectAccessibleOnPhone(page);
  await question.getByRole('button', { name: 'Remove phone' }).click();
  await enterPassword(page, user.password);
  const confirmation = again(page).getByLabel('Code from the text message');
  await expect(confirmation).toBeFocused();
  const newCodes = async () => (await phoneCodes(number)).filter((each) => !earlier.includes(each));
  await expect.poll(newCodes).toHaveLength(1);
  await confirmation.fill((await newCodes())[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone removed')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add a phone' })).toBeFocused();
  await signInWithPassword(user.email, user.password);
});

test('the account can be deleted by keyboard after typing the address and signing in again', async ({ page, user }) => {
  await openAccount(page, user);
  await refuseOldSignIn(page, 'accounts:delete');
  await page.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel('Type your email address to confirm');
  await expect(field).toBeFocused();
  await page.keyboard.type('someone@else.example');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^Type ${user.email} to confirm\\.`));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessibleOnPhone(page);
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(signInWithPassword(user.email, user.password)).rejects.toThrow(EmulatorError);
});
