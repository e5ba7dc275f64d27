import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone, expectAllInSight } from './support/accessibility';
import type { EmulatorUser } from './support/emulator';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { signIn } from './support/login-page';
import { selectInMore } from './support/more-menu';

const parts = ['\uFEFFid,time\r\n1,a\r\n', '2,b\r\n3,ü\r\n', '4,c\r\n'];
const total = 120_000;

type Respond = (response: ServerResponse, part: number) => void;

/** Responds with a part, and names the next one. */
const sendPart: Respond = (response, part) => {
  if (part + 1 < parts.length) response.setHeader('Link', `<?cursor=${part + 1}>; rel="next"`);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8').end(parts[part]);
};

const bar = (page: Page) => page.getByRole('group', { name: 'Download' });
const progress = (page: Page) => bar(page).getByRole('progressbar', { name: 'Downloading readings' });
const startButton = (page: Page) => page.getByRole('button', { name: 'Download CSV' });
const cancelButton = (page: Page) => bar(page).getByRole('button', { name: 'Cancel' });

/** Opens the dashboard of 120,000 readings, and serves their file in parts. Returns the parts that were requested. */
async function openDashboard(page: Page, user: EmulatorUser, respond: Respond): Promise<number[]> {
  const requested: number[] = [];
  const server = createServer((request, response) => {
    const part = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor') ?? 0);
    requested.push(part);
    respond(response, part);
  }).listen(0);
  await once(server, 'listening');
  page.once('close', () => server.close().closeAllConnections());
  await page.route('**/api/v1/readings?*', async (route) => {
    const response = await route.fetch();
    // An unchanged response has no body.
    if (response.status() === 304) return route.fulfill({ response });
    const list = (await response.json()) as { total: number };
    return route.fulfill({ response, json: { ...list, total } });
  });
  await page.route('**/api/v1/readings.csv?*', (route) => {
    const url = new URL(route.request().url());
    url.port = String((server.address() as AddressInfo).port);
    return route.continue({ url: url.href });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, user, '/?range=30d');
  await expect(page.getByText(/^The pages show the first 10,000/)).toBeVisible();
  return requested;
}

/** The sizes of the files that the site has stored. The site may remove one while they are listed. */
const storedFiles = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const sizes: number[] = [];
    const read = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const handle of (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle);
        else sizes.push((await (handle as FileSystemFileHandle).getFile()).size);
      }
    };
    try {
      await read(await navigator.storage.getDirectory());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    }
    return sizes;
  });

test('downloads a file in parts, shows the progress, and continues after failures', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(/status of 503/, /ERR_/);
  const gate = createGate();
  const failures: Respond[] = [
    // The connection breaks off in the middle of the part.
    (response, part) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '1000' });
      response.write(parts[part], () => response.destroy());
    },
    (response) => response.writeHead(503).end(),
  ];
  const respond: Respond = (response, part) => {
    if (part === 0) sendPart(response, part);
    else void gate.opened.then(() => (part === 1 ? (failures.shift() ?? sendPart) : sendPart)(response, part));
  };
  const requested = await openDashboard(page, user, respond);

  await test.step('while it runs', async () => {
    await startButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '50,000 of 120,000 readings');
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '50000');
    await expect(page.getByRole('status').filter({ hasText: /^Downloading the CSV file$/ })).toBeAttached();
    await expect(startButton(page)).toBeFocused();
    // At the end of the window, wherever the page is scrolled to.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(cancelButton(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expectAccessibleOnPhone(page);
  });

  await test.step('after the connection broke off', async () => {
    gate.open();
    await expect(bar(page).getByRole('alert')).toContainText('Check your internet connection');
    await expect(bar(page)).toContainText('The download has stopped50,000 of 120,000 readings');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 568 });
    await expectAllInSight(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step('and after the API failed', async () => {
    await bar(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(bar(page).getByRole('alert')).toContainText('The API failed (503)');
  });

  await test.step('the file has every byte once', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Try again' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^readings-.+\.csv$/);
    expect(readFileSync(await download.path(), 'utf8')).toBe(parts.join(''));
    expect(requested).toEqual([0, 1, 1, 1, 2]);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The CSV file is ready');
    // The button with the focus is gone, and the body has not got it.
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('and is removed when the user signs out', async () => {
    expect(await storedFiles(page)).toEqual([Buffer.byteLength(parts.join(''))]);
    await page.getByRole('button', { name: /^Profile of / }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => storedFiles(page)).toEqual([]);
  });
});

test('cancels a download, and removes what has arrived', async ({ page, user, context }) => {
  const never: Respond = (response, part) => {
    if (part === 0) sendPart(response, part);
  };
  await openDashboard(page, user, never);

  await test.step('by its button, and returns the focus', async () => {
    await startButton(page).click();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '50000');
    expect(await storedFiles(page)).not.toEqual([]);
    await cancelButton(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(startButton(page)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The download was canceled');
    await expect.poll(() => storedFiles(page)).toEqual([]);
  });

  await test.step('when the user leaves the page', async () => {
    await selectInMore(page, 'Download CSV');
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '50000');
    await page.getByRole('link', { name: 'Sample Page' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sample Page' })).toBeVisible();
    await expect.poll(() => storedFiles(page)).toEqual([]);
  });

  await test.step('and what a closed tab has left', async () => {
    await page.goBack();
    await startButton(page).click();
    await expect(progress(page)).toHaveAttribute('aria-valuenow', '50000');
    const other = await context.newPage();
    await other.goto('/sample-page');
    expect(await storedFiles(other)).not.toEqual([]);
    await page.close();
    await other.goto('/');
    await expect.poll(() => storedFiles(other)).toEqual([]);
  });
});
