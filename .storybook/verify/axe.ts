import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import type { AxeResults, RunOptions, SerialContextObject } from 'axe-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Adds axe to the document, unless an earlier check has. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
}

/** Runs axe on the elements of `context`, or on the whole document. */
export function getAxeResults(
  page: Page,
  context: SerialContextObject | undefined,
  options: RunOptions,
): Promise<AxeResults> {
  return page.evaluate(
    ([elements, run]) => (globalThis as unknown as { axe: typeof axe }).axe.run(elements ?? document, run),
    [context, options] as const,
  );
}
