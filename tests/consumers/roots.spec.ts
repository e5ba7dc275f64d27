import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { openPage, watchConsole } from './support/page';

const rootOf = {
  'a shadow root': (page: Page) => page.locator('section'),
  'a frame': (page: Page) => page.frameLocator('iframe'),
};

for (const [name, findRoot] of Object.entries(rootOf)) {
  test.describe(`an app in ${name}`, () => {
    let root: Locator | FrameLocator;
    let messages: string[];
    const button = (label: string): Locator => root.getByRole('button', { name: label, exact: true });

    test.beforeEach(async ({ page }) => {
      messages = watchConsole(page);
      await openPage(page, { sheet: 'css/styles', script: 'roots', query: name === 'a frame' ? 'frame' : 'shadow' });
      root = findRoot(page);
    });
    test.afterEach(() => expect(messages).toEqual([]));

    test('keeps focus in a dialog, and returns it', async ({ page }) => {
      await button('Rename').click();
      const field = root.getByLabel('Name', { exact: true });
      await expect(field).toBeFocused();
      await page.keyboard.type('Sales');
      await expect(field).toHaveValue('Sales');
      // The page behind is inert.
      await expect(page.getByText('Outside')).toHaveAttribute('inert');
      for (const stop of [root.getByRole('combobox', { name: 'Owner' }), button('Save'), button('Close'), field]) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
      await page.keyboard.press('Shift+Tab');
      await expect(button('Close')).toBeFocused();

      await root.getByRole('combobox', { name: 'Owner' }).click();
      await page.keyboard.type('Gr');
      await root.getByRole('option', { name: 'Grace' }).click();
      await expect(root.getByRole('combobox', { name: 'Owner' })).toHaveValue('Grace');

      await page.keyboard.press('Escape');
      await expect(root.getByRole('dialog')).toHaveCount(0);
      await expect(button('Rename')).toBeFocused();
      await expect(page.getByText('Outside')).not.toHaveAttribute('inert');
    });

    test('moves focus into a popover, and returns it', async ({ page }) => {
      await button('Filter').click();
      await expect(root.getByLabel('Contains')).toBeFocused();
      await page.keyboard.type('north');
      await expect(root.getByLabel('Contains')).toHaveValue('north');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(root.getByLabel('Contains')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('Filter')).toBeFocused();
      // The trigger closes it too.
      await button('Filter').click();
      await expect(root.getByLabel('Contains')).toBeFocused();
      await button('Filter').click();
      await expect(root.getByRole('dialog')).toHaveCount(0);
    });

    test('moves focus through a menu, and returns it', async ({ page }) => {
      await button('Actions').click();
      await expect(root.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(root.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button('Actions')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(root.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(root.getByRole('menuitem', { name: 'Move' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(root.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('Actions')).toBeFocused();
    });

    test('picks a date and an option', async ({ page }) => {
      await root.getByRole('button', { name: 'Change date' }).click();
      await expect(root.getByRole('gridcell', { name: 'March 4' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(root.getByRole('spinbutton', { name: /^day/ })).toHaveValue('05');
      await root.getByRole('combobox', { name: 'Reviewer' }).click();
      await page.keyboard.type('Eds');
      await page.keyboard.press('Enter');
      await expect(root.getByRole('combobox', { name: 'Reviewer' })).toHaveValue('Edsger');
      await expect(root.getByRole('combobox', { name: 'Reviewer' })).toBeFocused();
    });

    test('keeps focus in a modal drawer, and returns it', async ({ page }) => {
      await button('Menu').click();
      const [first, last] = [root.getByRole('link', { name: 'Reports' }), root.getByRole('link', { name: 'Users' })];
      await expect(first).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(last).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button('Menu')).toBeFocused();
    });
  });
}

// In a frame, Radix does not recognize a click outside, because it compares with the classes of its own window object.
test('a dialog in a shadow root closes on a click outside', async ({ page }) => {
  await openPage(page, { sheet: 'css/styles', script: 'roots', query: 'shadow' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.click({ position: { x: 30, y: 20 } });
  await expect(dialog).toBeVisible();
  await page.locator('[data-slot="modal-scrim"]').click({ position: { x: 4, y: 4 } });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();
});

test.describe('two React roots on one page', () => {
  let messages: string[];
  const report = 'body > main';

  test.beforeEach(async ({ page }) => {
    messages = watchConsole(page);
    await openPage(page, { sheet: 'css/styles', script: 'several', query: '' });
  });
  test.afterEach(() => expect(messages).toEqual([]));

  test('share one stack of layers, and show their toasts in one root', async ({ page }) => {
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    const inert = page.locator('[inert], [inert] *');
    const rename = page.getByRole('dialog', { name: 'Rename the report' });
    const filters = page.getByRole('dialog', { name: 'Filters' });

    await button('Rename').click();
    for (const name of ['Search', 'Total']) await expect(button(name).and(inert)).toBeAttached();
    // The second root opens a dialog above that of the first.
    await button('Show the filters').click();
    await expect(page.getByLabel('From', { exact: true })).toBeFocused();
    await expect(rename.and(inert)).toBeAttached();
    await button('Save').click();
    await expect(page.getByText('Filters saved')).toBeVisible();
    await button('Dismiss').click();
    await expect(page.getByText('Filters saved')).toHaveCount(0);
    await expect(filters).toBeVisible();
    await expect(button('Save')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(filters).toHaveCount(0);
    await expect(button('Show the filters')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rename).toHaveCount(0);
    await expect(button('Rename')).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);

    // A tooltip of the second root is above a popover of the first.
    await button('Search').click();
    await button('Total').hover();
    await expect(page.getByRole('tooltip')).toHaveText('Of all months');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByLabel('Contains')).toBeFocused();
    await page.getByRole('combobox', { name: 'Owner' }).click();
    await expect(page.getByLabel('Contains')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Owner' })).toBeFocused();
  });

  test('share one theme, use unique ids, and can be unmounted with an open dialog', async ({ page }) => {
    await page.getByRole('button', { name: 'Switch the theme' }).click();
    await expect(page.locator(`${report} output`)).toHaveText('dark');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Show the filters' }).click();
    await expect(page.getByLabel('From', { exact: true })).toBeFocused();
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);

    await page.getByRole('button', { name: 'Remove the report' }).click();
    await expect(page.locator(report)).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Show the filters' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
});
