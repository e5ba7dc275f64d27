import type { Page } from '@playwright/test';
import type { Result, RunOptions, SerialContextObject } from 'axe-core';
import { getAxeResults } from './axe.ts';
import { type Mode, modeName } from './modes.ts';
import { axeTags, pageRules } from './rules.ts';
import { decide, selectorOf } from './undecided.ts';

/** One axe rule that one element breaks, or that axe cannot decide for it, with the modes of the result. */
export interface Finding {
  rule: string;
  target: string;
  text: string;
  modes: string[];
}

/** The rules whose result depends on colors and positions. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** The elements that axe checks. */
const contexts = {
  /** Within `body`, where portals are. */
  component: { include: 'body' },
  /** The whole document, with the rules that only a page can satisfy. */
  page: undefined,
  /** The same without the content of the page below, which has a test of its own. */
  layer: { exclude: [['main > *']] },
} satisfies Record<string, SerialContextObject | undefined>;

/**
 * Runs axe in the current mode and adds the results to `findings`: broken rules, and rules that axe cannot decide. While the
 * width and the HTML are those of the previous run, only the visual rules can have another result.
 */
export async function runAxe(page: Page, scope: keyof typeof contexts, findings: Finding[], mode: Mode): Promise<void> {
  const isKnown = await page.evaluate(() => {
    const state: Window & { checkedContent?: string } = window;
    const previous = state.checkedContent;
    state.checkedContent = window.innerWidth + document.body.outerHTML;
    return state.checkedContent === previous;
  });
  const options: RunOptions = {
    runOnly: isKnown ? visualRules : { type: 'tag', values: axeTags },
    rules:
      scope !== 'component' || isKnown ? {} : Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
    // Only an experimental rule reads style sheets.
    preload: { assets: ['media'] },
  };
  const { violations, incomplete } = await getAxeResults(page, contexts[scope], options);
  collect(findings, [...violations, ...(await decide(page, incomplete))], modeName(mode));
}

/** A finding that is known from another mode only gains the mode. */
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
