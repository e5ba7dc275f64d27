import { expect, type Locator, type Page, test } from '@playwright/test';
import { openStory } from './support/stories';

/*
 * Safari does not focus a button that is clicked. A layer must return the focus to the button nonetheless, not to the first
 * control of the page.
 */

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.locator('#storybook-root').getByRole('button', { name });

const layers = [
  { name: 'Popover', story: 'layers-popover--playground', trigger: button('Filter'), role: 'dialog' },
  { name: 'Menu', story: 'layers-menu--playground', trigger: button('Actions'), role: 'menu' },
  { name: 'Dialog', story: 'layers-dialog--playground', trigger: button('Rename'), role: 'dialog' },
  {
    name: 'ConfirmDialog without a trigger',
    story: 'layers-dialog--confirmation',
    trigger: button('Disconnect'),
    role: 'alertdialog',
  },
  {
    name: 'CommandPalette',
    story: 'layers-commandpalette--playground',
    trigger: button(/Find a page/),
    role: 'dialog',
  },
] as const;

for (const { name, story, trigger, role } of layers) {
  test(`${name} returns the focus to a trigger that a click has not focused`, async ({ page }) => {
    await openStory(page, story);
    await page.evaluate(() => {
      const first = document.createElement('button');
      first.textContent = 'First on the page';
      document.body.prepend(first);
      // The default action of `mousedown` is to move the focus.
      document.addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
    });
    const layer = page.getByRole(role);
    /** Waits for the focus. Radix moves it when the content has mounted, and then starts to listen for clicks outside. */
    const open = async (): Promise<void> => {
      await trigger(page).click();
      await expect(layer.locator(':focus').or(page.locator(`[role="${role}"]:focus`))).toHaveCount(1);
    };

    await open();
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();

    await trigger(page).evaluate((element) => element.blur());
    await open();
    if (role !== 'alertdialog') {
      await page.mouse.click(2, 500);
      await expect(layer).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    }
  });
}
