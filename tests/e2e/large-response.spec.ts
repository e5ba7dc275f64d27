import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { importConnections } from './support/import-connections';
import { airQuality, startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';

/**
 * The longest that a page may not respond: 200 ms of a processor with a quarter of this one's speed. The test does not slow the
 * processor down itself, because Chromium then counts the time in which other tests run.
 */
const maxFreezeMs = 200 / 4;

/** A trace event of Chromium. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The time that the thread ran: unlike the elapsed time, it does not depend on the load of the machine. */
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

/** Hides or shows the page, for the page. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('a response with 100,000 rows that arrives while the page is hidden does not freeze it', async ({
  page,
  user,
  browser,
}) => {
  const api = await startJsonApi();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, user, '/api-setup');
  await importConnections(page, airQuality(api, '/huge?from={from}&to={to}'));
  await page
    .getByRole('navigation', { name: 'Connections' })
    .getByRole('link', { name: /Air quality/ })
    .click();
  await page.getByRole('button', { name: 'Activate' }).click();

  const times: number[] = [];
  // Other tests and the garbage collector can only add time, so a task that is too long is too long each time.
  while (times.length < 3 && !times.some((time) => time <= maxFreezeMs)) {
    if (times.length > 0) await page.goto('/api-setup');
    const longest = await longestTask(browser, page, async () => {
      const response = page.waitForEvent('requestfinished', (request) => request.url().includes('/huge'));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
      await setHidden(page, true);
      await response;
      await page.waitForFunction(() => document.querySelector('[data-slot="data-grid-row"]')?.textContent);
      await setHidden(page, false);
    });
    times.push(longest);
  }
  expect(Math.min(...times), 'ms of the longest task').toBeLessThanOrEqual(maxFreezeMs);
  await api.close();
});
