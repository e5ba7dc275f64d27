import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { createGate } from './support/gate';
import { importConnections } from './support/import-connections';
import { airQuality, type JsonApi, startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';

/**
 * How many times longer the longest task may take with 100,000 rows than with 100. Reading them in the page takes ten
 * times longer.
 */
const maxRatio = 3;

/** A Chromium trace event. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The CPU time of the thread, which unlike the elapsed time does not depend on the load of the machine. */
  tdur?: number;
  args: { name?: string };
}

/** Returns the processor time in ms of the longest task of a page while something happens. */
async function longestTask(browser: Browser, page: Page, happens: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid}/${tid}`),
  );
  expect(tasks.length, 'tasks in the trace').toBeGreaterThan(0);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Makes the page believe that it is hidden or visible. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Waits until elements are rendered with text. Computing roles and names would take longer than the page's tasks. */
const rendered = (page: Page, ...selectors: string[]) =>
  page.waitForFunction((all) => all.every((selector) => document.querySelector(selector)?.textContent), selectors);

/**
 * Expects that the page's longest task does not depend on the size of the response that arrives and is rendered. A limit in ms
 * would depend on the machine. `open` starts the request.
 */
async function expectNoFreeze(browser: Browser, page: Page, api: JsonApi, open: () => Promise<void>, rest: string[]) {
  // A worker reads 25 MB twice.
  test.slow();
  const longestOf = async (path: string): Promise<number> => {
    const { opened, open: respond } = createGate();
    await page.route(/\/largest/, async (route) => {
      await opened;
      await route.continue({ url: `${api.origin}${path}` });
    });
    const request = page.waitForRequest(/\/largest/);
    await open();
    await request;
    // This also loads the Playwright functions before the measurement.
    await rendered(page, 'h1');
    const longest = await longestTask(browser, page, async () => {
      // The page must not wait for frames, which it does not receive while hidden.
      await setHidden(page, true);
      respond();
      await rendered(page, ...rest);
      await setHidden(page, false);
      // Wait for the last rendering task.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    });
    await page.unroute(/\/largest/);
    return longest;
  };
  const small: number[] = [];
  const large: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    small.push(await longestOf('/small'));
    large.push(await longestOf('/largest'));
  }
  // Other tests and the garbage collector can only add time.
  const [shorter, longer] = [Math.min(...small), Math.min(...large)];
  const figure = `longest task: ${shorter.toFixed(0)} ms with 100 rows, ${longer.toFixed(0)} ms with 100,000`;
  test.info().annotations.push({ type: 'time', description: figure });
  expect(longer / shorter, figure).toBeLessThanOrEqual(maxRatio);
}

test('API Setup does not freeze when the largest response arrives', async ({ page, user, browser }) => {
  const api = await startJsonApi();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, user, '/api-setup?connection=new');
  const open = async (): Promise<void> => {
    await page.goto('/api-setup?connection=new');
    const url = page.getByRole('textbox', { name: 'URL' });
    await url.fill(`${api.origin}/largest`);
    await url.press('Enter');
  };
  await expectNoFreeze(browser, page, api, open, ['[data-slot="chart-plot"]', '#words-title']);
  await expect(page.getByText(/^100,000 rows found in/)).toBeVisible();
  await api.close();
});

test('the dashboard does not freeze when the largest response arrives', async ({ page, user, browser }) => {
  const api = await startJsonApi();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, user, '/api-setup');
  await importConnections(page, airQuality(api, '/largest?from={from}&to={to}'));
  await page
    .getByRole('navigation', { name: 'Connections' })
    .getByRole('link', { name: /Air quality/ })
    .click();
  await page.getByRole('button', { name: 'Activate' }).click();

  const open = async (): Promise<void> => {
    await page.goto('/api-setup');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.locator('[data-slot="stat-card"]').first().waitFor();
  };
  await expectNoFreeze(browser, page, api, open, ['[data-slot="chart-plot"]', '[data-slot="data-grid-row"]']);
  await api.close();
});
