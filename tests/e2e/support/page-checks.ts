import { expect, type Page } from '@playwright/test';
import { axeProblems } from '../../checks/accessibility';
import { hiddenText, reflowProblems } from '../../checks/layout';
import { applyMode, darkMode, defaultMode, freeze, type Mode, settle, textScale } from '../../checks/modes';
import { obsoletePictures, pictureProblems } from '../../checks/pictures';
import { expectAllInSight } from './accessibility';

const height = 900;

/**
 * Stores the direction as another tab would, so that parts which the app mirrors itself, such as a chart, also follow.
 */
async function storeDirection(page: Page, direction: Mode['direction']): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    ['waymark:preferences', JSON.stringify({ direction })] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** The pictures of a page besides the light one in a wide window. */
export type OwnPicture = 'light-ltr-390' | 'dark-rtl-1440';

/** Compares the picture of the page in dark colors and right to left, then restores the default mode. */
async function darkRtlProblems(page: Page, picture: string): Promise<string[]> {
  await storeDirection(page, 'rtl');
  await applyMode(page, { ...darkMode, direction: 'rtl' });
  const problems = await pictureProblems(page, picture);
  await storeDirection(page, 'ltr');
  await applyMode(page, defaultMode);
  return problems;
}

/** The text spacing that must not hide content (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Expects that nothing is cut off, not even by an ellipsis, and that the page does not scroll sideways. */
async function expectWholeText(page: Page, state: string): Promise<void> {
  await expectAllInSight(page, state);
  await expect.poll(() => hiddenText(page), state).toEqual([]);
}

/**
 * Checks that hold for every page: axe, two pictures, targets of 24 px, text at 200 %, text spacing, reflow at 320 px.
 *
 * @param own the picture besides the light one in a wide window: the state in which this page is most likely to break
 */
export async function expectGoodPage(page: Page, name: string, own: OwnPicture): Promise<void> {
  const problems = obsoletePictures(`app/${name}`, ['light-ltr-1440', own]);
  await settle(page);
  const unfreeze = await freeze(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    for (const [theme, mode] of Object.entries({ light: defaultMode, dark: darkMode })) {
      await applyMode(page, mode);
      const picture = `${theme}-ltr-${width}`;
      if (picture === 'light-ltr-1440' || picture === own) {
        problems.push(...(await pictureProblems(page, `app/${name}/${picture}`)));
      }
      problems.push(...(await axeProblems(page, 'page', mode)));
    }
    await applyMode(page, defaultMode);
  }
  if (own === 'dark-rtl-1440') problems.push(...(await darkRtlProblems(page, `app/${name}/${own}`)));

  await page.setViewportSize({ width: 1000, height });
  await applyMode(page, defaultMode, textScale);
  await expectWholeText(page, `${name}, with text of twice the size`);
  await applyMode(page, defaultMode);
  const spacing = await page.addStyleTag({ content: textSpacing });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    await expectWholeText(page, `${name}, with more text spacing at ${width} px`);
  }
  await spacing.evaluate((style) => (style as Element).remove());
  for (const width of [700, 1700]) {
    await page.setViewportSize({ width, height });
    await expectWholeText(page, `${name}, at ${width} px`);
  }
  // A window of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await expectWholeText(page, `${name}, at 320 px`);
  await unfreeze();
  expect(problems, name).toEqual([]);
}

/**
 * Checks that hold for every open layer: axe in both themes, two pictures, and no horizontal scrolling at 320 px.
 *
 * @param widths the window widths in px in which the layer opens
 */
export async function expectGoodLayer(page: Page, name: string, widths: readonly [number, number]): Promise<void> {
  const [light, darkRtlPicture] = [`light-ltr-${widths[1]}`, `dark-rtl-${widths[1]}`];
  const problems = obsoletePictures(`app/${name}`, [light, darkRtlPicture]);
  // A resize could place a button with a tooltip under the pointer.
  await page.mouse.move(0, 0);
  await settle(page);
  const unfreeze = await freeze(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const [theme, mode] of Object.entries({ light: defaultMode, dark: darkMode })) {
      await applyMode(page, mode);
      problems.push(...(await axeProblems(page, 'layer', mode)));
      if (theme === 'light' && width === widths[1]) {
        problems.push(...(await pictureProblems(page, `app/${name}/${light}`)));
      }
    }
    await applyMode(page, defaultMode);
  }
  problems.push(...(await darkRtlProblems(page, `app/${name}/${darkRtlPicture}`)));
  if (widths[0] < 900) {
    await page.setViewportSize({ width: 320, height: 600 });
    await settle(page);
    await expect.poll(() => reflowProblems(page), `${name}, at 320 px`).toEqual([]);
  }
  await unfreeze();
  expect(problems, name).toEqual([]);
}
