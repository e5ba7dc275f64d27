import type { Page } from '@playwright/test';
import { reflowProblems } from '../../.storybook/verify/layout';
import { expect, test } from './support/fixtures';
import { type JsonApi, startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';

interface BadInput {
  title: string;
  /** The response, as JSON. */
  text: string;
  /** Words of the sentence that says what to do; null when nothing is wrong with the rows. */
  says: RegExp | null;
  /** What the user does before the sentence is displayed. */
  before?: (page: Page) => Promise<void>;
  /** What the user does after it. */
  after?: (page: Page) => Promise<void>;
  /** The number of rows that the dashboard counts. */
  rows: number;
  /** Whether the rows have no column, and so no button that opens their details. */
  isBare?: boolean;
  /** What the user does on the dashboard. */
  onDashboard?: (page: Page) => Promise<void>;
}

const list = <Item>(item: (index: number) => Item, length = 40): Item[] =>
  Array.from({ length }, (_, index) => item(index));
const jsonOf = (item: (index: number) => unknown, length?: number): string => JSON.stringify(list(item, length));
const longText = 'long '.repeat(20_000);
const cities = ['بغداد', 'القاهرة (2)', 'تل أبيب'];

const role = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}\\b`) });
const notices = (page: Page) => page.getByRole('status').getByRole('listitem');
const previewTable = (page: Page) => page.getByRole('table', { name: 'Preview of the rows' });
const figures = (page: Page) => page.getByRole('list', { name: 'Figures' });

const inputs: readonly BadInput[] = [
  {
    title: 'rows that are no objects',
    text: JSON.stringify([...list((id) => ({ id, name: `N${id}` }), 5), 7, 'text', null, []]),
    says: /4 of 9 rows are left out: not an object\. Choose another list/,
    rows: 5,
  },
  {
    title: 'a time that is no date',
    text: jsonOf((id) => ({ id, due: id === 0 ? '2026-11-01' : `week ${id}` })),
    before: async (page) => void (await role(page, 'Time').selectOption('Due')),
    says: /39 of 40 rows are left out: the time is not a date\. Choose another column as time/,
    after: async (page) => {
      await role(page, 'Time').selectOption('None: no chart over time');
      await expect(notices(page)).toHaveCount(0);
    },
    rows: 40,
  },
  {
    title: 'mixed types in a column',
    text: JSON.stringify([1, 'two', true, { a: 1 }, [1, 2]].map((value, id) => ({ id, value }))),
    says: /In Value, .* texts are mixed.* Choose the type/,
    rows: 5,
  },
  {
    title: '500 columns',
    text: JSON.stringify(list((row) => Object.fromEntries(list((column) => [`c${column}`, row * column], 500)), 3)),
    says: /more fields than the 100 .* select it in the response/,
    after: async (page) => {
      await page.getByRole('tab', { name: 'Response' }).click();
      await page.getByRole('tree', { name: 'Response' }).focus();
      await page.keyboard.type('c400');
      await page.keyboard.press('Enter');
      await expect(role(page, 'Value').locator('option:checked')).toHaveText('C400');
    },
    rows: 3,
    onDashboard: (page) => expect(figures(page)).toContainText('Average c400'),
  },
  {
    title: 'a value of 2e16',
    text: jsonOf((id) => ({ id, amount: 2e16 + id * 1e13 })),
    says: /In Amount, numbers of more than 15 digits are rounded\. .* send them as text/,
    rows: 40,
    onDashboard: (page) => expect(figures(page).getByRole('button', { name: '20,195,000,000,000,000' })).toBeVisible(),
  },
  {
    title: 'null everywhere',
    text: jsonOf(() => ({ a: null, b: null })),
    says: /The rows have no values\. Check the parameters/,
    rows: 40,
  },
  {
    title: 'rows without a field',
    text: jsonOf(() => ({}), 3),
    says: /The rows have no values\. Check the parameters/,
    rows: 3,
    isBare: true,
  },
  {
    title: 'dates in five formats, two of them ambiguous',
    text: JSON.stringify(
      ['2026-03-01', '2026-03-02T08:00:00Z', 'Tue, 03 Mar 2026 08:00:00 GMT', '3/4/2026', '3-5-2026'].map(
        (date, index) => ({ date, name: `N${index}` }),
      ),
    ),
    says: /Dates such as .* in Date are read with the month first\. Change the order/,
    after: async (page) => {
      await page.getByRole('tab', { name: 'Table' }).click();
      await expect(previewTable(page)).toContainText('March 4, 2026');
      await notices(page).filter({ hasText: 'Dates' }).getByRole('button', { name: 'Change' }).press('Enter');
      const order = page.getByRole('combobox', { name: 'Dates such as 3/4/2026' });
      await expect(order).toBeFocused();
      await order.selectOption('Day first: 3/4 is April 3');
      await expect(previewTable(page)).toContainText('April 3, 2026');
      await expect(previewTable(page)).not.toContainText('March 4, 2026');
      await expect(notices(page)).toContainText(['read with the day first']);
    },
    rows: 5,
    onDashboard: async (page) => {
      // The dashboard opens with the latest month: May 3 is its only row.
      await page.getByRole('combobox', { name: 'Range' }).selectOption('This Year');
      await expect(figures(page).getByRole('listitem').first()).toContainText('5');
    },
  },
  {
    title: 'ids that occur twice',
    text: jsonOf((index) => ({ order_id: `A${index === 7 ? 6 : index}`, total: index })),
    says: /1 of 40 rows has an id that occurs before\. Choose another column as id/,
    rows: 40,
  },
  {
    title: '5,000 groups',
    text: jsonOf((index) => ({ kind: `Kind ${index % 5000}`, total: index }), 6000),
    before: async (page) => void (await role(page, 'Group by').selectOption('Kind')),
    says: /The groups have 5,000 values: .* Choose another column to group by/,
    rows: 6000,
    onDashboard: (page) => expect(page.getByRole('button', { name: /^Kind \d+ /, pressed: false })).toHaveCount(6),
  },
  {
    title: 'texts of 100 kB',
    text: jsonOf((id) => ({ id, kind: id % 4 === 0 ? `${longText}${id % 8}` : 'short', body: longText + id }), 24),
    before: async (page) => {
      await role(page, 'Group by').selectOption('Kind');
      const long = page.getByRole('combobox', { name: /^long long/ }).first();
      await long.selectOption('Low, error');
      await page.getByRole('tab', { name: 'Table' }).click();
      await expect(previewTable(page)).toContainText('long long');
    },
    says: /In Kind, Body, the texts are long.* Hide the column/,
    rows: 24,
    onDashboard: async (page) => {
      await page
        .getByRole('button', { name: /^long long/i, pressed: false })
        .first()
        .click();
      await expect(figures(page).getByRole('listitem').first()).toContainText('3');
      await expect(page.getByRole('list', { name: 'Filters' })).toContainText(/long long/i);
      // The number that tells long names apart is not displayed.
      await expect(page.locator('main')).not.toContainText(/#\d+\.\d+/);
      expect(page.url().length).toBeLessThan(1000);
      expect((await page.locator('main').innerText()).length, 'characters on the page').toBeLessThan(50_000);
      await page.getByRole('button', { name: 'Clear filters' }).click();
    },
  },
  {
    title: 'labels that are written from right to left',
    text: jsonOf((index) => ({ city_name: cities[index % 3], amount: index * 1.5 })),
    says: null,
    rows: 40,
    onDashboard: async (page) => {
      const city = page.getByRole('button', { name: /^القاهرة \(2\) /, pressed: false });
      await expect(city.locator('bdi').first()).toHaveText('القاهرة (2)');
      await city.click();
      const filters = page.getByRole('list', { name: 'Filters' });
      await expect(filters.locator('bdi')).toHaveText('القاهرة (2)');
      await filters.getByRole('button', { name: 'Remove القاهرة (2)' }).click();
    },
  },
  {
    title: 'labels of 640 characters',
    text: jsonOf((id) => ({ id, label: `${'Station '.repeat(80)}${id}`, amount: id })),
    says: null,
    after: async (page) => {
      await role(page, 'Label').selectOption('None');
      await page.getByRole('tab', { name: 'Table' }).click();
      const label = previewTable(page).getByText('Station Station').first();
      const { lines, rowHeight } = await label.evaluate((element) => ({
        lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        rowHeight: element.closest('tr')?.clientHeight ?? 0,
      }));
      expect(Math.round(lines)).toBe(2);
      expect(rowHeight).toBeLessThan(90);
    },
    rows: 40,
  },
  {
    title: 'fields that are nested 50,000 deep',
    // JSON.stringify would need a stack of this depth.
    text: `[{"id":1,"deep":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}},{"id":2,"deep":{"a":1}}]`,
    says: /nested too deep .* select it in the response/,
    rows: 2,
  },
];

let api: JsonApi;

test.beforeEach(async ({ page, user }) => {
  api = await startJsonApi({
    ...Object.fromEntries(inputs.map(({ text }, index) => [`/${index}`, text])),
    '/root': '[]',
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await signIn(page, user, '/api-setup?connection=new');
});

test.afterEach(() => api.close());

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function testAddress(page: Page, path: string): Promise<void> {
  const url = page.getByRole('textbox', { name: 'URL' });
  await url.fill(api.origin + path);
  await url.press('Enter');
}

/** Expects that the page does not scroll sideways on a phone. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect.poll(() => reflowProblems(page)).toEqual([]);
  await page.setViewportSize(desktop);
}

for (const [index, { title, says, before, after, rows, isBare = false, onDashboard }] of inputs.entries()) {
  test(`${title}: ${says === null ? '' : 'a sentence says what to do, and '}the dashboard works`, async ({ page }) => {
    await testAddress(page, `/${index}`);
    await expect(page.getByRole('tree', { name: 'Response' })).toBeVisible();
    await before?.(page);
    if (says === null) await expect(notices(page)).toHaveCount(0);
    else await expect(notices(page).filter({ hasText: says })).toBeVisible();
    await after?.(page);
    await page.getByRole('tab', { name: 'Table' }).click();
    if (isBare) await expect(page.getByRole('heading', { name: 'No columns to preview' })).toBeVisible();
    else await expect(previewTable(page).getByRole('row').nth(1)).toBeVisible();
    await expectToFitPhone(page);

    await page.getByRole('button', { name: 'Save and open dashboard' }).click();
    await expect(figures(page).getByRole('listitem').first()).toContainText(rows.toLocaleString('en'));
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await onDashboard?.(page);
    await expectToFitPhone(page);
    // The page responds: the details of a row open, and have its JSON.
    if (!isBare) {
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
      await expectToFitPhone(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // The page ends its requests before the API stops.
    await page.goto('about:blank');
  });
}

test('a response without rows has a sentence that says what to do, and cannot be opened', async ({ page }) => {
  for (const path of ['/root', '/empty']) {
    await testAddress(page, path);
    await expect(page.getByRole('alert')).toContainText(/list without rows\. Check the parameters/);
    await expect(page.getByRole('button', { name: 'Save and open dashboard' })).toBeDisabled();
  }
  await expectToFitPhone(page);
});
