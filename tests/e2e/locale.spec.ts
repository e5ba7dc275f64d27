import { expect, test } from './support/fixtures';
import { startJsonApi } from './support/json-api';
import { signIn } from './support/login-page';

test.use({ locale: 'de-DE' });

test("numbers and dates use the browser's format in the preview and on the dashboard", async ({ page, user }) => {
  const orders = Array.from({ length: 1200 }, (_, id) => ({
    id,
    created_at: new Date(Date.UTC(2025, 2, 14, 5, 0, id)).toISOString(),
    total: 1234.5,
    tax: id / 4,
  }));
  const api = await startJsonApi({ '/orders': JSON.stringify(orders) });
  const [time, total] = ['14.03.2025, 05:19', '1.234,5'];
  await signIn(page, user, '/api-setup?connection=new');
  const url = page.getByRole('textbox', { name: 'URL' });
  await url.fill(`${api.origin}/orders`);
  await url.press('Enter');
  await expect(
    page
      .getByRole('main')
      .locator('[data-slot="alert"], [data-slot="test-outcome"]')
      .getByText(/^1\.200 rows found in/),
  ).toBeVisible();
  await page.getByRole('combobox', { name: /^Value\b/ }).selectOption('Total');
  await page.getByRole('radiogroup', { name: 'Preview' }).getByRole('radio', { name: 'Table' }).click();
  const first = page.getByRole('table', { name: 'Preview of the rows' }).getByRole('row').nth(1);
  await expect(first).toContainText(time);
  await expect(first).toContainText(total);

  await page.getByRole('button', { name: 'Save and open dashboard' }).click();
  const figures = page.getByRole('list', { name: 'Figures' });
  await expect(figures.getByRole('listitem').first()).toContainText('1.200');
  const row = page.getByRole('grid').getByRole('row').nth(1);
  await expect(row).toContainText(time);
  await expect(row).toContainText(total);
  await expect(page.getByRole('navigation', { name: 'Pages of the orders' })).toContainText('of 1.200');
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    /\d{1,2}\. ?[A-Z]|\d{1,2}\.\d{1,2}\./,
  );
  await page.goto('about:blank');
  await api.close();
});
