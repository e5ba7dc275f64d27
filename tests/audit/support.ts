import { expect, type Page, test } from '@playwright/test';
import { applyMode, defaultMode, freeze, settle } from '../checks/modes';
import type { Scope } from './accepted';
import { audit } from './engines';

/** Expects that the engines find no fault in the current page state, in both themes. */
export async function expectNoFindings(page: Page, state: string, scope: Scope): Promise<void> {
  await settle(page);
  const unfreeze = await freeze(page);
  for (const theme of ['light', 'dark'] as const) {
    await applyMode(page, { ...defaultMode, theme });
    const { checks, known, findings } = await audit(page, scope, theme === 'dark');
    // For the totals in `dist/reports/audit.json`.
    test.info().annotations.push({ type: 'audit', description: JSON.stringify({ state, theme, checks, known }) });
    const problems = findings.map(({ rule, message, html }) => `${rule}: ${message}\n  ${html}`);
    expect.soft(problems, `${state}, ${theme}`).toEqual([]);
  }
  await applyMode(page, defaultMode);
  await unfreeze();
}
