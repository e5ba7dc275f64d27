import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { injectAxe } from 'axe-playwright';
import { describeFinding, type Finding, runAxe } from '../../../.storybook/verify/accessibility';
import { hiddenText, reflowProblems, targetProblems } from '../../../.storybook/verify/layout';
import {
  applyMode,
  defaultMode,
  freeze,
  type Mode,
  settle,
  spaceText,
  textScale,
} from '../../../.storybook/verify/modes';
import { pixelTolerance } from '../../../.storybook/verify/snapshots';
import { expectAllInSight } from './accessibility';

const height = 900;
const dark: Mode = { ...defaultMode, theme: 'dark' };
const darkRtl: Mode = { ...dark, direction: 'rtl' };

/** Stores the direction as another tab does, so that also what the app mirrors itself, such as a chart, follows. */
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

/** Compares screenshots of one state of the app with `tests/visual/baselines/app/<name>`. */
function pictures(page: Page, name: string) {
  const { threshold, ratio } = pixelTolerance(page);
  const taken = new Set<string>();
  return {
    take: async (capture: string): Promise<void> => {
      taken.add(`${capture}.png`);
      const options = { threshold, maxDiffPixelRatio: ratio, caret: 'initial', animations: 'allow' } as const;
      await expect.soft(page).toHaveScreenshot([name, `${capture}.png`], options);
    },
    /** Reports obsolete baselines, or removes them with `--update-snapshots`. */
    finish: (): void => {
      const folder = path.join('tests', 'visual', 'baselines', 'app', name);
      const obsolete = readdirSync(folder).filter((file) => !taken.has(file));
      if (/^(all|changed)$/.test(test.info().config.updateSnapshots))
        for (const file of obsolete) rmSync(path.join(folder, file));
      else expect.soft(obsolete, 'obsolete baselines: run "npm run visual:update"').toEqual([]);
    },
  };
}

/** Expects that nothing is cut, also not by an ellipsis, and that the page does not scroll sideways. */
async function expectWholeText(page: Page, state: string): Promise<void> {
  await expectAllInSight(page, state);
  await expect.poll(() => hiddenText(page), state).toEqual([]);
}

/**
 * Checks that hold for every page: axe, screenshots, targets of 24 px, forced colors, text at 200 %, text spacing, reflow at
 * 320 px.
 */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  const problems: string[] = [];
  const findings: Finding[] = [];
  const shots = pictures(page, name);
  await settle(page);
  const unfreeze = await freeze(page);
  await injectAxe(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    for (const [theme, mode] of Object.entries({ light: defaultMode, dark })) {
      await applyMode(page, mode);
      await shots.take(`${theme}-ltr-${width}`);
      await runAxe(page, 'page', findings, mode);
    }
    await applyMode(page, defaultMode);
    problems.push(...(await targetProblems(page)));
  }
  await storeDirection(page, 'rtl');
  await applyMode(page, darkRtl);
  await shots.take('dark-rtl-1440');
  await storeDirection(page, 'ltr');
  await applyMode(page, defaultMode);
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await shots.take('forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });
  shots.finish();

  await page.setViewportSize({ width: 1000, height });
  await applyMode(page, defaultMode, textScale);
  await expectWholeText(page, `${name}, with text of twice the size`);
  await applyMode(page, defaultMode);
  const unspace = await spaceText(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    await expectWholeText(page, `${name}, with more text spacing at ${width} px`);
  }
  await unspace();
  for (const width of [700, 1700]) {
    await page.setViewportSize({ width, height });
    await expectWholeText(page, `${name}, at ${width} px`);
  }
  // A window of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await expectWholeText(page, `${name}, at 320 px`);
  await unfreeze();
  expect([...findings.map(describeFinding), ...problems], name).toEqual([]);
}

/**
 * Checks that hold for every open layer: axe in both themes, screenshots, and no horizontal scrolling at 320 px.
 *
 * @param widths the window widths in px in which the layer opens
 */
export async function expectGoodLayer(page: Page, name: string, widths: readonly [number, number]): Promise<void> {
  const findings: Finding[] = [];
  const shots = pictures(page, name);
  // A resize could place a button with a tooltip under the pointer.
  await page.mouse.move(0, 0);
  await settle(page);
  const unfreeze = await freeze(page);
  await injectAxe(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const [theme, mode] of Object.entries({ light: defaultMode, dark })) {
      await applyMode(page, mode);
      await runAxe(page, 'layer', findings, mode);
      if (theme === 'light') await shots.take(`light-ltr-${width}`);
    }
    await applyMode(page, defaultMode);
  }
  await storeDirection(page, 'rtl');
  await applyMode(page, darkRtl);
  await shots.take(`dark-rtl-${widths[1]}`);
  await storeDirection(page, 'ltr');
  await applyMode(page, defaultMode);
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await shots.take('forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });
  shots.finish();
  if (widths[0] < 900) {
    await page.setViewportSize({ width: 320, height: 600 });
    await settle(page);
    await expect.poll(() => reflowProblems(page), `${name}, at 320 px`).toEqual([]);
  }
  await unfreeze();
  expect(findings.map(describeFinding), name).toEqual([]);
}
