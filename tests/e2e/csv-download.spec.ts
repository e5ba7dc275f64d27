import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { selectInMore } from './support/more-menu';

const startButton = (page: Page) => page.getByRole('button', { name: 'Download CSV' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('the browser downloads all readings that match the filter, without loading them into the page', async ({
  page,
  user,
}) => {
  await signIn(page, user, '/?range=30d&group=low');
  await expect(startButton(page)).toBeVisible();
  await startButton(page).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^readings-.+\.csv$/);
  // A URL of the API, not of a file created by the page.
  expect(new URL(download.url()).pathname).toBe('/api/v1/readings.csv');
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\uFEFFid,time,label,level,value');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every((row) => row.includes(',low,'))).toBe(true);
  await expect(messages(page)).toContainText('The CSV file is ready');
  await expect(startButton(page)).toBeFocused();
});

test('an API failure shows a message, and the next attempt starts over', async ({ page, user, allowConsole }) => {
  allowConsole(/status of 503/);
  await signIn(page, user, '/?range=7d');
  await page.route('**/api/v1/readings.csv?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await selectInMore(page, 'Download CSV');
  await expect(messages(page)).toContainText('The API failed (503)');
  const [download] = await Promise.all([page.waitForEvent('download'), startButton(page).click()]);
  expect(await download.failure()).toBeNull();
});
