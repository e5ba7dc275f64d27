import { expect, type Page } from '@playwright/test';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from '../../../.storybook/verify/accessibility';
import { applyMode, defaultMode, freeze, settle } from '../../../.storybook/verify/modes';

/** Runs axe over what shows on a phone of 390 px, light and dark; the window has its size again afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const unfreeze = await freeze(page);
  await settle(page);
  await injectAxe(page);
  const findings: Finding[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const mode = { ...defaultMode, theme };
    await applyMode(page, mode);
    collect(findings, (await runAxe(page, true)).violations, mode);
  }
  await applyMode(page, defaultMode);
  await unfreeze();
  if (before) await page.setViewportSize(before);
  expect(findings.map(describeFinding)).toEqual([]);
}
