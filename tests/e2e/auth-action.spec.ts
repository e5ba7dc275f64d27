import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from './support/accessibility';
import {
  changeElsewhere,
  createUser,
  deleteUser,
  type EmulatorUser,
  oobCodes,
  sendCode,
  signInWithPassword,
} from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { respondTo, refuseCall, refusedRequest } from './support/provider-responses';

async function verificationCode({ email, password }: EmulatorUser): Promise<string> {
  const { idToken } = await signInWithPassword(email, password);
  return sendCode('VERIFY_EMAIL', email, { idToken });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an address is verified when the user confirms, and the link then shows that it was used', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const user = await createUser({ emailVerified: false });
  const path = `/auth/action?mode=verifyEmail&oobCode=${await verificationCode(user)}&apiKey=demo-api-key`;
  let applied = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('accounts:update')) applied += 1;
  });
  await page.goto(path);
  await expect(heading(page)).toHaveText('Verify your email address');
  await expect(page).toHaveURL('/auth/action');
  await expect(page.getByText(user.email)).toBeVisible();
  await expectAccessibleOnPhone(page);
  expect(applied).toBe(0);
  await page.getByRole('button', { name: 'Verify address' }).press('Enter');
  await expect(heading(page)).toHaveText('Your email address is verified');
  await expect(heading(page)).toBeFocused();
  expect(applied).toBe(1);

  await test.step('neither a reload nor Back restores the code', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText('This link is incomplete');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await expect(heading(page)).toHaveText('Hi, Welcome Back');
    await page.goBack();
    await expect(heading(page)).toHaveText('This link is incomplete');
  });
  await page.goto(path);
  await expect(heading(page)).toHaveText('This link has already been used');
  await deleteUser(user.localId);
});

test('a new address is confirmed, and is filled in on the login page', async ({ page, user }) => {
  const { idToken } = await signInWithPassword(user.email, user.password);
  const newEmail = `new-${user.email}`;
  const code = await sendCode('VERIFY_AND_CHANGE_EMAIL', user.email, { idToken, newEmail });
  await page.goto(`/auth/action?mode=verifyAndChangeEmail&oobCode=${code}`);
  await expect(heading(page)).toHaveText('Confirm your new email address');
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(heading(page)).toHaveText('Your email address is changed');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email address')).toHaveValue(newEmail);
  await signInWithPassword(newEmail, user.password);
});

test('a changed address can be restored, and the page offers to set a new password', async ({ page, user }) => {
  const { idToken } = await signInWithPassword(user.email, user.password);
  await changeElsewhere({ idToken, email: `stolen-${user.email}` });
  const recovery = (await oobCodes(user.email)).findLast(({ requestType }) => requestType === 'RECOVER_EMAIL');
  await page.goto(`/auth/action?mode=recoverEmail&oobCode=${recovery?.oobCode}`);
  await expect(heading(page)).toHaveText('Restore your email address?');
  await expect(page.getByText(user.email)).toBeVisible();
  await page.getByRole('button', { name: 'Restore address' }).click();
  await expect(heading(page)).toHaveText('Your email address is restored');
  await signInWithPassword(user.email, user.password);
  await page.getByRole('button', { name: 'Send me a link to set a new password' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `We sent a link to set a new password to ${user.email}` }),
  ).toBeVisible();
  await expectAccessibleOnPhone(page);
  expect((await oobCodes(user.email)).at(-1)?.requestType).toBe('PASSWORD_RESET');
});

test('a phone added by another user can be removed', async ({ page }) => {
  await respondTo(page, 'accounts:resetPassword', 200, {
    requestType: 'REVERT_SECOND_FACTOR_ADDITION',
    email: 'ada@example.com',
    mfaInfo: { phoneInfo: '+******1234', mfaEnrollmentId: 'x', enrolledAt: '2026-01-01T00:00:00Z' },
  });
  await respondTo(page, 'accounts:update', 200, { email: 'ada@example.com' });
  await page.goto('/auth/action?mode=revertSecondFactorAddition&oobCode=recorded');
  await page.getByRole('button', { name: 'Remove phone' }).click();
  await expect(heading(page)).toHaveText('Phone removed');
});

test('links that are expired, used, incomplete or for another site explain what is wrong and what to do', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest, /net::ERR_FAILED/);
  const open = (query: string) => page.goto(`/auth/action?${query}`);

  await test.step('the link has expired', async () => {
    await refuseCall(page, 'accounts:resetPassword', 'EXPIRED_OOB_CODE');
    await open('mode=resetPassword&oobCode=expired');
    await expect(heading(page)).toHaveText('This link has expired');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(heading(page)).toHaveText('Forgot password?');
    await open('mode=verifyEmail&oobCode=expired');
    await page.getByRole('link', { name: 'Sign in to request a new link' }).click();
    await expect(page).toHaveURL('/login?from=%2Faccount');
    await page.unrouteAll();
  });

  await test.step('the link was used elsewhere or replaced', async () => {
    await open('mode=resetPassword&oobCode=never-made');
    await expect(heading(page)).toHaveText('This link is no longer valid');
    await open('mode=verifyAndChangeEmail&oobCode=never-made');
    await expect(page.getByRole('link', { name: 'Request a new link in your account settings' })).toBeVisible();
    await open('mode=recoverEmail&oobCode=never-made');
    await expect(page.getByText('contact your administrator')).toBeVisible();
  });

  await test.step('the link is for another site', async () => {
    await open('mode=resetPassword&oobCode=x&apiKey=key-of-another-site');
    await expect(heading(page)).toHaveText('This link is for another site');
    // The code belongs to a different operation than the mode in the URL.
    await open(`mode=resetPassword&oobCode=${await verificationCode(user)}`);
    await expect(heading(page)).toHaveText('This link is for another site');
  });

  await test.step('the link is incomplete or has an unknown mode', async () => {
    await open('mode=resetPassword');
    await expect(heading(page)).toHaveText('This link is incomplete');
    await open('mode=constructor&oobCode=x');
    await expect(heading(page)).toHaveText('This link cannot be used here');
  });

  await test.step('the account is disabled, or the service cannot be reached', async () => {
    await refuseCall(page, 'accounts:resetPassword', 'USER_DISABLED');
    await open('mode=resetPassword&oobCode=x');
    await expect(page.getByRole('alert')).toContainText('This account has been disabled.');
    await page.unrouteAll();
    await page.route('**/accounts:resetPassword**', (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
    await expectAccessibleOnPhone(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('This link is no longer valid');
  });
});

test('a link that expires while the page is open shows a message, and a signed-in user can request a new one', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const user = await createUser({ emailVerified: false });
  await signIn(page, user, '/sample-page');
  const code = await verificationCode(user);
  await page.goto(`/auth/action?mode=verifyEmail&oobCode=${code}`);
  await refuseCall(page, 'accounts:update', 'EXPIRED_OOB_CODE');
  await page.getByRole('button', { name: 'Verify address' }).click();
  await expect(heading(page)).toHaveText('This link has expired');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new link was sent.' })).toBeVisible();
  expect((await oobCodes(user.email)).filter(({ requestType }) => requestType === 'VERIFY_EMAIL')).toHaveLength(2);
  await deleteUser(user.localId);
});
