import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

const endpoint = 'https://api.example.com/readings';
const cors = { 'access-control-allow-origin': '*' };

test.describe('API Setup', () => {
  test.beforeEach(async ({ page, user }) => {
    await signIn(page, user, '/api-setup');
  });

  test('an endpoint that responds shows its rows and fields', async ({ page }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({
        headers: cors,
        json: [
          { id: 1, level: 'high' },
          { id: 2, level: 'low' },
        ],
      }),
    );
    await page.getByLabel('Address').fill(endpoint);
    await page.getByRole('button', { name: 'Test connection' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'fields' });
    await expect(answer).toContainText('The response has 2 rows.');
    await expect(answer.getByRole('listitem')).toHaveText(['id', 'level']);
  });

  const failures: { title: string; status?: number; body?: string; says: RegExp }[] = [
    { title: 'asks for credentials', status: 401, says: /asks for credentials \(401\)/ },
    { title: 'does not exist', status: 404, says: /Nothing is at this address \(404\)/ },
    { title: 'responds with a server error', status: 500, says: /The endpoint failed \(500\)/ },
    { title: 'responds with HTML', status: 200, body: '<!doctype html>', says: /not JSON/ },
  ];
  for (const { title, status, body = '{}', says } of failures) {
    test(`an endpoint that ${title} shows a message with what to change`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await page.route(endpoint, (route) => route.fulfill({ status, headers: cors, body }));
      await page.getByLabel('Address').fill(endpoint);
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByLabel('Address')).toHaveValue(endpoint);
    });
  }

  test('a URL that is not allowed shows a message at the field', async ({ page }) => {
    const address = page.getByLabel('Address');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Enter the address of a JSON endpoint\./);
    await address.fill('http://api.example.com/');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription(/Use https:\/\/ here/);
    await address.fill('file:///etc/passwd');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription(/starts with https:\/\//);
  });

  test('a slow request can be canceled', async ({ page }) => {
    await page.route(endpoint, () => undefined);
    await page.getByLabel('Address').fill(endpoint);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Test connection', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
