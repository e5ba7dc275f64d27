import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { preview, type PreviewServer } from 'vite';
import { placeholderEnv } from '../../scripts/lib/app-env.mjs';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { serveGoogleScript } from './support/gapi';
import { fillInLogin } from './support/login-page';
import { refuseCall } from './support/provider-responses';

const root = path.resolve(import.meta.dirname, '../..');
const failedRequest = /Failed to load resource|net::ERR_/;
const wrong = 'The email address or password is incorrect. Check both and try again.';

/** Builds the app for a real project, which is never requested. */
function buildForProject(outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--logLevel', 'error'],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', ...placeholderEnv, VITE_AUTH_PROVIDERS: 'google.com' },
      },
      (error) => (error ? reject(error) : resolve()),
    );
  });
}

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test.describe('with a real project', () => {
  // Both tests share one build.
  test.describe.configure({ mode: 'serial' });
  let server: PreviewServer;
  let login = '';

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: here none.
  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(180_000);
    const outDir = testInfo.outputPath('app');
    await buildForProject(outDir);
    server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: { host: 'localhost', port: 0, strictPort: false },
    });
    login = `${server.resolvedUrls?.local[0] ?? ''}login`;
  });

  test.afterAll(() => server.close());

  test('a domain that the project does not authorize shows its own message', async ({
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
    await page.goto(login);
    const google = page.getByRole('button', { name: 'Continue with Google' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    // Wait for the first page, because a window that closes earlier may go unnoticed.
    await popup.getByText('The provider').waitFor();
    release();
    await expect(page.getByRole('alert')).toHaveText(
      'Providers cannot be used on this address of the site. Ask your administrator to authorize it.',
    );
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(google).toBeEnabled();
  });

  test("the project's bot check is loaded, and the form works when its script cannot be loaded", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(failedRequest);
    await context.route(/\/v2\/recaptchaConfig\?/, (route) =>
      route.fulfill({
        headers,
        json: {
          recaptchaKey: 'projects/waymark-placeholder/keys/site-key',
          recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'AUDIT' }],
        },
      }),
    );
    await context.route(/\/v1\/accounts:signInWithPassword\?/, (route) =>
      route.fulfill({ status: 400, headers, json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }),
    );
    await context.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    const script = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith('https://www.google.com/recaptcha/enterprise.js'),
    );
    await page.goto(login);
    expect((await script).url()).toContain('render=site-key');
    await fillInLogin(page, { email: 'noor@waymark.example', password: 'correct-horse-7' });
    await expect(page.getByRole('alert')).toContainText(wrong);
  });
});

test('an unknown address and a wrong password show the same message, also on a project without enumeration protection', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  const read = async (code: string): Promise<string> => {
    await refuseCall(page, 'accounts:signInWithPassword', code);
    await page.goto('/login');
    await fillInLogin(page, { email: 'noor@waymark.example', password: 'not-the-password' });
    await expect(page.getByRole('alert')).toContainText(wrong);
    return page.getByRole('alert').innerHTML();
  };
  expect(await read('EMAIL_NOT_FOUND')).toBe(await read('INVALID_PASSWORD'));
});
