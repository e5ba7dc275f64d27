import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from '../../../.storybook/verify/accessibility';
import { compare, isSameBrowser, update } from '../../../.storybook/verify/baselines';
import { clippedText, reflowProblems, targetProblems } from '../../../.storybook/verify/layout';
import { applyMode, defaultMode, freeze, type Mode, modeName, modes, settle, textScale } from '../../../.storybook/verify/modes';

const height = 900;
const dark: Mode = { ...defaultMode, theme: 'dark' };

/** The widths that pictures are taken at, in px: a phone, a tablet, and windows below, at and above the usual ones. */
const widths = [390, 700, 1000, 1440, 1700];

export interface PageCheck {
  /** Names the pictures: `app/<name>`. */
  name: string;
  /** Widths of this state, in px: a panel of narrow windows shows in these only. @default 390, 700, 1000, 1440, 1700 */
  widths?: readonly number[];
  /** Whether this is a page rather than a layer over one: then it is measured in narrow windows and with larger text too. */
  page?: boolean;
}

/**
 * Looks at what shows in every mode: axe in both themes at the narrowest and widest usual width, pictures against their
 * baselines, targets, reflow at 320 px and at 400 % zoom, text of twice the size, forced colours.
 */
export async function expectGood(page: Page, { name, widths: own = widths, page: isPage = false }: PageCheck): Promise<void> {
  const problems: string[] = [];
  const violations: Finding[] = [];
  const browser = { version: page.context().browser()?.version() ?? '', platform: `${process.platform} ${process.arch}` };
  const exact = isSameBrowser(browser);

  const picture = async (capture: string): Promise<void> => {
    const image = await page.screenshot({ caret: 'initial' });
    if (process.env.WAYMARK_VISUAL_UPDATE) update(`app/${name}`, capture, image);
    else {
      const difference = compare(`app/${name}`, capture, image, exact);
      if (difference) problems.push(`The picture ${difference.capture} ${difference.reason}.`);
    }
  };
  const at = (width: number): Promise<void> => page.setViewportSize({ width, height });

  await settle(page);
  const unfreeze = await freeze(page);
  await injectAxe(page);
  for (const width of own) {
    const isEnd = width === own[0] || width === 1440 || own.length < 3;
    await at(width);
    for (const mode of isEnd ? modes : [defaultMode, dark]) {
      await applyMode(page, mode);
      await picture(`${modeName(mode)}-${width}`);
      if (!isEnd || mode.direction === 'rtl') continue;
      const found = await runAxe(page, true);
      collect(violations, found.violations, mode);
    }
    await applyMode(page, defaultMode);
    if (isEnd) problems.push(...(await targetProblems(page)).problems);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await picture('forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });

  if (isPage) {
    await at(1000);
    await applyMode(page, defaultMode, textScale);
    problems.push(...(await clippedText(page)), ...(await reflowProblems(page)));
    await applyMode(page, defaultMode);
    // 320 px, and a window of 1280 by 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await settle(page);
    problems.push(...(await reflowProblems(page)), ...(await clippedText(page)));
  }
  await unfreeze();
  expect([...violations.map(describeFinding), ...problems], name).toEqual([]);
}
