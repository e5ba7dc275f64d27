import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { getAxeResults } from 'axe-playwright';
import { type Mode, modeName } from './modes.ts';
import { axeTags, pageRules } from './rules.ts';

/** One axe rule that one element breaks, with the modes in which it does. */
export interface Finding {
  rule: string;
  target: string;
  text: string;
  modes: string[];
}

/** Findings of several axe runs: `violations` are broken rules, `incomplete` is what axe could not decide. */
export interface Findings {
  violations: Finding[];
  incomplete: Finding[];
}

/**
 * Runs axe in the current mode and adds the results to `findings`. Components are checked within `body`, where portals
 * are; pages as a whole document, with the rules that only a page can satisfy.
 */
export async function runAxe(page: Page, isPage: boolean, findings: Findings, mode: Mode): Promise<void> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: axeTags },
    rules: isPage ? {} : Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
  };
  const { violations, incomplete } = await getAxeResults(page, isPage ? undefined : 'body', options);
  collect(findings.violations, violations, modeName(mode));
  collect(findings.incomplete, incomplete, modeName(mode));
}

/** A finding that is known from another mode only gains the mode. */
function collect(findings: Finding[], results: readonly Result[], mode: string): void {
  for (const { id, impact, help, helpUrl, nodes } of results) {
    for (const { target, html, failureSummary = '' } of nodes) {
      const selector = target.flat().join(' ');
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
