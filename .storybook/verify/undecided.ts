import type { Page } from '@playwright/test';
import type { NodeResult, Result } from 'axe-core';
import { getAxeResults } from './axe.ts';
import { type Accepted, accepted } from './rules.ts';

const contrast = 'color-contrast';
/** What scrolling does not help to decide. */
const unmeasurable = accepted.filter(({ isUnmeasurable }) => isUnmeasurable);

export const selectorOf = ({ target }: NodeResult): string => target.flat().join(' ');

/**
 * Decides what axe left open where a program can: measures the contrast of text that was scrolled out of sight after
 * scrolling to it, and looks for the popup that a trigger refers to. Removes the results that `accepted` explains.
 */
export async function decide(page: Page, incomplete: readonly Result[]): Promise<Result[]> {
  const results = await Promise.all(
    incomplete.map(async (result) => {
      const nodes = await openNodes(page, result);
      return { ...result, nodes: await unexplainedNodes(page, { ...result, nodes }, unmeasurable) };
    }),
  );
  const text = results.filter(({ id }) => id === contrast).flatMap(({ nodes }) => nodes.map(selectorOf));
  const measured = text.length > 0 ? await measureContrast(page, text) : [];
  const remaining = [...results.filter(({ id }) => id !== contrast), ...measured];
  const open = await Promise.all(
    remaining.map(async (result) => ({ ...result, nodes: await unexplainedNodes(page, result, accepted) })),
  );
  return open.filter(({ nodes }) => nodes.length > 0);
}

/** Removes triggers whose popup exists. axe never looks for it, because some libraries render a popup only while it is open. */
async function openNodes(page: Page, { nodes }: Result): Promise<NodeResult[]> {
  const found = await page.evaluate(
    (selectors) =>
      selectors
        .map((selector) =>
          document.getElementById(document.querySelector(selector)?.getAttribute('aria-controls') ?? ''),
        )
        .map(Boolean),
    nodes.map(selectorOf),
  );
  return nodes.filter(
    ({ all }, index) => !found[index] || all.every(({ data }) => data?.messageKey !== 'controlsWithinPopup'),
  );
}

async function unexplainedNodes(page: Page, { id, nodes }: Result, list: readonly Accepted[]): Promise<NodeResult[]> {
  const selectors = list.filter(({ rule }) => rule === id).map(({ selector }) => selector);
  if (selectors.length === 0) return nodes;
  const isKnown = await page.evaluate(
    ({ targets, matching }) => targets.map((target) => document.querySelector(target)?.matches(matching) === true),
    { targets: nodes.map(selectorOf), matching: selectors.join(', ') },
  );
  return nodes.filter((_, index) => !isKnown[index]);
}

/** Scrolls to each text whose contrast axe could not measure, and measures it again. Restores the scroll positions. */
async function measureContrast(page: Page, selectors: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  const positions = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].map((element) => [element, element.scrollLeft, element.scrollTop] as const),
  );
  let open = [...selectors];
  for (let left = selectors.length; left > 0 && open.length > 0; left -= 1) {
    const [first = ''] = open;
    await page
      .locator(first)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
    const { violations, incomplete } = await getAxeResults(
      page,
      { include: open.map((selector) => [selector]) },
      { runOnly: [contrast], resultTypes: ['violations', 'incomplete'] },
    );
    const still = incomplete.map((result) => ({
      ...result,
      nodes: result.nodes.filter((node) => selectorOf(node) === first),
    }));
    results.push(...violations, ...still.filter(({ nodes }) => nodes.length > 0));
    open = incomplete.flatMap(({ nodes }) => nodes.map(selectorOf)).filter((selector) => selector !== first);
  }
  await positions.evaluate((saved) => {
    for (const [element, x, y] of saved) {
      if (element.scrollLeft !== x || element.scrollTop !== y)
        element.scrollTo({ left: x, top: y, behavior: 'instant' });
    }
  });
  await positions.dispose();
  return results;
}
