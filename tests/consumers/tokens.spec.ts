import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { defineConfig, Logger, parse, type TokenNormalized, type TokenNormalizedSet } from '@terrazzo/parser';
import { type DesignTokens, designTokens } from 'waymark/tokens';
import { consumerFolder } from './support/consumer';
import { openPage } from './support/page';

/** Groups without CSS variables. */
const withoutVariables = /^(type|shadow|breakpoint)\./;

const resolverFile = (): string => path.join(consumerFolder(), 'node_modules/waymark/tokens/waymark.resolver.json');

interface CssToken {
  variable: string;
  property: string;
  value: string;
}

/** Resolves a document for a mode. Fails with the messages of the parser, which checks only the default tokens. */
async function resolve(document: DesignTokens, mode: string): Promise<TokenNormalizedSet> {
  const src = JSON.stringify({ ...document, modifiers: { mode: { ...document.modifiers.mode, default: mode } } });
  const filename = pathToFileURL(resolverFile());
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({}, { cwd: new URL('./', filename), logger });
  const { tokens } = await parse({ filename, src }, { config, logger });
  expect(logger.stats()).toEqual({ errorCount: 0, warnCount: 0, infoCount: 0, debugCount: 0 });
  return tokens;
}

/** Returns a token's CSS value and a property that accepts it. */
function toCss(token: TokenNormalized): [property: string, value: string] {
  if (token.$type === 'color') {
    const { components, alpha } = token.$value;
    return ['color', `rgb(${components.map((part) => `${(part ?? 0) * 100}%`).join(' ')} / ${alpha})`];
  }
  if (token.$type === 'dimension') return ['width', `${token.$value.value}${token.$value.unit}`];
  if (token.$type === 'duration') return ['transition-duration', `${token.$value.value}${token.$value.unit}`];
  if (token.$type === 'cubicBezier') return ['transition-timing-function', `cubic-bezier(${token.$value.join()})`];
  if (token.$type === 'fontFamily')
    return ['font-family', token.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join()];
  if (token.$type === 'fontWeight') return ['font-weight', String(token.$value)];
  if (token.$type === 'number') return ['flex-grow', String(token.$value)];
  throw new Error(`${token.id}: the type ${token.$type} has no CSS.`);
}

const cssTokens = (tokens: TokenNormalizedSet): CssToken[] =>
  Object.values(tokens)
    .filter(({ id }) => !withoutVariables.test(id))
    .map((token) => {
      const [property, value] = toCss(token);
      return { variable: `--wm-${token.id.replaceAll('.', '-')}`, property, value };
    });

/** Returns the variables whose computed value differs from the token's value. */
const differences = (page: Page, tokens: CssToken[]): Promise<string[]> =>
  page.evaluate((list) => {
    const probe = document.body.appendChild(document.createElement('div'));
    const computed = (property: string, value: string): string => {
      probe.style.setProperty(property, value);
      return getComputedStyle(probe).getPropertyValue(property);
    };
    const found = list.flatMap(({ variable, property, value }) => {
      const [actual, expected] = [computed(property, `var(${variable})`), computed(property, value)];
      return actual === expected ? [] : [`${variable}: ${actual}, but the token is ${expected}`];
    });
    probe.remove();
    return found;
  }, tokens);

/** Returns the variables that the style sheets declare on the root. */
const declaredVariables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule && document.documentElement.matches(rule.selectorText) ? [rule] : []),
        ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
      ]);
    const names = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .flatMap(({ style }) => [...style]);
    return [...new Set(names.filter((name) => name.startsWith('--wm-')))];
  });

test.describe('the design tokens of the package', () => {
  const ofPackage = (mode: string) => resolve(JSON.parse(readFileSync(resolverFile(), 'utf8')) as DesignTokens, mode);

  test.beforeEach(async ({ page }) => {
    await openPage(page, { sheet: 'css/styles', script: 'host', query: 'kit' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  for (const mode of ['light', 'dark', 'light-more', 'dark-more']) {
    test(`match the values of the style sheet: ${mode}`, async ({ page }) => {
      await page.evaluate(
        ([theme, contrast]) => Object.assign(document.documentElement.dataset, { theme, contrast }),
        [mode.replace('-more', ''), mode.endsWith('-more') ? 'more' : 'normal'],
      );
      expect(await differences(page, cssTokens(await ofPackage(mode)))).toEqual([]);
    });
  }

  test('include every variable of the style sheet, and no others', async ({ page }) => {
    const tokens = cssTokens(await ofPackage('light'));
    expect(tokens.map(({ variable }) => variable).toSorted()).toEqual((await declaredVariables(page)).toSorted());
  });

  test('match the values of the style sheet in the compact density', async ({ page }) => {
    await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'));
    const tokens = await resolve(designTokens({ density: 'compact' }), 'light');
    expect(await differences(page, cssTokens(tokens))).toEqual([]);
  });
});
