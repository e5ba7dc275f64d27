import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { getAxeResults } from 'axe-playwright';
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

/** The width and the HTML of each page at its last run. */
const checkedPages = new WeakMap<Page, string>();

/**
 * Runs axe in the current mode and adds the results to `findings`: broken rules, and rules that axe cannot decide. Components
 * are checked within `body`, where portals are; pages as a whole document, with the rules that only a page can satisfy. While
 * the width and the HTML are those of the previous run, only the visual rules can have another result.
 */
export async function runAxe(page: Page, isPage: boolean, findings: Finding[], mode: Mode): Promise<void> {
  const content = await page.evaluate(() => window.innerWidth + document.body.outerHTML);
  const isKnown = checkedPages.get(page) === content;
  checkedPages.set(page, content);
  const options: RunOptions = {
    runOnly: isKnown ? visualRules : { type: 'tag', values: axeTags },
    rules: isPage || isKnown ? {} : Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
  };
  const { violations, incomplete } = await getAxeResults(page, isPage ? undefined : 'body', options);
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
