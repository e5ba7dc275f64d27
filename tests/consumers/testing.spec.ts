import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
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

test('a project with Vitest renders a large grid by the setup of the package', () => {
  const folder = path.join(consumerFolder(), 'jsdom');
  mkdirSync(path.join(folder, 'node_modules/@testing-library'), { recursive: true });
  for (const name of ['vitest', '@testing-library/react', '@testing-library/user-event']) {
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  }
  const code = `
    import { render, screen } from '@testing-library/react';
    import { userEvent } from '@testing-library/user-event';
    import { expect, it } from 'vitest';
    import { DataGrid, DataGridTable } from 'waymark';
    import { gridOf, setUpDom } from 'waymark/testing';

    setUpDom();

    it('sorts', async () => {
      const data = Array.from({ length: 500 }, (_, index) => ({ id: String(index) }));
      const columns = [{ id: 'id', header: 'Id', value: ({ id }) => Number(id) }];
      render(<DataGrid data={data} columns={columns} getRowId={({ id }) => id}><DataGridTable aria-label="Ids" /></DataGrid>);
      const grid = gridOf(userEvent.setup(), screen.getByRole('grid'));
      expect(grid.rows().length).toBeGreaterThan(10);
      await grid.sort('id');
      await grid.sort('id');
      expect(grid.column('id')[0]).toBe('499');
    });
  `;
  writeFileSync(path.join(folder, 'grid.test.jsx'), code);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  // Fails with the report of a failed test.
  const report = execFileSync(process.execPath, [vitest, 'run', '--root', folder, '--environment', 'jsdom'], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test' },
  });
  expect(report).toContain('1 passed');
});
