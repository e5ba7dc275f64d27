import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';
import { moreButton, rangeButton, selectInMore } from './support/more-menu';
import { serveReadings } from './support/readings-api';

const now = new Date('2026-03-20T09:30:00Z');

const orders = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  label: ['Harbor', 'Airport', 'Old town'][index % 3],
  value: 10 + index,
  status: ['ok', 'critical'][index % 2],
  ts: new Date(+now - index * 3_600_000).toISOString(),
}));

/** Opens the dashboard of an API given only its address, and waits for the rows that fit. */
async function openOrders(page: Page, rows: readonly object[], fitting = rows.length): Promise<void> {
  await page.route('https://api.example.com/orders', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: rows }),
  );
  await page.goto('/api-setup?connection=new');
  const url = page.getByRole('textbox', { name: 'URL' });
  await url.fill('https://api.example.com/orders');
  await url.press('Enter');
  await expect(page.locator('[data-slot="test-outcome"]')).toContainText(`${rows.length} rows found in`);
  // The form also reports rows that do not fit.
  await expect(page.locator('[data-slot="alert"]')).toHaveCount(fitting < rows.length ? 1 : 0);
  await page.getByRole('button', { name: 'Save and open dashboard' }).press('Enter');
  await expect(page.getByRole('grid').locator('[data-slot="data-grid-row"]')).toHaveCount(fitting);
}

/** Returns the orders without one of their fields. */
const ordersWithout = (field: keyof (typeof orders)[number]): object[] =>
  orders.map(({ [field]: _removed, ...order }) => order);

const figures = (page: Page) => page.getByRole('list', { name: 'Figures' }).locator('[data-slot="stat-card-label"]');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const chart = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });

test('the dashboard omits parts for which the rows lack a column, and reports rows that do not fit', async ({
  page,
  user,
}) => {
  await page.clock.setFixedTime(now);
  await signIn(page, user, '/sample-page');
  const measure = page.getByRole('menuitem', { name: /^Measure/ });

  await test.step('without a time, the dashboard shows no chart and no range', async () => {
    await openOrders(page, ordersWithout('ts'));
    await expect(titles(page)).toHaveText(['By status', 'By label', 'Orders']);
    await expect(figures(page)).toHaveText(['Orders', 'Average value', 'Share of ok orders', 'Critical orders']);
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expect(rangeButton(page)).toHaveCount(0);
    await moreButton(page).press('Enter');
    await expect(measure).toBeVisible();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Compare with previous period' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Harbor/ }).click();
    await expect(page.getByText('4 orders', { exact: true })).toBeVisible();
  });

  await test.step('without a value, the user cannot select a measure', async () => {
    await openOrders(page, ordersWithout('value'));
    await expect(titles(page)).toHaveText(['Chart', 'By status', 'By label', 'Latest orders']);
    await expect(chart(page, 'Orders by hour')).toBeVisible();
    await expect(figures(page)).toHaveText(['Orders', 'Share of ok orders', 'Critical orders']);
    await moreButton(page).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    await expect(measure).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('without a group, the dashboard shows one series, and a report below the rows', async () => {
    const places = ordersWithout('status').map((order, index) => ({ ...order, label: `Place ${index % 8}` }));
    await openOrders(page, [...places, { id: 12, value: 1, ts: 'yesterday' }], 12);
    await expect(titles(page)).toHaveText(['Chart', 'By label', 'Latest orders']);
    await expect(chart(page, 'Orders by hour')).toBeVisible();
    await expect(figures(page)).toHaveText(['Orders', 'Average value', 'Sum of value', 'Highest value']);
    const report = page.getByRole('main').locator('[data-slot="alert"]', { hasText: 'do not fit' });
    await expect(report).toContainText('1 of 13 rows');
    const { bottom } = await page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect());
    const { top } = await report.evaluate((alert) => alert.getBoundingClientRect());
    expect(top).toBeGreaterThan(bottom);
  });
});

test('the measure changes figures, chart, groups and labels together, and Back restores the previous one', async ({
  page,
  user,
}) => {
  await page.clock.setFixedTime(now);
  await serveReadings(page, now);
  await signIn(page, user);
  const amounts = page.locator('[data-slot="bar-list-value"]');
  const texts = () => amounts.allTextContents();
  const cards = ['Chart', 'By level', 'By label', 'Latest readings'];
  await expect(titles(page)).toHaveText(cards);
  await expect(chart(page, 'Readings by day')).toBeVisible();
  await expect(amounts).toHaveCount(7);
  await expect.poll(texts).not.toContain('–');
  const before = { figures: await figures(page).allTextContents(), texts: await texts() };
  expect(before.figures).toContain('Average value');

  await selectInMore(page, 'Measure', 'Highest value');
  await expect(chart(page, 'Highest value by day')).toBeVisible();
  await expect(figures(page)).toHaveText(before.figures.map((name) => name.replace('Average', 'Highest')));
  // No card still shows the amounts of the previous measure.
  expect((await texts()).filter((text, index) => text === before.texts[index])).toEqual([]);

  await expect(page).toHaveURL(/\?measure=highest$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/measure=/);
  await expect(titles(page)).toHaveText(cards);
  await expect(chart(page, 'Readings by day')).toBeVisible();
  expect({ figures: await figures(page).allTextContents(), texts: await texts() }).toEqual(before);
  await moreButton(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Measure Readings' })).toBeVisible();
});
