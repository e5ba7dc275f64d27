import type { Locator, Page } from '@playwright/test';

export const moreButton = (page: Page): Locator => page.getByRole('button', { name: 'More', exact: true });

/** An item of the menu “More” of the dashboard, or of its submenus. */
const itemOf = (page: Page, name: string): Locator =>
  page
    .getByRole('menuitem', { name })
    .or(page.getByRole('menuitemradio', { name, exact: true }))
    .or(page.getByRole('menuitemcheckbox', { name }));

/** Opens the menu, and selects the item, after those that lead to it. */
export async function selectInMore(page: Page, ...path: readonly string[]): Promise<void> {
  await moreButton(page).press('Enter');
  for (const name of path) await itemOf(page, name).press('Enter');
}
