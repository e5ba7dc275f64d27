import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type * as pageObjects from 'waymark/testing/playwright';
import { consumerFolder } from './support/consumer';
import { openPage } from './support/page';

test('the page objects of the package operate the kit in Playwright', async ({ page }) => {
  const file = path.join(consumerFolder(), 'node_modules/waymark/testing/playwright.js');
  const { comboboxOf, dateFieldOf, gridOf, menuOf } = (await import(pathToFileURL(file).href)) as typeof pageObjects;
  await openPage(page, { sheet: 'css/styles', script: 'roots', query: 'shadow' });

  const grid = gridOf(page.getByRole('grid', { name: 'Cities' }));
  await expect(grid.column('name')).toHaveText(['Bonn', 'Oslo']);
  await grid.sort('name');
  await grid.sort('name');
  await expect(grid.cell(0, 'name')).toHaveText('Oslo');

  const reviewer = page.getByRole('combobox', { name: 'Reviewer' });
  await comboboxOf(reviewer).filter('Gr');
  await comboboxOf(reviewer).select('Grace');
  await expect(reviewer).toHaveValue('Grace');

  const due = page.getByRole('group', { name: 'Due' });
  await dateFieldOf(due).pick(17);
  await expect(due).toHaveAttribute('data-value', '2026-03-17');
  await dateFieldOf(due).enter('2026-04-02');
  await expect(due).toHaveAttribute('data-value', '2026-04-02');

  await menuOf(page.getByRole('button', { name: 'Actions' })).select('Move');
  await expect(page.getByRole('menu')).toHaveCount(0);
});
