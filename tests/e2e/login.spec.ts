import { expectAccessibleOnPhone } from './support/accessibility';
import { addSecondFactors, phoneCodes, seededAccounts } from './support/emulator';
import { expect, test } from './support/fixtures';
import { openWindow, serveGoogleScript, signInAtProvider } from './support/gapi';
import { fillInLogin, signIn } from './support/login-page';
import { refuseCall, refusedRequest } from './support/provider-responses';

const signInCall = 'accounts:signInWithPassword';

test(
  'one press signs in with the demo account, which remains visible when an error is shown',
  { tag: '@core' },
  async ({ page, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByText(seededAccounts.demo.email)).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: `Copy ${seededAccounts.demo.email}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(seededAccounts.demo.email);
    await fillInLogin(page, { email: 'nobody@waymark.example', password: 'not the password' });
    await expect(page.getByRole('alert')).toBeVisible();

    const demo = page.getByRole('button', { name: 'Use the demo account' });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await demo.click();
    await expect(page.getByRole('button', { name: 'Profile of Ada' })).toBeVisible();
  },
);

test(
  'a wrong password and an unknown address show the same message, and correct ones sign in',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.goto('/login?from=%2Fsample-page');
    const email = page.getByLabel('Email address');
    const password = page.getByLabel('Password', { exact: true });
    const message = page.getByRole('alert');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    for (const address of ['nobody@waymark.example', user.email]) {
      await fillInLogin(page, { email: address, password: ' not the password ' });
      await expect(message).toHaveText(/^The email address or password is incorrect\. Check both and try again\./);
      await expect(email).toHaveValue(address);
      await expect(password).toHaveValue(' not the password ');
    }
    await message.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
    await expect(email).toHaveValue(user.email);
    expect(page.url()).not.toContain('@');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await email.fill(` ${user.email} `);
    await password.fill(user.password);
    await password.press('Enter');
    await expect(page).toHaveURL('/sample-page');
  },
);

test('a form that cannot be submitted explains why, sends nothing automatically, and works again later', async ({
  page,
  user,
  allowConsole,
  context,
}) => {
  allowConsole(refusedRequest, /net::ERR_/);
  await page.goto('/login?from=%2Fsample-page');
  const message = page.getByRole('alert');
  await test.step('the account is disabled', async () => {
    await fillInLogin(page, seededAccounts.disabled);
    await expect(message).toContainText('This account has been disabled. Ask your administrator to enable it.');
  });
  await test.step('there were too many attempts', async () => {
    const calls = await refuseCall(page, signInCall, 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled.');
    await fillInLogin(page, user);
    await expect(message).toHaveText('Too many attempts. Wait a few minutes, then try again.');
    await page.getByLabel('Password', { exact: true }).fill('');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.');
    await expectAccessibleOnPhone(page);
    expect(calls()).toBe(1);
    await page.unrouteAll();
  });
  await test.step('there is no network', async () => {
    await context.setOffline(true);
    await fillInLogin(page, user);
    await expect(message).toContainText('The sign-in service cannot be reached. Check your connection and try again.');
    await context.setOffline(false);
  });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sample-page');
});

/** A phone number for this test only. The page shows its last four digits. */
const newNumber = (end = '4321') => `+44${Math.floor(1e5 + Math.random() * 9e5)}${end}`;

test('an account with a second factor asks for a code from one of its phones, and again after a wrong code', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const [first, second] = [newNumber('4321'), newNumber('8765')];
  await addSecondFactors(user.localId, [first, second]);
  await page.clock.install();
  await page.goto('/login?from=%2Fsample-page');
  await fillInLogin(page, user);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^Send a code to .*${second.slice(-4)}$`) }).click();
  const code = page.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(new RegExp(`We sent it to .*${second.slice(-4)}\\.`));
  const sent = (await phoneCodes(second)).at(-1) ?? '';
  await code.fill(sent === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^This code is incorrect\./);
  await expect(code).toBeFocused();
  await expectAccessibleOnPhone(page);

  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new code was sent.' })).toBeVisible();
  const newest = (await phoneCodes(second)).at(-1) ?? '';
  await code.fill(`${newest.slice(0, 3)} ${newest.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/sample-page');
  expect(await phoneCodes(first)).toHaveLength(0);
});

test('a provider is linked to the existing account after a sign-in, even with a second factor', async ({
  page,
  user,
  context,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const number = newNumber();
  await addSecondFactors(user.localId, [number]);
  await serveGoogleScript(context, { verifiesAddresses: false });
  await page.goto('/login?from=%2Faccount%2Fsocial');
  const popup = await openWindow(page.getByRole('button', { name: 'Continue with GitHub' }));
  await expect(page.getByRole('status').filter({ hasText: 'Continue in the GitHub window.' })).toBeVisible();
  await signInAtProvider(popup, { email: user.email });
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue(user.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The email address or password is incorrect.');
  await password.fill(user.password);
  await page.getByRole('button', { name: 'Sign in and add GitHub' }).click();
  const code = page.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await expect.poll(() => phoneCodes(number)).toHaveLength(1);
  // The emulator links the provider and asks for the second factor again, although the user has just confirmed it.
  await page.route('**/accounts:signInWithIdp**', async (route) => {
    const { idToken } = (route.request().postDataJSON() ?? {}) as { idToken?: string };
    if (idToken === undefined) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as object;
    return route.fulfill({ response, json: { ...body, mfaPendingCredential: undefined, idToken } });
  });
  await code.fill((await phoneCodes(number)).at(-1) ?? '');
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
});

test('a signed-in user can open the login page from the menu and sign in as another user', async ({ page, user }) => {
  await signIn(page, seededAccounts.demo, '/pages/login');
  await expect(page.getByText('You are signed in as Ada Fischer.')).toBeVisible();
  await fillInLogin(page, user);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Profile of Elin' })).toBeVisible();
});
