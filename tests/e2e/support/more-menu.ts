import type { Locator, Page } from '@playwright/test';

export const moreButton = (page: Page): Locator => page.getByRole('button', { name: 'More', exact: true });

/** An item in the dashboard's “More” menu, or in its submenus. */
const itemOf = (page: Page, name: string): Locator =>
  page
    .getByRole('menuitem', { name })
    .or(page.getByRole('menuitemradio', { name, exact: true }))
    .or(page.getByRole('menuitemcheckbox', { name }));

export const rangeButton = (page: Page): Locator => page.getByRole('button', { name: /^Range: / });
export const sourceButton = (page: Page): Locator => page.getByRole('button', { name: /^Source: / });

export async function selectRange(page: Page, name: string): Promise<void> {
  await rangeButton(page).click();
  await page.getByRole('list', { name: 'Ranges' }).getByRole('button', { name }).click();
}

export async function selectSource(page: Page, name: string): Promise<void> {
  await sourceButton(page).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Opens the menu and selects the item, after the items that lead to it. */
export async function selectInMore(page: Page, ...path: readonly string[]): Promise<void> {
  await moreButton(page).press('Enter');
  for (const name of path) await itemOf(page, name).press('Enter');
}
