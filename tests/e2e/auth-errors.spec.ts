import { placeholderEnv } from '../../scripts/lib/app-env.mjs';
import { setEnvironment } from './support/environment';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { openWindow, serveGoogleScript } from './support/gapi';
import { fillInLogin } from './support/login-page';

const failedRequest = /Failed to load resource|net::ERR_/;
const wrong = 'The email address or password is incorrect. Check both and try again.';

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test.describe('with a real project', () => {
  test.beforeEach(({ context }) => setEnvironment(context, { ...placeholderEnv, VITE_AUTH_PROVIDERS: 'google.com' }));

  test('a domain that the project does not authorize shows a specific message', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/The current domain is not authorized|Failed to load resource/);
    await serveGoogleScript(context);
    await context.route('https://identitytoolkit.googleapis.com/v2/recaptchaConfig?*', (route) =>
      route.fulfill({ headers, json: {} }),
    );
    const { opened: held, open: release } = createGate();
    await context.route('https://identitytoolkit.googleapis.com/v1/projects?*', async (route) => {
      await held;
      await route.fulfill({ headers, json: { projectId: '1', authorizedDomains: ['elsewhere.example'] } });
    });
    // Replaces the relay frame and the redirect page of the project's host.
    await context.route('https://waymark-placeholder.firebaseapp.com/__/auth/iframe?**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          gapi_onload = () => gapi.load('gapi.iframes', { callback: () =>
            gapi.iframes.getContext().getParentIframe().register('webStorageSupport', () => ({ webStorageSupport: true })) });
        </script><script src="https://apis.google.com/js/api.js"></script>`,
      }),
    );
    await context.route('https://waymark-placeholder.firebaseapp.com/__/auth/handler?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The provider' }),
    );
    await page.goto('/login');
    const google = page.getByRole('button', { name: 'Continue with Google' });
    const popup = await openWindow(google);
    // Wait for the first page, because a window that closes earlier may go unnoticed.
    await popup.getByText('The provider').waitFor();
    release();
    await expect(page.getByRole('alert')).toHaveText(
      'Sign-in providers are not set up for this site address. Ask your administrator to authorize it.',
    );
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(google).toBeEnabled();
  });

  test('the bot check loads when the project requires it, and the form works if its script cannot be loaded', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(failedRequest);
    let code = 'MISSING_RECAPTCHA_TOKEN';
    await context.route(/\/v1\/accounts:signInWithPassword\?/, (route) =>
      route.fulfill({ status: 400, headers, json: { error: { code: 400, message: code } } }),
    );
    await context.route(/\/v2\/recaptchaConfig\?/, (route) =>
      route.fulfill({
        headers,
        json: {
          recaptchaKey: 'projects/waymark-placeholder/keys/site-key',
          recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' }],
        },
      }),
    );
    await context.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    const script = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith('https://www.google.com/recaptcha/enterprise.js'),
    );
    await page.goto('/login');
    await fillInLogin(page, { email: 'noor@waymark.example', password: 'correct-horse-7' });
    expect((await script).url()).toContain('render=site-key');
    await expect(page.getByRole('alert')).toContainText('The sign-in service had a problem.');

    // The project no longer requires the check.
    code = 'INVALID_LOGIN_CREDENTIALS';
    await page.reload();
    await fillInLogin(page, { email: 'noor@waymark.example', password: 'correct-horse-7' });
    await expect(page.getByRole('alert')).toContainText(wrong);
  });
});
