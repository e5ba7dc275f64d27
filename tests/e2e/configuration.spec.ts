import path from 'node:path';
import { createLogger, resolveConfig } from 'vite';
import { placeholderEnv } from '../../scripts/lib/app-env.mjs';
import { setEnvironment } from './support/environment';
import { expect, test } from './support/fixtures';

const wrong = { VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_AUTH_DOMAIN: 'https://demo-waymark.firebaseapp.com/' };

test('missing and malformed environment variables are listed in the terminal and on the page', async ({
  page,
  context,
}) => {
  await test.step('the terminal lists them when Vite starts', async () => {
    const before = { ...process.env };
    Object.assign(process.env, placeholderEnv, wrong);
    const terminal: string[] = [];
    const customLogger = { ...createLogger(), error: (text: string) => terminal.push(text) };
    await resolveConfig({ root: path.resolve(import.meta.dirname, '../..'), customLogger }, 'build', 'production');
    process.env = before;
    expect(terminal.join('\n')).toContain('VITE_FIREBASE_API_KEY is missing.');
    expect(terminal.join('\n')).toContain('VITE_FIREBASE_AUTH_DOMAIN is malformed.');
    expect(terminal.join('\n')).not.toContain('VITE_FIREBASE_PROJECT_ID');
  });

  await test.step('the page lists them', async () => {
    await setEnvironment(context, wrong);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Waymark is not configured yet' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      /^VITE_FIREBASE_API_KEY is missing\./,
      /^VITE_FIREBASE_AUTH_DOMAIN is malformed\./,
    ]);
  });
});
