import { createUser, seededAccounts, setDisabled, signInWithPassword } from './support/emulator';
import { expect, test } from './support/fixtures';
import { fillInLogin, signIn, signInByForm } from './support/login-page';

/** What the browser itself says of a request that the provider refused; the page says it in its own words. */
const refusedRequest = /Failed to load resource: the server responded with a status of 4\d\d/;

test.describe('signing in', () => {
  test('with the demo account that the page offers', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Fill in the demo account' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(seededAccounts.demo.email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
    await expect(page.getByText('Sample data')).toBeVisible();
  });

  test('a wrong password and an unknown address read the same, and what was typed stays', async ({
    page,
    user,
    allowConsole,
  }) => {
    allowConsole(refusedRequest);
    await page.goto('/login');
    await fillInLogin(page, { email: user.email, password: 'not-the-password' });
    const message = page.getByRole('alert');
    await expect(message).toHaveText('The e-mail address or the password is not right. Check both and try again.');
    await expect(page.getByLabel('Email Address')).toHaveValue(user.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
    await fillInLogin(page, { email: 'nobody@waymark.example', password: 'not-the-password' });
    await expect(message).toHaveText('The e-mail address or the password is not right. Check both and try again.');
    await fillInLogin(page, user);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });

  test('a disabled account is told so', async ({ page, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.goto('/login');
    await fillInLogin(page, seededAccounts.disabled);
    await expect(page.getByRole('alert')).toContainText('This account has been disabled.');
  });

  test('missing and malformed input is named at its field, the first one takes the focus, and nothing is sent', async ({
    page,
  }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('accounts:')) requests += 1;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const email = page.getByLabel('Email Address');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.');
    await email.fill('not an address');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
    await expect(email).toHaveValue('not an address');
    expect(requests).toBe(0);
  });

  test('ten quick submissions send one request', async ({ page, user }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('accounts:signInWithPassword')) requests += 1;
    });
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      for (let index = 0; index < 10; index += 1) form.requestSubmit();
    });
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(requests).toBe(1);
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret-words');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('offline, the form says that the service cannot be reached', async ({ page, user, context, allowConsole }) => {
    allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login');
    await page.getByLabel('Email Address').waitFor();
    await context.setOffline(true);
    await fillInLogin(page, user);
    await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });
});

test.describe('registering', () => {
  test('a newcomer makes an account and is greeted by name', async ({ page }) => {
    const email = `newcomer-${crypto.randomUUID()}@waymark.example`;
    await page.goto('/login?from=%2Fsample-page');
    await page.getByRole('link', { name: "Don't have an account?" }).click();
    await expect(page).toHaveURL('/register?from=%2Fsample-page');
    await page.getByLabel('Name', { exact: true }).fill('Noor Haddad');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/sample-page');
    await expect(page.getByRole('button', { name: 'Logout Noor Haddad' })).toBeVisible();
    await signInWithPassword(email, 'a long pass phrase');
  });

  test('an address that is taken, or a short password, is named at its field', async ({ page, user, allowConsole }) => {
    allowConsole(refusedRequest);
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Noor Haddad');
    await page.getByLabel('Email Address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 6 characters\./);
    await page.getByLabel('Password', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/already exists/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noor Haddad');
  });
});

test.describe('the session', () => {
  test('outlives a reload without a flash of the login page', async ({ page, user }) => {
    await signInByForm(page, user);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Enter your credentials')) document.documentElement.dataset.sawLogin = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-login');
  });

  test('without "Keep me logged in" it outlives a reload, and ends with the tab', async ({ page, user, context }) => {
    await page.goto('/login');
    await page.getByLabel('Keep me logged in').uncheck();
    await fillInLogin(page, user);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
  });

  test('signing out leads to the login page, in every tab, and back shows nothing protected', async ({
    page,
    user,
    context,
  }) => {
    await signIn(page, user);
    const other = await context.newPage();
    await other.goto('/sample-page');
    await expect(other.getByRole('heading', { name: 'Sample Card' })).toBeVisible();
    await page.getByRole('button', { name: `Logout ${user.displayName}` }).click();
    await expect(page).toHaveURL('/login');
    await expect(other.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await page.goto('/sample-page');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Hi, Welcome Back' })).toBeVisible();
    await expect(page.getByText('Latest readings')).toHaveCount(0);
  });

  test('of an account that was disabled meanwhile ends at the next load, with the reason and the way back', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(refusedRequest);
    const user = await createUser();
    await signIn(page, user);
    await setDisabled(user.localId, true);
    await page.goto('/api-setup?x=1');
    await expect(page.getByText('because this account has been disabled')).toBeVisible();
    await expect(page).toHaveURL('/login?from=%2Fapi-setup%3Fx%3D1');
  });

  for (const status of [500, 503, 429]) {
    test(`survives a sign-in service that answers ${status} at the start`, async ({ page, user, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await signIn(page, user);
      await page.route('**/accounts:lookup**', (route) =>
        route.fulfill({ status, contentType: 'application/json', body: '{"error":{"code":500,"message":"BACKEND_ERROR"}}' }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
      await page.unroute('**/accounts:lookup**');
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    });
  }

  test('shows a status or the page within seconds when the sign-in service never answers', async ({
    page,
    user,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await signIn(page, user);
    await page.route('**/accounts:lookup**', () => undefined);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back|Checking your sign-in/ })).toBeVisible();
    await page.unroute('**/accounts:lookup**');
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  });
});
