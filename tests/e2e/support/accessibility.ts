import { expect, type Page } from '@playwright/test';
import { axeProblems } from '../../checks/accessibility';
import { hiddenText, reflowProblems } from '../../checks/layout';
import { defaultMode, settle } from '../../checks/modes';

/**
 * Resolves when no layer is fading out. axe compares positions in the document, which change when a layer is removed.
 */
async function waitForLayers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await settle(page);
}

/** Expects that the page, in its current state, follows WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  await waitForLayers(page);
  expect(await axeProblems(page, 'page', defaultMode), state).toEqual([]);
}

/** Expects that no text is cut off and that the page does not scroll sideways. */
export async function expectAllInSight(page: Page, state = 'the page at 320 px'): Promise<void> {
  await settle(page);
  const problems = async () => [...(await reflowProblems(page)), ...(await hiddenText(page, { allowsEllipsis: true }))];
  await expect.poll(problems, state).toEqual([]);
}

/**
 * Runs axe in a window of 390 px, and expects that nothing is cut off or scrolls sideways at 320 px. Restores the
 * window size.
 */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAllInSight(page);
  if (before) await page.setViewportSize(before);
}
