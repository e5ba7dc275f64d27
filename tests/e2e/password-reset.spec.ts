import { expectAccessibleOnPhone } from './support/accessibility';
import { createUser, deleteUser, oobCodes, sendCode, setDisabled } from './support/emulator';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn } from './support/login-page';
import { refuseCall, refusedRequest } from './support/provider-responses';

/** The newest password reset link, as a URL of the app. */
async function resetPath(email: string, more = ''): Promise<string> {
  await expect.poll(async () => (await oobCodes(email)).length).toBeGreaterThan(0);
  const code = (await oobCodes(email)).findLast(({ requestType }) => requestType === 'PASSWORD_RESET');
  return `/auth/action?mode=resetPassword&oobCode=${code?.oobCode}&apiKey=demo-api-key&lang=en${more}`;
}

test(
  "a forgotten password can be replaced with the email's link, which works once",
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.goto('/login?from=%2Fsample-page');
    await page.getByLabel('Email address').fill(user.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password?from=%2Fsample-page');
    await expect(page.getByLabel('Email address')).toHaveValue(user.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

    const path = await resetPath(
      user.email,
      `&continueUrl=${encodeURIComponent(`${new URL(page.url()).origin}/sample-page`)}`,
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await test.step('the code is removed from the address bar and the history', async () => {
      await expect(page).toHaveURL('/auth/action');
      expect(await page.evaluate(() => JSON.stringify([window.history.state, document.referrer]))).not.toContain(
        'oobCode',
      );
    });
    await expect(page.getByLabel('Email address')).toHaveValue(user.email);

    await page.getByLabel('New password', { exact: true }).fill(' a new pass phrase ');
    const repeated = page.getByLabel('Repeat the new password');
    await repeated.fill(' a new pass phrase ');
    await repeated.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/login?from=%2Fsample-page');
    await expect(page.getByLabel('Email address')).toHaveValue(user.email);
    await page.getByLabel('Password', { exact: true }).fill(' a new pass phrase ');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/sample-page');

    await test.step('the same link shows that it was used', async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
    });
  },
);

test('known, unknown and disabled addresses show the same message, even without enumeration protection', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const disabled = await createUser();
  await setDisabled(disabled.localId, true);
  const confirmation = 'If this address has an account, we sent a link to set a new password.';
  await page.goto('/forgot-password');
  for (const email of [disabled.email, 'nobody@waymark.example']) {
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(confirmation)).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  for (const code of ['EMAIL_NOT_FOUND', 'USER_DISABLED']) {
    await refuseCall(page, 'accounts:sendOobCode', code);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(confirmation)).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.unrouteAll();
  }
  await deleteUser(disabled.localId);
});

test('the address is validated, another link can be requested after a delay, and errors are shown', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  await page.clock.install();
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email address');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await email.fill(user.email);
  const calls = await refuseCall(page, 'accounts:sendOobCode', 'RESET_PASSWORD_EXCEED_LIMIT');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a few minutes, then try again.');
  expect(calls()).toBe(1);
  await page.unrouteAll();

  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(31_000);
  await expect(again).toHaveText('Send again');
  expect(await oobCodes(user.email)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Another link was sent.' })).toBeVisible();
  await expect(again).toBeFocused();
  expect(await oobCodes(user.email)).toHaveLength(2);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(user.email);
});

test('a link for another account shows a warning, and lets the user switch accounts', async ({ page, user }) => {
  const other = await createUser({ displayName: 'Dario Moretti' });
  await signIn(page, other, '/sample-page');
  await sendCode('PASSWORD_RESET', user.email, { email: user.email });
  await page.goto(await resetPath(user.email));
  await expect(page.getByText('You are signed in as Dario Moretti. This link is for another account')).toBeVisible();
  await expectAccessibleOnPhone(page);
  await page.getByLabel('New password', { exact: true }).fill('a new pass phrase');
  await page.getByLabel('Repeat the new password').fill('a new pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
  await page.getByRole('button', { name: `Sign out and use ${user.email}` }).click();
  await fillInLogin(page, { ...user, password: 'a new pass phrase' });
  await expect(page.getByRole('button', { name: 'Profile of Elin' })).toBeVisible();
  await deleteUser(other.localId);
});
