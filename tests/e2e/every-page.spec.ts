import { obsoletePictures } from '../checks/pictures';
import { expect, test } from './support/fixtures';
import { expectGoodLayer, expectGoodPage, type OwnPicture } from './support/page-checks';
import { layers, openLayer, ownPages, publicPages, visit } from './support/states';

/**
 * These pages contain charts and lists that are mirrored and use specific dark colors. Other pages are recorded in a
 * narrow window.
 */
const ownPicture = (name: string): OwnPicture =>
  name === 'dashboard' || name === 'api-setup' ? 'dark-rtl-1440' : 'light-ltr-390';

for (const [name, path] of Object.entries(publicPages)) {
  test(`the public ${name} page is accessible and looks right in every mode and width`, async ({
    page,
    allowConsole,
  }) => {
    // The provider rejects the link's code.
    if (name === 'auth-action') allowConsole(/status of 400/);
    await visit(page, path);
    await expectGoodPage(page, name, ownPicture(name));
  });
}

for (const [name, path] of Object.entries(ownPages)) {
  test(`the ${name} page is accessible and looks right in every mode and width`, async ({ page }) => {
    await visit(page, path, true);
    await expectGoodPage(page, name, ownPicture(name));
  });
}

for (const [name, state] of Object.entries(layers)) {
  test(`the layer ${name} is accessible and looks right in every mode`, async ({ page }) => {
    // The layer is the same on every page, and this page contains the least below it.
    await visit(page, '/sample-page', true);
    await openLayer(page, name, state);
    await expectGoodLayer(page, name, state.widths);
    await page.keyboard.press('Escape');
    await expect(state.layer(page)).toHaveCount(0);
  });
}

test('every baseline of the app belongs to a page or layer in these tests', () => {
  const known = [publicPages, ownPages, layers].flatMap((states) => Object.keys(states));
  expect(obsoletePictures('app', known)).toEqual([]);
});
