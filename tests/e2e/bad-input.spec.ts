import type { Page } from '@playwright/test';
import { reflowProblems } from '../checks/layout';
import { expect, test } from './support/fixtures';
import { startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';

// The unit tests of `data/rows` cover every kind of bad input. These are the kinds that could break the page itself.

const desktop = { width: 1440, height: 900 };
const longText = 'long '.repeat(20_000);
const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, at) => item(at));

const responses = {
  '/columns': list(3, (row) => Object.fromEntries(list(500, (column) => [`c${column}`, row * column]))),
  '/dates': ['2026-03-01', '2026-03-02T08:00:00Z', 'Tue, 03 Mar 2026 08:00:00 GMT', '3/4/2026', '3-5-2026'].map(
    (date, index) => ({ date, name: `N${index}` }),
  ),
  '/texts': list(24, (id) => ({ id, kind: id % 4 === 0 ? `${longText}${id % 8}` : 'short', body: longText + id })),
};

const role = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}\\b`) });
const notices = (page: Page) => page.getByRole('status').getByRole('listitem');
const figures = (page: Page) => page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
const openDashboard = (page: Page) => page.getByRole('button', { name: 'Save and open dashboard' }).click();

/** Expects that the page does not scroll sideways on a phone. */
async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => reflowProblems(page)).toEqual([]);
  await page.setViewportSize(desktop);
}

test('an API with too many columns, ambiguous dates or very long strings shows notices and opens a dashboard', async ({
  page,
  user,
}) => {
  const api = await startJsonApi(
    Object.fromEntries(Object.entries(responses).map(([path, rows]) => [path, JSON.stringify(rows)])),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await signIn(page, user, '/api-setup');
  const open = async (path: keyof typeof responses): Promise<void> => {
    await page.goto('/api-setup?connection=new');
    const url = page.getByRole('textbox', { name: 'URL' });
    await url.fill(api.origin + path);
    await url.press('Enter');
    await expect(
      page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Response' }),
    ).toBeVisible();
  };
  const table = page.getByRole('table', { name: 'Preview of the rows' });

  await test.step('the user selects an omitted column in the response', async () => {
    await open('/columns');
    await expect(notices(page).filter({ hasText: /more than 100, .* select it in the response/ })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Response' }).click();
    await page.getByRole('tree', { name: 'Response' }).focus();
    await page.keyboard.type('c400');
    await page.keyboard.press('Enter');
    await expect(role(page, 'Value').locator('option:checked')).toHaveText('C400');
    await openDashboard(page);
    await expect(figures(page).filter({ hasText: 'Average c400' })).toBeVisible();
    await expectToFitPhone(page);
  });

  await test.step('the user selects the order of day and month', async () => {
    await open('/dates');
    await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Table' }).click();
    await expect(table).toContainText('March 4, 2026');
    const notice = notices(page).filter({ hasText: /Dates such as .* in Date are read with the month first/ });
    await notice.getByRole('button', { name: 'Change' }).press('Enter');
    const order = page.getByRole('combobox', { name: 'Dates such as 3/4/2026' });
    await expect(order).toBeFocused();
    await order.selectOption('Day first: 3/4 is April 3');
    await expect(table).toContainText('April 3, 2026');
    await expect(table).not.toContainText('March 4, 2026');
    await expect(notices(page)).toContainText(['read with the day first']);
  });

  await test.step('the page and its URL remain short with 100 kB strings, and the details open', async () => {
    await open('/texts');
    await role(page, 'Group by').selectOption('Kind');
    await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Table' }).click();
    await expect(table).toContainText('long long');
    await expect(notices(page).filter({ hasText: /In Kind, Body, the text is long.* Hide the column/ })).toBeVisible();
    await expectToFitPhone(page);
    await openDashboard(page);
    await page
      .getByRole('button', { name: /^long long/i, pressed: false })
      .first()
      .click();
    await expect(figures(page).first()).toContainText('3');
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText(/long long/i);
    await expectToFitPhone(page);
    expect(page.url().length).toBeLessThan(1000);
    expect((await page.locator('main').innerText()).length, 'characters on the page').toBeLessThan(50_000);
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('JSON', { exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
    await expectToFitPhone(page);
  });
  // The page ends its requests before the API stops.
  await page.goto('about:blank');
  await api.close();
});
