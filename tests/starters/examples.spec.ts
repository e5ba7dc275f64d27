import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pictureProblems } from '../checks/pictures';
import { buildAndServe } from './support/serve';
import { hosts, problem, startersFolder } from './support/starters';

const examples = path.resolve(import.meta.dirname, '../../examples');

/** Copies an example as its README describes, builds it with the packed kit, and serves it. */
function serve(name: string) {
  const cwd = path.join(startersFolder, `example-${name}`);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(path.join(examples, name), cwd, { recursive: true });
  cpSync(path.join(examples, 'dashboard'), path.join(cwd, 'dashboard'), { recursive: true });
  return buildAndServe(name, cwd);
}

/** Writes a new nonce into the page and the policy, as a server for the Vite example's page would. */
async function addNonce(page: Page, url: string): Promise<void> {
  await page.route(
    (address) => address.href.startsWith(url),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const nonce = crypto.randomUUID();
      return route.fulfill({
        response,
        body: (await response.text()).replaceAll('CSP_NONCE', nonce),
        headers: {
          ...response.headers(),
          'content-security-policy': `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:`,
        },
      });
    },
  );
}

/** The values of `data-theme` since the first element of the page. */
const recordThemes = (page: Page) =>
  page.addInitScript(() => {
    const themes: (string | null)[] = [];
    Object.assign(window, { themes });
    new MutationObserver(() => {
      const theme = document.documentElement.getAttribute('data-theme');
      // Nothing is painted before the body exists.
      if (document.body && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
  });

for (const name of hosts) {
  test.describe(`the example ${name}, built with the packed kit`, () => {
    test.skip(Boolean(problem), problem);
    test.describe.configure({ mode: 'serial' });
    let server: Awaited<ReturnType<typeof buildAndServe>>;
    let messages: string[];

    test.beforeAll(async () => {
      server = await serve(name);
    });
    test.afterAll(() => server?.stop());

    test.beforeEach(async ({ page }) => {
      messages = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(error.message));
      if (name === 'vite') await addNonce(page, server.url);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    });

    test('shows its pages under a strict policy, without console messages', async ({ page }) => {
      const response = await page.goto(server.url);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src [^;]*'nonce-[\w-]+'/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Overview');
      await expect(page.getByRole('img', { name: 'Sales by channel' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Visits' })).toBeVisible();

      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Orders' }).click();
      await expect(page).toHaveTitle('Orders – Acme');
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Orders');
      const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row');
      await expect(rows).toHaveCount(11);
      expect(await pictureProblems(page, 'starters/example-orders')).toEqual([]);
      await page.getByRole('columnheader', { name: 'Total' }).click();
      await expect(rows.nth(1)).toContainText('€10.00');
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(rows.nth(1)).not.toContainText('€10.00');
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('A-1042');
      await expect(rows).toHaveCount(2);

      await menu.getByRole('link', { name: 'New connection' }).click();
      const save = page.getByRole('button', { name: 'Save' });
      // The brand colors.
      await expect(save).toHaveCSS('background-color', 'rgb(0, 105, 92)');
      await save.click();
      const field = page.getByRole('textbox', { name: 'Name' });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription('Enter a name.');
      await field.fill('Billing');
      await page.getByRole('textbox', { name: 'Address' }).fill('https://billing.example.com');
      await save.click();
      await expect(page.getByText('Billing has been saved')).toBeVisible();
      expect(messages).toEqual([]);
    });

    test('shows a stored dark theme from the first paint on', async ({ page }) => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Color mode' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await recordThemes(page);
      await page.reload();
      await page.getByRole('button', { name: 'Color mode' }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { themes: unknown }).themes)).toEqual(['dark']);
      expect(await pictureProblems(page, 'starters/example-overview-dark')).toEqual([]);
      expect(messages).toEqual([]);
    });
  });
}
