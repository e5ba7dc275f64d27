import { test } from '../e2e/support/fixtures';
import { layers, openLayer, ownPages, publicPages, visit } from '../e2e/support/states';
import { expectNoFindings } from './support';

for (const [pages, isSignedIn] of [
  [publicPages, false],
  [ownPages, true],
] as const) {
  for (const [name, path] of Object.entries(pages)) {
    test(`the ${name} page`, async ({ page, allowConsole }) => {
      // The provider rejects the code of the link.
      if (name === 'auth-action') allowConsole(/status of 400/);
      await visit(page, path, isSignedIn);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page, `the ${name} page at ${width} px`, 'page');
      }
    });
  }
}

for (const [name, state] of Object.entries(layers)) {
  test(`the ${name} layer`, async ({ page }) => {
    await openLayer(page, name, state);
    for (const width of state.widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page, `the ${name} layer at ${width} px`, 'layer');
    }
  });
}
