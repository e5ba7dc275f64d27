import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import { accepted, levelAAA, type Scope } from './accepted';

/** A rule that an element breaks, according to an engine. */
export interface Finding {
  /** The rule, after the name of its engine. */
  rule: string;
  message: string;
  html: string;
}

/** The results of both engines in one state of a page. */
export interface AuditResult {
  /** The number of results, including passed ones. */
  checks: number;
  /** The number of findings that `accepted` explains, by rule. */
  known: Record<string, number>;
  findings: Finding[];
}

interface RawFinding extends Omit<Finding, 'html'> {
  /** The XPath of the element. */
  path: string;
}

const aceSource = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** The global variable of the engine's script. */
interface AceGlobal {
  ace?: {
    Checker: new () => {
      check: (
        node: Document,
        rulesets: readonly string[],
      ) => Promise<{ results: { ruleId: string; value: [string, string]; message: string; path: { dom: string } }[] }>;
    };
  };
}

/** Runs IBM Equal Access with the WCAG 2.2 A and AA rules. */
async function runAce(page: Page): Promise<{ checks: number; raw: RawFinding[] }> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(aceSource);
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as AceGlobal;
    if (!ace) throw new Error('The script of the engine has not set its global variable.');
    const report = await new ace.Checker().check(document, ['WCAG_2_2']);
    return report.results.map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path: path.dom }));
  });
  const raw = results
    // Other verdicts are reminders to check something manually, such as bold text, which could be a heading.
    .filter(({ value: [, verdict] }) => verdict === 'FAIL')
    .map(({ ruleId, message, path }) => ({ rule: `ace ${ruleId}`, message, path }));
  return { checks: results.length, raw };
}

/** The Alfa rules about colors: 1.4.1, 2.4.7 and 1.4.3. */
const colorRules = ['sia-r62', 'sia-r65', 'sia-r69'];

const nameOf = ({ uri }: { uri: string }): string => uri.slice(uri.lastIndexOf('/') + 1);

/** Runs Siteimprove Alfa. */
async function runAlfa(page: Page, colorsOnly: boolean): Promise<{ checks: number; raw: RawFinding[] }> {
  const input = await Playwright.toPage(await page.evaluateHandle(() => document));
  const rules = alfaRules.filter((rule) =>
    colorsOnly ? colorRules.includes(nameOf(rule)) : !levelAAA.includes(nameOf(rule)),
  );
  const outcomes = [...(await Audit.of(input, rules).evaluate())];
  const raw = outcomes.flatMap((outcome): RawFinding[] => {
    if (!Outcome.isFailed(outcome)) return [];
    const { rule, target, expectations } = outcome;
    const messages = [...expectations].flatMap(([, result]) => (result.isErr() ? [result.getErr().message] : []));
    return [{ rule: `alfa ${nameOf(rule)}`, message: messages.join(' '), path: pathOf(target) }];
  });
  return { checks: outcomes.filter((outcome) => !Outcome.isInapplicable(outcome)).length, raw };
}

/** The XPath of the node, or of the first node of a group, which is reported as one. */
function pathOf(target: unknown): string {
  if (typeof target !== 'object' || target === null) return '/';
  if ('path' in target && typeof target.path === 'function') return String(target.path());
  return Symbol.iterator in target ? pathOf([...(target as Iterable<unknown>)][0]) : '/';
}

/**
 * Runs both engines in the current state of the page.
 * @param scope what the page shows
 * @param colorsOnly limits Alfa to its rules about colors, for the second theme of a state
 */
export async function audit(page: Page, scope: Scope, colorsOnly: boolean): Promise<AuditResult> {
  const ace = await runAce(page);
  const alfa = await runAlfa(page, colorsOnly);
  const exceptions = accepted
    .filter(({ scopes }) => scopes === undefined || scopes.includes(scope))
    .map(({ rules, selector }) => ({ rules: rules as readonly string[], selector }));
  const described = await page.evaluate(
    ({ found, entries }) =>
      found.map(({ rule, message, path }) => {
        // Unprefixed names match only HTML elements, not those of pictures.
        const anyNamespace = path.replaceAll(/(?<=\/)(?:\w+:)?([\w-]+)(?=\[)/g, '*[local-name()="$1"]');
        const node = document.evaluate(
          anyNamespace,
          document,
          null,
          XPathResult.FIRST_ORDERED_NODE_TYPE,
        ).singleNodeValue;
        const element = node instanceof Element ? node : (node?.parentElement ?? document.documentElement);
        const isKnown = entries.some(({ rules, selector }) => rules.includes(rule) && element.matches(selector));
        return { rule, message, html: element.outerHTML.slice(0, 300), isKnown };
      }),
    { found: [...ace.raw, ...alfa.raw], entries: exceptions },
  );
  const known: Record<string, number> = {};
  const findings: Finding[] = [];
  for (const { isKnown, ...finding } of described) {
    if (isKnown) known[finding.rule] = (known[finding.rule] ?? 0) + 1;
    else findings.push(finding);
  }
  return { checks: ace.checks + alfa.checks, known, findings };
}
