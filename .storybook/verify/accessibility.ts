import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import type { AxeResults, NodeResult, Result, RunOptions, SerialContextObject } from 'axe-core';
import { type Mode, modeName } from './modes.ts';
import { type Accepted, accepted, axeTags, pageRules } from './rules.ts';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const contrast = 'color-contrast';
/** Reasons for an undecided result that scrolling does not resolve. */
const unmeasurable = accepted.filter(({ isUnmeasurable }) => isUnmeasurable);

/** An axe rule that an element breaks, or that axe cannot decide for it, with the modes in which this occurs. */
export interface Finding {
  rule: string;
  target: string;
  text: string;
  modes: string[];
}

/** Sets of axe rules: all of `axeTags`, those whose result depends on colors and positions, and the one that depends on density. */
const ruleSets = {
  all: { type: 'tag', values: axeTags },
  visual: [contrast, 'link-in-text-block', 'target-size'],
  targets: ['target-size'],
} satisfies Record<string, RunOptions['runOnly']>;

export type RuleSet = keyof typeof ruleSets;

/** The elements that axe checks. */
const contexts = {
  /** Within `body`, which contains portals. */
  component: { include: 'body' },
  /** The whole document, with the rules that only a page can satisfy. */
  page: undefined,
  /** The same without the content of the page below, which is tested separately. */
  layer: { exclude: [['main > *']] },
} satisfies Record<string, SerialContextObject | undefined>;

/**
 * Runs axe in the current mode and adds the results to `findings`: broken rules, and rules that axe cannot decide.
 *
 * @param rules @default all in the light theme, and then in the dark theme those whose result can differ
 */
export async function runAxe(
  page: Page,
  scope: keyof typeof contexts,
  findings: Finding[],
  mode: Mode,
  rules: RuleSet = mode.theme === 'light' ? 'all' : 'visual',
): Promise<void> {
  const options: RunOptions = {
    runOnly: ruleSets[rules],
    rules:
      scope === 'component' && rules === 'all'
        ? Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]))
        : {},
    resultTypes: ['violations', 'incomplete'],
    // Only an experimental rule reads style sheets.
    preload: { assets: ['media'] },
  };
  const { violations, incomplete } = await getAxeResults(page, contexts[scope], options);
  collect(findings, [...violations, ...(await decide(page, incomplete))], modeName(mode));
}

/** For a finding that is known from another mode, only the mode is added. */
function collect(findings: Finding[], results: readonly Result[], mode: string): void {
  for (const { id, impact, help, helpUrl, nodes } of results) {
    for (const node of nodes) {
      const { html, failureSummary = '' } = node;
      const selector = selectorOf(node);
      const known = findings.find((finding) => finding.rule === id && finding.target === selector);
      if (known) known.modes.push(mode);
      else {
        const text = `${help} (${id}, ${impact})\n  ${helpUrl}\n  ${selector}\n  ${html}\n  ${failureSummary}`;
        findings.push({ rule: id, target: selector, text, modes: [mode] });
      }
    }
  }
}

export const describeFinding = ({ text, modes }: Finding): string => `axe, in ${modes.join(', ')}: ${text}`;

const selectorOf = ({ target }: NodeResult): string => target.flat().join(' ');

/**
 * Runs axe on the elements of `context`, or on the whole document. Adds axe to the document, unless an earlier run
 * already did.
 */
async function getAxeResults(
  page: Page,
  context: SerialContextObject | undefined,
  options: RunOptions,
): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    ([elements, run]) => (globalThis as unknown as { axe: typeof axe }).axe.run(elements ?? document, run),
    [context, options] as const,
  );
}

/**
 * Decides what axe left open, where a program can: scrolls to text that was out of sight and measures its contrast, and
 * looks for the popup that a trigger refers to. Removes the results that `accepted` explains.
 */
async function decide(page: Page, incomplete: readonly Result[]): Promise<Result[]> {
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
