import { expectAccessibleOnPhone } from './support/accessibility';
import { addSecondFactors, phoneCodes, seededAccounts } from './support/emulator';
import { expect, test } from './support/fixtures';
import { serveGoogleScript, signInAtProvider } from './support/gapi';
import { fillInLogin, signIn } from './support/login-page';
import { holdResponse, holdCall, refuseCall, refusedRequest } from './support/provider-responses';

const signInCall = 'accounts:signInWithPassword';

test(
  'one press signs in with the demo account, which stays in view beside an error',
  { tag: '@core' },
  async ({ page, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByText(seededAccounts.demo.email)).toBeVisible();
    await fillInLogin(page, { email: 'nobody@waymark.example', password: 'not the password' });
    await expect(page.getByRole('alert')).toBeVisible();

    const demo = page.getByRole('button', { name: 'Sign in with the demo account' });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await demo.click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  },
);

test(
  'the user can sign in by keyboard, and password managers recognize the fields',
  { tag: '@core' },
  async ({ page, user }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email Address');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
    await email.focus();
    await page.keyboard.insertText(` ${user.email} `);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.insertText(user.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Keep me logged in')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  },
);

test(
  'a wrong password and an unknown address show the same message with a link to reset the password, and keep the values',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.goto('/login');
    const message = page.getByRole('alert');
    for (const email of [user.email, 'nobody@waymark.example']) {
      await fillInLogin(page, { email, password: ' not the password ' });
      await expect(message).toHaveText(/^The email address or password is incorrect\. Check both and try again\./);
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(' not the password ');
    }
    await page.getByLabel('Email Address').fill(user.email);
    await expectAccessibleOnPhone(page);

    await message.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue(user.email);
    expect(page.url()).not.toContain('@');
  },
);

test("each error has its own message without the provider's text, and the form works again after a lost connection", async ({
  page,
  user,
  allowConsole,
  context,
}) => {
  allowConsole(refusedRequest, /net::ERR_/);
  await page.goto('/login');
  const message = page.getByRole('alert');

  await test.step('a disabled account', async () => {
    await fillInLogin(page, seededAccounts.disabled);
    await expect(message).toContainText('This account has been disabled. Ask your administrator to enable it.');
  });

  const refusals: [code: string, says: RegExp][] = [
    ['OPERATION_NOT_ALLOWED : The identity provider is off.', /is not set up for this site\./],
    [
      'NEVER_HEARD_OF : Stack trace of the server.',
      /^Something went wrong\. Try again in a moment\. \(never-heard-of\)$/,
    ],
    ['The service <b>broke</b> at 10.0.0.7.', /^Something went wrong\. Try again in a moment\. \(unknown\)$/],
    ['MISSING_RECAPTCHA_TOKEN', /^We could not verify that you are not a robot\./],
  ];
  for (const [code, says] of refusals) {
    await test.step(code, async () => {
      await refuseCall(page, signInCall, code);
      await fillInLogin(page, user);
      await expect(message).toHaveText(says);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);
      await page.unrouteAll();
    });
  }

  await test.step('no network', async () => {
    await context.setOffline(true);
    await fillInLogin(page, user);
    await expect(message).toContainText('The sign-in service cannot be reached. Check your connection and try again.');
    await context.setOffline(false);
  });

  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('after too many attempts the form says to wait, and does not retry by itself', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const calls = await refuseCall(
    page,
    signInCall,
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled.',
  );
  await page.clock.install();
  await page.goto('/login');
  await fillInLogin(page, user);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a few minutes, then try again.');
  await page.clock.runFor('05:00');
  expect(calls()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('missing and malformed values show a message at their field, focus moves to the first one, and nothing is sent', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:')) requests += 1;
  });
  await page.goto('/login');
  const email = page.getByLabel('Email Address');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expectAccessibleOnPhone(page);
  await email.fill('not an address');
  await expect(email).toHaveAccessibleDescription('');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  await expect(email).toHaveValue('not an address');
  await email.fill('ada@example.com');
  await email.press('Enter');
  await expect(password).toBeFocused();
  expect(requests).toBe(0);
});

test('a slow sign-in can be canceled, and ends after 30 s with a message', async ({ page, user }) => {
  await page.clock.install({ time: '2026-03-02T09:00:00' });
  const { release, calls } = await holdCall(page, signInCall);
  await page.goto('/login');
  await page.getByLabel('Email Address').waitFor();
  await page.clock.pauseAt('2026-03-02T10:00:00');
  await fillInLogin(page, user);
  const button = page.getByRole('button', { name: /^Sign In/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
  await page.clock.runFor(5000);
  await expect(slow).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await button.click();
  await expect.poll(calls).toBe(2);
  await page.clock.runFor(5000);
  await expect(slow).toBeVisible();
  await page.clock.resume();
  await expectAccessibleOnPhone(page);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('alert')).toHaveText('The sign-in service took too long to respond. Try again.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);

  // Neither of the two aborted requests signs the user in.
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL('/login');
  await button.click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test("a canceled sign-in has no effect, even after a provider's window was opened", async ({ page, user, context }) => {
  await serveGoogleScript(context);
  await page.clock.install();
  const signedIn = await holdResponse(page, signInCall);
  const lookup = await holdResponse(page, 'accounts:lookup');
  await page.goto('/login');
  await fillInLogin(page, user);
  await expect.poll(signedIn.calls).toBe(1);
  await page.clock.runFor(2000);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Add new account' }).waitFor();
  await page.clock.runFor(4000);
  // The password was correct, but the account has not been read yet.
  signedIn.release();
  await expect.poll(lookup.calls).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  lookup.release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await popup.close();
  await page.goto('/account');
  await expect(page).toHaveURL('/login?from=%2Faccount');
});

test('ten quick submissions send one request, and a late response does not navigate after the user has left', async ({
  page,
  user,
}) => {
  const { release, calls } = await holdCall(page, signInCall);
  await page.goto('/pages/login');
  await page.getByLabel('Email Address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (let index = 0; index < 10; index += 1) form.requestSubmit();
  });
  await expect.poll(calls).toBe(1);
  await page.getByRole('link', { name: "Don't have an account?" }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeFocused();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByLabel('Name').fill('Still here');
  await expect(page).toHaveURL('/pages/register');
  expect(calls()).toBe(1);
});

/** A phone number for this test only. The page shows its last four digits. */
const newNumber = (end = '4321') => `+44${Math.floor(1e5 + Math.random() * 9e5)}${end}`;

test('an account with a second factor asks for the code, and again after a wrong one', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const number = newNumber();
  await addSecondFactors(user.localId, [number]);
  await page.clock.install();
  await page.goto('/login?from=%2Fsample-page');
  await fillInLogin(page, user);
  const code = page.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(new RegExp(`We sent it to .*${number.slice(-4)}\\.`));
  await expectAccessibleOnPhone(page);

  const response = await holdResponse(page, 'mfaSignIn:start');
  await test.step('back to the form, which keeps its values', async () => {
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(user.email);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(code).toBeFocused();
  });

  await code.fill('12');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^Enter the 6 digits of the code\./);
  await expect.poll(() => phoneCodes(number)).toHaveLength(2);
  const sent = (await phoneCodes(number)).at(-1) ?? '';
  await code.fill(sent === '000000' ? '000001' : '000000');
  // The text message arrived before the response that confirms it.
  await code.press('Enter');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveAttribute('aria-disabled', 'true');
  response.release();
  await expect(code).toHaveAccessibleDescription(/^This code is incorrect\./);
  await expect(code).toBeFocused();
  await expectAccessibleOnPhone(page);

  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new code was sent.' })).toBeVisible();
  const newest = (await phoneCodes(number)).at(-1) ?? '';
  await code.fill(`${newest.slice(0, 3)} ${newest.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/sample-page');
});

test('the user selects one of several phones, and a rejected code shows a message', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  const [first, second] = [newNumber('4321'), newNumber('8765')];
  await addSecondFactors(user.localId, [first, second]);
  await page.goto('/login');
  await fillInLogin(page, user);
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused();
  await expectAccessibleOnPhone(page);
  const choose = page.getByRole('button', { name: new RegExp(`^Send a code to .*${second.slice(-4)}$`) });
  await refuseCall(page, 'mfaSignIn:start', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await choose.click();
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a few minutes, then try again.');
  await page.unrouteAll();
  await choose.click();
  await expect(page.getByLabel('Code from the text message')).toBeFocused();
  expect(await phoneCodes(first)).toHaveLength(0);
  await page.getByLabel('Code from the text message').fill((await phoneCodes(second)).at(-1) ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');
});

test('a provider is linked to the existing account with its address after a sign-in, also with a second factor', async ({
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
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with GitHub' }).click(),
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Continue in the GitHub window.' })).toBeVisible();
  await signInAtProvider(popup, { email: user.email });
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  await expectAccessibleOnPhone(page);
  await expect(page.getByLabel('Email Address')).toHaveValue(user.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The email address or password is incorrect.');
  await password.fill(user.password);
  await page.getByRole('button', { name: 'Sign In and Add GitHub' }).click();
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
  await expectAccessibleOnPhone(page);
  await fillInLogin(page, user);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Elin' })).toBeVisible();
});
