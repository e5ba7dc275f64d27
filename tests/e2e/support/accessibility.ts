import { expect, type Page } from '@playwright/test';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from '../../../.storybook/verify/accessibility';
import { clippedText, reflowProblems } from '../../../.storybook/verify/layout';
import { applyMode, defaultMode, freeze, settle } from '../../../.storybook/verify/modes';

/** Puts axe into the page, unless this document has it from an earlier check. */
async function ensureAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await injectAxe(page);
}

/** Expects that the page, as it stands now, breaks no rule of WCAG 2.2 AA and no best practice. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  await ensureAxe(page);
  const { violations } = await runAxe(page, true);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([]);
}

/** Expects that nothing is cut or scrolls sideways, once the layout has followed the size of the window. */
export async function expectAllInSight(page: Page, state = 'the page at 320 px'): Promise<void> {
  await settle(page);
  await expect.poll(async () => [...(await reflowProblems(page)), ...(await clippedText(page))], state).toEqual([]);
}

/**
 * Runs axe over the page, as it stands now, on a phone of 390 px, light and dark, and lets nothing be cut or scroll sideways at
 * 320 px; the window has its size again afterwards.
 */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const unfreeze = await freeze(page);
  await ensureAxe(page);
  const findings: Finding[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const mode = { ...defaultMode, theme };
    await applyMode(page, mode);
    collect(findings, (await runAxe(page, true)).violations, mode);
  }
  await applyMode(page, defaultMode);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAllInSight(page);
  await unfreeze();
  if (before) await page.setViewportSize(before);
  expect(findings.map(describeFinding)).toEqual([]);
}
