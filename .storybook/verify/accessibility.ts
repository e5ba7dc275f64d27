import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults, NodeResult, Result } from 'axe-core';
import { type Mode, modeName } from './modes.ts';
import { axeTags, pageRules } from './rules.ts';

/** One element and one rule, with the modes it was found in. */
export interface Finding {
  rule: string;
  impact: string;
  help: string;
  helpUrl: string;
  target: string;
  html: string;
  summary: string;
  modes: string[];
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Axe is put into the page once; it stays for all stories of a file. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(readFileSync(axePath, 'utf8'));
}

/** Runs axe in the mode the page is in. A component is judged on `body`, where portals live, a page as a document. */
export function runAxe(page: Page, isPage: boolean): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  return page.evaluate(
    async ({ whole, tags, rules }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations, incomplete } = await axe.run(whole ? document : document.body, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations', 'incomplete'],
      });
      return { violations, incomplete };
    },
    {
      whole: isPage,
      tags: axeTags,
      rules: isPage ? {} : Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    },
  );
}

/** Adds results to the findings; the same result in another mode adds that mode to the finding it already has. */
export function collect(findings: Finding[], results: Result[], mode: Mode): void {
  for (const result of results) {
    for (const node of result.nodes) {
      const finding = toFinding(result, node);
      const known = findings.find(
        ({ rule, target, summary }) =>
          rule === finding.rule && target === finding.target && summary === finding.summary,
      );
      if (!known) findings.push(finding);
      (known ?? finding).modes.push(modeName(mode));
    }
  }
}

export const describeFinding = (finding: Finding): string =>
  [
    `axe, in ${finding.modes.join(', ')}: ${finding.help} (${finding.rule}, ${finding.impact})`,
    `  ${finding.helpUrl}`,
    `  ${finding.target}`,
    `  ${finding.html}`,
    finding.summary.replaceAll(/^/gm, '    '),
  ].join('\n');

const toFinding = ({ id, impact, help, helpUrl }: Result, { target, html, failureSummary }: NodeResult): Finding => ({
  rule: id,
  impact: impact ?? 'no impact given',
  help,
  helpUrl,
  target: target.flat().join(' '),
  html,
  summary: failureSummary ?? '',
  modes: [],
});
