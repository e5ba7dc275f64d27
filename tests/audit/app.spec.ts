import type { Page } from '@playwright/test';
import { test } from '../e2e/support/fixtures';
import { type LayerState, layers, openLayer, ownPages, publicPages, visit } from '../e2e/support/states';
import { expectNoFindings } from './support';

for (const [pages, isSignedIn] of [
  [publicPages, false],
  [ownPages, true],
] as const) {
  for (const [name, path] of Object.entries(pages)) {
    test(`the ${name} page`, async ({ page, allowConsole }) => {
      // The provider rejects the link's code.
      if (name === 'auth-action') allowConsole(/status of 400/);
      await visit(page, path, isSignedIn);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page, `the ${name} page at ${width} px`, 'page');
      }
    });
  }
}

const inGrid = (page: Page, name: string) => page.getByRole('button', { name });
const menu = (page: Page) => page.getByRole('menu');
const widths = [1000, 1440] as const;

/** The layers that the dashboard's row controls open. */
const gridLayers: Record<string, LayerState> = {
  'column-menu': { widths, open: (page) => inGrid(page, 'Options of Label').press('Enter'), layer: menu },
  'column-width': {
    widths,
    open: async (page) => {
      await inGrid(page, 'Options of Label').press('Enter');
      await page.getByRole('menuitem', { name: 'Resize…' }).click();
    },
    layer: (page) => page.getByRole('dialog', { name: 'Width of Label in pixels' }),
  },
  'columns-menu': { widths, open: (page) => inGrid(page, 'Columns').press('Enter'), layer: menu },
  'level-filter': {
    widths,
    open: (page) => page.locator('[data-slot="data-grid-facet"]').click(),
    layer: (page) => page.getByRole('dialog', { name: 'Level' }),
  },
};

for (const [name, state] of Object.entries({ ...layers, ...gridLayers })) {
  test(`the ${name} layer`, async ({ page }) => {
    await page.setViewportSize({ width: state.widths[0], height: 900 });
    await visit(page, '/', true);
    await openLayer(page, name, state);
    for (const width of state.widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page, `the ${name} layer at ${width} px`, 'layer');
    }
  });
}
