import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import type { EmulatorUser } from './support/emulator';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { runCommand } from './support/palette';
import { moreButton, rangeButton, selectInMore, selectRange, sourceButton } from './support/more-menu';
import { serveReadings } from './support/readings-api';

const now = new Date('2026-03-20T09:30:00Z');
const api = '**/api/v1/readings**';
const isReadings = (request: Request): boolean => /\/api\/v1\/readings\?/.test(request.url());

const grid = (page: Page) => page.getByRole('grid', { name: 'Latest readings' });
const rows = (page: Page) => grid(page).locator('[data-slot="data-grid-row"]');
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' });
const figure = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('listitem').filter({ hasText: name });
const problem = (page: Page) =>
  page.locator('[data-slot="alert"]').filter({ has: page.getByRole('button', { name: 'Try again' }) });
const levels = (page: Page) =>
  page.locator('[data-slot="card"]').filter({ has: page.getByRole('heading', { name: 'By level' }) });
const labels = (page: Page) =>
  page
    .locator('[data-slot="card"]')
    .filter({ has: page.getByRole('heading', { name: 'By label' }) })
    .getByRole('listitem')
    .getByRole('button');
const total = async (page: Page): Promise<number> =>
  Number(
    (
      await figure(page, /^Readings/)
        .locator('[data-slot="stat-card-value"]')
        .textContent()
    )?.replaceAll(',', ''),
  );

/** Opens the dashboard with the same readings in each run. The clock is fixed unless the test advances it. */
async function openDashboard(page: Page, user: EmulatorUser, clock: 'fixed' | 'running' = 'fixed'): Promise<void> {
  await (clock === 'fixed' ? page.clock.setFixedTime(now) : page.clock.install({ time: now }));
  await serveReadings(page, now);
  await signIn(page, user);
  await expect(rows(page)).toHaveCount(25);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'shows the readings from the database, and each control changes what is shown',
  { tag: '@core' },
  async ({ page, user }) => {
    await signIn(page, user, '/?range=30d');
    await expect(rows(page)).toHaveCount(25);
    await expect.poll(() => total(page)).toBeGreaterThan(3000);
    // The test database contains readings from about two weeks.
    await expect(page.getByRole('button', { name: 'No earlier data' })).toBeVisible();

    await test.step('the range limits the rows', async () => {
      const before = await total(page);
      await selectRange(page, 'Last 7 days');
      await expect(page).toHaveURL(/range=7d/);
      await expect.poll(() => total(page)).toBeLessThan(before);
    });

    await test.step('the comparison can be turned off', async () => {
      await expect(figure(page, 'Average value').locator('[data-slot="stat-card-change"]')).toBeVisible();
      await selectInMore(page, 'Compare with previous period');
      await expect(page.locator('[data-slot="stat-card-change"]')).toHaveCount(0);
      await expect(page).toHaveURL(/compare=off/);
    });

    await test.step('the search, the order and the page change the rows', async () => {
      await page.getByRole('searchbox', { name: 'Search labels' }).fill('legacy');
      await expect(rows(page).first()).toContainText('Legacy Import');
      await expect(page).toHaveURL(/q=legacy/);
      await page.getByRole('columnheader', { name: /^Value/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/sort=value/);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(rows(page).first()).toContainText('Legacy Import');
    });

    await test.step('the rows can be downloaded', async () => {
      const start = page.getByRole('button', { name: 'Download CSV' });
      const [download] = await Promise.all([page.waitForEvent('download'), start.press('Enter')]);
      // The browser downloads it, without loading the rows into the page.
      expect(new URL(download.url()).pathname).toBe('/api/v1/readings.csv');
      expect(download.suggestedFilename()).toMatch(/^readings-.+\.csv$/);
      await expect(start).toBeFocused();
      // The message must not cover the end of the page.
      await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The CSV file is ready');
      const lines = readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toMatch(/time,label,level,value$/);
      await expect(page.getByText(`${lines.length - 1} readings`)).toBeVisible();
      expect(lines.slice(1).every((line) => line.includes('Legacy Import'))).toBe(true);
    });

    await test.step('the data can be refreshed and shown as a table', async () => {
      await Promise.all([page.waitForRequest(isReadings), page.getByRole('button', { name: 'Refresh' }).click()]);
      await expect(page.getByRole('status').filter({ hasText: /^Updated$/ })).toBeAttached();
      await Promise.all([page.waitForRequest(isReadings), runCommand(page, 'Refresh data', /^Refresh data/)]);
      await page.getByRole('radio', { name: 'Table' }).click();
      await expect(page.getByRole('table', { name: 'Readings by day' }).getByRole('row')).toHaveCount(9);
      await expect(page).toHaveURL(/view=table/);
    });

    await test.step('the URL restores the same dashboard', async () => {
      const shown = await rows(page).allTextContents();
      await page.reload();
      await expect(rows(page)).toHaveText(shown);
      await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
      await expect(page.getByRole('searchbox', { name: 'Search labels' })).toHaveValue('legacy');
    });
  },
);

test(
  'filters by a bucket and a level with the keyboard, and Escape clears the filters',
  { tag: '@core' },
  async ({ page, user }) => {
    await openDashboard(page, user);
    const all = await total(page);
    await page.getByRole('listbox', { name: 'Readings by day' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(filters(page).getByRole('listitem')).toHaveText([/March 1, 2026/, 'Clear filters']);
    await expect(page).toHaveURL(/at=2026-03-01/);
    await expect(page.getByText('78 readings', { exact: true })).toBeVisible();
    await expect(figure(page, /^Readings/)).toContainText('78');

    const low = levels(page).getByRole('button', { name: 'Low' });
    await low.press('Enter');
    await expect(low).toHaveAttribute('aria-pressed', 'true');
    await expect(filters(page).getByRole('listitem')).toHaveText([/March 1, 2026/, 'Low', 'Clear filters']);
    await expect(rows(page).filter({ hasNotText: 'Low' })).toHaveCount(0);
    await expect(rows(page)).not.toHaveCount(0);

    await filters(page).getByRole('button', { name: 'Remove Low' }).press('Enter');
    await expect(page).not.toHaveURL(/group=/);
    await expect(filters(page).getByRole('button', { name: 'Clear filters' })).toBeFocused();
    await page.getByRole('listbox', { name: 'Readings by day' }).focus();
    await page.keyboard.press('Escape');
    await expect(filters(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/at=/);
    await expect.poll(() => total(page)).toBe(all);

    await low.press('Enter');
    await filters(page).getByRole('button', { name: 'Clear filters' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Latest readings' })).toBeFocused();
  },
);

test('Back undoes one choice after another, without scrolling the page', { tag: '@core' }, async ({ page, user }) => {
  await openDashboard(page, user);
  await selectRange(page, 'Last 7 days');
  await levels(page).getByRole('button', { name: 'Low' }).click();
  await expect(page).toHaveURL(/range=7d&group=low/);
  // The position is final once the cards show the filtered readings.
  await expect(rows(page).filter({ hasNotText: 'Low' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('columnheader', { name: /^Value/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=value/);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=value/);
  await expect(page.getByRole('columnheader', { name: /^Value/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // When the focused element is removed, focus moves to another one.
  await filters(page).getByRole('button', { name: 'Remove Low' }).focus();
  await page.goBack();
  await expect(filters(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Latest readings' })).toBeFocused();
  // The order of the labels changes, and scroll anchoring would follow the first visible one.
  const labelNames = () => labels(page).locator('[data-slot="bar-list-label"]').allTextContents();
  const order = await labelNames();
  await labels(page)
    .first()
    .evaluate((element) => element.scrollIntoView());
  const atLabels = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(rangeButton(page)).toHaveText(/Mar 1/);
  await expect.poll(labelNames).not.toEqual(order);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(atLabels);
});

test(
  'a selected label filters every card, and the row details show all of its fields',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard(page, user);
    const all = await total(page);
    await labels(page).filter({ hasText: 'Online Store' }).click();
    await expect(filters(page).getByRole('listitem')).toHaveText(['Online Store', 'Clear filters']);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect(rows(page).filter({ hasNotText: 'Online Store' })).toHaveCount(0);
    const open = rows(page).nth(3).getByRole('button', { name: 'Details of Online Store' });
    const time = (await rows(page).nth(3).locator('[data-column="time"]').textContent()) ?? '';
    await open.click();
    const sheet = page.getByRole('dialog', { name: time });
    await expect(sheet).toBeVisible();
    // The next row, and back.
    await page.keyboard.press('j');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(sheet).toBeVisible();
    const tree = sheet.getByRole('tree', { name: 'JSON of the reading' });
    await sheet.getByText('JSON', { exact: true }).click();
    await expect(tree.getByRole('treeitem', { name: 'label: "Online Store"' })).toBeVisible();
    await expect(sheet).toContainText(time);
    await expect(page).toHaveURL(/row=/);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await sheet.getByRole('button', { name: 'Copy JSON' }).click();
    await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(JSON.parse(await copied())).toMatchObject({ label: 'Online Store', level: expect.any(String) });
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toContain('row=');
    const link = await copied();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(page).not.toHaveURL(/row=/);
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);

    // On another day, the link opens the same range.
    await page.clock.setFixedTime(new Date('2026-04-02T09:30:00Z'));
    await page.goto(link);
    await expect(sheet).toContainText('Online Store');
    await expect(sheet).toContainText(time);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).not.toHaveURL(/row=/);
  },
);

test(
  'the current dashboard can be saved as a default view, which can be renamed and deleted',
  { tag: '@core' },
  async ({ page, user, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard(page, user);
    await selectRange(page, 'Last 7 days');
    await levels(page).getByRole('button', { name: 'Low' }).click();
    await expect(page).toHaveURL(/range=7d&group=low/);
    const views = moreButton(page);
    const messages = page.getByRole('region', { name: 'Messages' });
    const run = (item: string): Promise<void> => selectInMore(page, item);

    await run('Save view');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(dialog).toContainText('Enter a name');
    await page.keyboard.type('Low this week');
    await dialog.getByRole('checkbox', { name: 'Open the dashboard with this view' }).check();
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(messages).toContainText('View Low this week saved');
    await expect(views).toBeFocused();

    await test.step('the dashboard opens with the view, and Back undoes it', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/range=7d&group=low/);
      await expect(filters(page).getByRole('listitem')).toHaveText(['Low', 'Clear filters']);
      await selectRange(page, 'This Month');
      await filters(page).getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/range=month$/);
      await views.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: 'Low this week' })).not.toBeChecked();
      await page.getByRole('menuitemradio', { name: 'Low this week' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'View Low this week opened' })).toBeAttached();
      await expect(page).toHaveURL(/range=7d&group=low/);
      await page.goBack();
      await expect(filters(page)).toHaveCount(0);
      await expect(page).toHaveURL(/range=month$/);
    });

    await test.step('a link to the current dashboard can be copied', async () => {
      await run('Copy link');
      await expect(messages).toContainText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /\/dashboard\/default\?source=own&range=month$/,
      );
    });

    await test.step('the view is renamed and deleted, and the deletion is undone', async () => {
      await run('Manage views');
      await dialog.getByRole('button', { name: 'Rename Low this week' }).click();
      await expect(dialog.getByRole('textbox', { name: 'New name of Low this week' })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Low');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Rename Low' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Delete Low' }).click();
      await expect(dialog.getByRole('heading', { name: 'Manage views' })).toBeFocused();
      await expect(dialog).toContainText('There are no saved views.');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toHaveCount(0);
      await messages.getByRole('button', { name: 'Undo' }).click();
      await views.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: /Low.*Default/ })).toBeVisible();
    });
  },
);

test('the name of the source is not cut off on a phone', async ({ page, user }) => {
  await openDashboard(page, user);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const name = sourceButton(page).locator('bdi');
    await expect
      .poll(() => name.evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth), `at ${width} px`)
      .toBeGreaterThanOrEqual(0);
  }
});

test('a range is selected by dates, and by dragging over the chart', async ({ page, user }) => {
  await openDashboard(page, user);
  const plot = page.getByRole('listbox', { name: /^Readings by (day|hour)$/ });
  const drag = async (from: number, to: number): Promise<void> => {
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await plot.boundingBox();
    if (!box) throw new Error('The chart is not visible.');
    await page.mouse.move(box.x + box.width * from, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + 50, { steps: 5 });
    await page.mouse.up();
  };
  await drag(1 / 3, 1 / 2);
  await expect(page).toHaveURL(/range=2026-03-\d\d%7E2026-03-\d\d|range=2026-03-\d\d~2026-03-\d\d/);
  await expect(filters(page)).toHaveCount(0);
  await rangeButton(page).click();
  await page.getByRole('gridcell', { name: /March 2, 2026/ }).click();
  await page.getByRole('gridcell', { name: /March 6, 2026/ }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/range=2026-03-02(~|%7E)2026-03-06/);
  await expect(rangeButton(page)).toBeFocused();

  await selectRange(page, 'Today');
  await expect(page).toHaveURL(/range=today/);
  await expect(rangeButton(page)).toContainText('Mar 20');
  await drag(1 / 4, 1 / 3);
  await expect(page).toHaveURL(/range=2026-03-20T0\d%3A00Z(~|%7E)2026-03-20T\d\d%3A00Z/);
  await expect(rangeButton(page)).toContainText('Mar 20');
});

test('refreshes at the selected interval while the page is online', async ({ page, user, context }) => {
  await openDashboard(page, user, 'running');
  await selectInMore(page, 'Automatic refresh', 'Every 30 seconds');
  await expect(page).toHaveURL(/every=30s/);
  const sent: string[] = [];
  page.on('request', (request) => isReadings(request) && sent.push(request.url()));
  // A request that is interrupted by going offline would be sent again.
  const answered = page.waitForEvent('requestfinished', isReadings);
  await page.clock.runFor(31_000);
  await answered;
  expect(sent).toHaveLength(1);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.clock.runFor(120_000);
  expect(sent).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBeGreaterThan(1);
});

test(
  'keeps showing the data with its age and the reason while the API is down, and recovers automatically',
  { tag: '@core' },
  async ({ page, user, allowConsole }) => {
    allowConsole(/status of 503/);
    await openDashboard(page, user, 'running');
    const shown = await total(page);
    const height = () => page.getByRole('figure').evaluate(({ clientHeight }) => clientHeight);
    const chartHeight = await height();
    const top = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
    const rowTop = await top();
    await page.route(api, (route) => route.fulfill({ status: 503, json: {} }));
    await page.clock.runFor(120_000);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const alert = problem(page);
    await expect(alert).toContainText('Not updated. Showing data from');
    await expect(alert).toContainText('The API failed (503)');
    // The message is one line above the cards.
    expect(await height()).toBe(chartHeight);
    expect((await top()) - rowTop).toBeLessThanOrEqual(80);
    await expect(page.getByRole('status').filter({ hasText: /^Not updated\. The API failed/ })).toBeAttached();
    await expect(figure(page, 'Average value').locator('[data-slot="stat-card-change"]')).toBeVisible();
    expect(await total(page)).toBe(shown);
    await expect(rows(page)).toHaveCount(25);

    await page.unroute(api);
    await serveReadings(page, now);
    await page.clock.runFor(10_000);
    await expect(alert).toHaveCount(0);
  },
);

test('explains missing data when there are no readings, no comparison, no matches or too many requests', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await page.clock.setFixedTime(now);
  // The first reading is from February 10, and the last one from March 10.
  await serveReadings(page, new Date('2026-03-10T12:00:00Z'), new Date('2026-02-10T00:00:00Z'));
  await signIn(page, user, '/?range=today');
  await expect(page.getByText('The latest reading is from March 10, 2026.')).toBeVisible();
  await expect(page.getByRole('figure').getByRole('heading')).toHaveText('No readings in this range');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show This Month' }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'No earlier data' })).toBeVisible();
  await expect(page.locator('[data-slot="stat-card-change"]')).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search labels' }).fill('nothing like this');
  await page.locator('[data-slot="data-grid-empty"]').getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(25);

  // Each response contains a different time.
  let seconds = 90;
  await page.route(api, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': String(seconds++) }, json: {} }),
  );
  await selectRange(page, 'This Year');
  await expect(page.getByRole('alert')).toContainText('Try again at 9:31:3');
  // It replaces all cards.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('The data could not be loaded');

  await page.unroute(api);
  await serveReadings(page, now);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
});

test('prints in light colors, without controls, and with tables for the chart and the rows', async ({ page, user }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDashboard(page, user);
  // Paper scales the plot to its width, and the texts with it, so they are laid out for paper.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-slot="chart-plot"] > svg')).toHaveAttribute('viewBox', /^0 0 640 /);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^[\d,]+ more readings match/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('table').last().getByRole('row')).toHaveCount(501);
  const ofChart = page.getByRole('table').first();
  await expect(ofChart.getByRole('row')).toHaveCount(22);
  // In such a box, the header that each page repeats would push the last rows over the next card.
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const ancestors: Element[] = [];
      for (let box = table.parentElement; box; box = box.parentElement) ancestors.push(box);
      return ancestors.filter((box) => /flex|grid/.test(getComputedStyle(box).display)).map((box) => box.className);
    }),
  );
  expect(boxes).toEqual([]);
  // Levels keep their color, and values their decimals.
  await expect(page.getByRole('table').last().getByRole('row').nth(1).locator('svg')).toHaveCount(1);
  await expect(page.getByRole('table').last().getByRole('row').nth(1)).toHaveText(/\d\.\d{3}$/);
  // Its header, which each page repeats, contains only text.
  await expect(ofChart.getByRole('columnheader', { name: 'Day' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /Refresh|Download|Page/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // An A4 page, on which a long amount fits on one line.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect.poll(async () => (await figure(page, 'Average value').boundingBox())?.width).toBeGreaterThan(300);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});

test('a download that fails shows a message, and the next attempt starts over', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn(page, user, '/?range=7d');
  await page.route('**/api/v1/readings.csv?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await selectInMore(page, 'Download CSV');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The API failed (503)');
  const start = page.getByRole('button', { name: 'Download CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
  expect(await download.failure()).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page with ten rows is at most 1,900 px high', async ({ page, user }) => {
    await page.clock.setFixedTime(now);
    await serveReadings(page, now);
    await signIn(page, user);
    await expect(page.getByRole('list', { name: 'Latest readings' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);
  });
});
