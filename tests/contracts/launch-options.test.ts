// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { playwrightsDisabledFeatures } from '../helpers/disabled-features.mjs';

it('what the tests switch off in the browser holds all that Playwright switches off', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const names = list.split('\n').flatMap((line) => /^\s*"(\w+)",?$/.exec(line)?.[1] ?? []);
  expect(playwrightsDisabledFeatures).toEqual(names);
});
