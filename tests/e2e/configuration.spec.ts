import path from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { placeholderEnv } from '../../scripts/lib/app-env.mjs';
import { expect, test } from './support/fixtures';

test('missing and malformed environment variables are named in the terminal and on the page', async ({ page }) => {
  await test.step('in the terminal, when Vite starts', async () => {
    const before = { ...process.env };
    Object.assign(process.env, placeholderEnv, {
      VITE_FIREBASE_API_KEY: ' ',
      VITE_FIREBASE_AUTH_DOMAIN: 'https://demo-waymark.firebaseapp.com/',
    });
    const terminal: string[] = [];
    const customLogger = { ...createLogger(), error: (text: string) => terminal.push(text) };
    await resolveConfig({ root: path.resolve(import.meta.dirname, '../..'), customLogger }, 'build', 'production');
    for (const name of Object.keys(placeholderEnv)) process.env[name] = before[name] ?? '';
    expect(terminal.join('\n')).toContain('VITE_FIREBASE_API_KEY is missing.');
    expect(terminal.join('\n')).toContain('VITE_FIREBASE_AUTH_DOMAIN is malformed.');
    expect(terminal.join('\n')).not.toContain('VITE_FIREBASE_PROJECT_ID');
  });

  await test.step('on the page', async () => {
    // The build has the variables as text.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('demo-api-key', ' ')
        .replace('demo-waymark.firebaseapp.com', 'https://demo-waymark.firebaseapp.com/');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Waymark is not configured yet' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      /^VITE_FIREBASE_API_KEY is missing\./,
      /^VITE_FIREBASE_AUTH_DOMAIN is malformed\./,
    ]);
  });
});
