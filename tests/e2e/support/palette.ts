import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });

export const paletteField = (page: Page): Locator =>
  palette(page).getByRole('combobox', { name: 'Search pages and actions' });

export const activeCommand = (page: Page): Locator => palette(page).getByRole('option', { selected: true });

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(paletteField(page)).toBeFocused();
}

/** Runs the first command that a search finds. */
export async function runCommand(page: Page, query: string, title: RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(query);
  await expect(activeCommand(page)).toHaveText(title);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}
