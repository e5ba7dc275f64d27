import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from '../../../.storybook/verify/accessibility';
import { compare, isSameBrowser, update } from '../../../.storybook/verify/baselines';
import { reflowProblems, targetProblems } from '../../../.storybook/verify/layout';
import {
  applyMode,
  defaultMode,
  freeze,
  type Mode,
  modeName,
  modes,
  settle,
  textScale,
} from '../../../.storybook/verify/modes';
import { expectAllInSight } from './accessibility';

const isUpdate = process.env.WAYMARK_VISUAL_UPDATE === '1';
const baselines = path.join('tests', 'visual', 'baselines', 'app');
const height = 900;
const dark: Mode = { ...defaultMode, theme: 'dark' };
const darkRtl: Mode = { ...dark, direction: 'rtl' };

/** Pictures of one state of the app, compared with their baselines or taken as the new ones. */
function pictures(page: Page, name: string) {
  const version = page.context().browser()?.version() ?? '';
  const exact = isSameBrowser({ version, platform: `${process.platform} ${process.arch}` });
  const taken = new Set<string>();
  const problems: string[] = [];
  return {
    take: async (capture: string): Promise<void> => {
      const shoot = (): Promise<Buffer> => page.screenshot({ caret: 'initial' });
      taken.add(`${capture}.png`);
      if (isUpdate) {
        update(`app/${name}`, capture, await shoot());
        return;
      }
      const difference = await compare(`app/${name}`, capture, shoot, exact);
      if (difference) problems.push(`The picture ${difference.capture} ${difference.reason}.`);
    },
    /** What differs, and baselines that nothing is compared with any more. */
    finish: (): string[] => {
      const folder = path.join(baselines, name);
      for (const file of readdirSync(folder).filter((found) => !taken.has(found))) {
        if (isUpdate) rmSync(path.join(folder, file));
        else problems.push(`Nothing is compared with the baseline ${file}: run \`npm run visual:update\`.`);
      }
      return problems;
    },
  };
}

/**
 * Holds a page against all that every page owes, in every mode and at every width: axe, targets of 24 px, pictures, forced
 * colours, text of twice the size, and no scrolling sideways at 320 px, which is a window of 1280 px at 400 %.
 *
 * @param name of the page's pictures, `tests/visual/baselines/app/<name>`
 */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  const problems: string[] = [];
  const violations: Finding[] = [];
  const shots = pictures(page, name);
  await settle(page);
  const unfreeze = await freeze(page);
  await injectAxe(page);
  for (const width of [390, 700, 1000, 1440, 1700]) {
    await page.setViewportSize({ width, height });
    const isWhole = width === 390 || width === 1440;
    for (const mode of isWhole ? modes : [defaultMode, dark]) {
      await applyMode(page, mode);
      await shots.take(`${modeName(mode)}-${width}`);
      if (isWhole && mode.direction === 'ltr') collect(violations, (await runAxe(page, true)).violations, mode);
    }
    await applyMode(page, defaultMode);
    if (isWhole) problems.push(...(await targetProblems(page)).problems);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await shots.take('forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.setViewportSize({ width: 1000, height });
  await applyMode(page, defaultMode, textScale);
  await expectAllInSight(page, `${name}, with text of twice the size`);
  await applyMode(page, defaultMode);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllInSight(page, `${name}, at 320 px`);
  await unfreeze();
  expect([...violations.map(describeFinding), ...problems, ...shots.finish()], name).toEqual([]);
}

/**
 * Holds a layer over a page against axe in both themes, takes its pictures, and looks whether it fits a window of 320 px.
 *
 * @param widths that it is looked at in, in px
 */
export async function expectGoodLayer(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const violations: Finding[] = [];
  const shots = pictures(page, name);
  // Where the pointer opened it, another button may come to stand, and show its tooltip.
  await page.mouse.move(0, 0);
  await settle(page);
  const unfreeze = await freeze(page);
  await injectAxe(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const mode of [defaultMode, dark, darkRtl]) {
      await applyMode(page, mode);
      if (mode !== dark) await shots.take(`${modeName(mode)}-${width}`);
      if (mode !== darkRtl) collect(violations, (await runAxe(page, true)).violations, mode);
    }
    await applyMode(page, defaultMode);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await shots.take('forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });
  if (Math.min(...widths) < 900) {
    await page.setViewportSize({ width: 320, height: 600 });
    await settle(page);
    await expect.poll(() => reflowProblems(page), `${name}, at 320 px`).toEqual([]);
  }
  await unfreeze();
  expect([...violations.map(describeFinding), ...shots.finish()], name).toEqual([]);
}
