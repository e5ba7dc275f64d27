import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';
import type { NodeResult, Result, RunOptions, SerialContextObject } from 'axe-core';
import { type Mode, modeName } from './modes.ts';
import { accepted, axeTags, pageRules } from '../../.storybook/verify/rules.ts';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const contrast = 'color-contrast';

/** The global of the page. */
declare const axe: typeof axeCore;

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

const selectorOf = ({ target }: NodeResult): string => target.flat().join(' ');

/**
 * Runs axe in the current mode. Returns the rules that elements break, and those that neither axe nor `measureContrast`
 * can decide.
 *
 * @param rules @default all in the light theme, and then in the dark theme those whose result can differ
 */
export async function axeProblems(
  page: Page,
  scope: keyof typeof contexts,
  mode: Mode,
  rules: RuleSet = mode.theme === 'light' ? 'all' : 'visual',
): Promise<string[]> {
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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(([context, run]) => axe.run(context ?? document, run), [
    contexts[scope],
    options,
  ] as const);
  const open = await Promise.all(
    incomplete.map(async (result) => ({ ...result, nodes: await openNodes(page, result) })),
  );
  const text = open.flatMap(({ id, nodes }) => (id === contrast ? nodes.map(selectorOf) : []));
  const measured = await measureContrast(page, text);
  return [...violations, ...open.filter(({ id }) => id !== contrast), ...measured].flatMap(
    ({ id, impact, help, helpUrl, nodes }) =>
      nodes.map((node) => {
        const details = [helpUrl, selectorOf(node), node.html, node.failureSummary ?? ''].join('\n  ');
        return `axe, in ${modeName(mode)}: ${help} (${id}, ${impact})\n  ${details}`;
      }),
  );
}

/** Removes what is accepted, and triggers whose popup exists. axe never looks for it, because some libraries render a popup only while it is open. */
async function openNodes(page: Page, { id, nodes }: Result): Promise<NodeResult[]> {
  const selectors = accepted.flatMap(({ rule, selector }) => (rule === id ? [selector] : []));
  const states = await page.evaluate(
    ({ targets, matching }) =>
      targets.map((target) => {
        const element = document.querySelector(target);
        const popup = document.getElementById(element?.getAttribute('aria-controls') ?? '');
        return { isAccepted: matching !== '' && element?.matches(matching) === true, hasPopup: popup !== null };
      }),
    { targets: nodes.map(selectorOf), matching: selectors.join(', ') },
  );
  return nodes.filter(({ all }, index) => {
    const isAboutPopup = all.some(({ data }) => data?.messageKey === 'controlsWithinPopup');
    return !states[index]?.isAccepted && !(isAboutPopup && states[index]?.hasPopup);
  });
}

/** Scrolls to each text whose contrast axe could not measure, and measures it again. Restores the scroll positions. */
async function measureContrast(page: Page, selectors: readonly string[]): Promise<Result[]> {
  if (selectors.length === 0) return [];
  return page.evaluate(
    async ([texts, options]) => {
      const results: Result[] = [];
      const positions = [...document.querySelectorAll('*')].map(
        (element) => [element, { left: element.scrollLeft, top: element.scrollTop, behavior: 'instant' }] as const,
      );
      let open: readonly string[] = texts;
      for (let left = texts.length; left > 0 && open.length > 0; left -= 1) {
        const [first = ''] = open;
        document.querySelector(first)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { violations, incomplete } = await axe.run({ include: open.map((text) => [text]) }, options);
        const nodes = incomplete.flatMap((result) => result.nodes.map((node) => ({ result, node })));
        const isFirst = ({ node }: (typeof nodes)[number]): boolean => node.target.flat().join(' ') === first;
        results.push(...violations, ...nodes.filter(isFirst).map(({ result, node }) => ({ ...result, nodes: [node] })));
        open = nodes.filter((one) => !isFirst(one)).map(({ node }) => node.target.flat().join(' '));
      }
      for (const [element, position] of positions) element.scrollTo(position);
      return results;
    },
    [selectors, { runOnly: [contrast], resultTypes: ['violations', 'incomplete'] } satisfies RunOptions] as const,
  );
}
