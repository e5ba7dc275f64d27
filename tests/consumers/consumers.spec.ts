import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { differences, openPage, type Styles, stylesOf } from './support/page';

/** Below and above the breakpoint of the page. */
const screens = [
  { width: 650, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;
const hostElements = 'html, body, [data-host]';
const kitElements = '#kit [class*="wy:"]:not(#changed)';

async function hostStyles(page: Page, sheet: string, query: string): Promise<Styles> {
  await openPage(page, { sheet, script: 'host', query });
  return stylesOf(page, hostElements);
}

async function kitStyles(page: Page, sheet: string): Promise<Styles> {
  await openPage(page, { sheet, script: 'host', query: 'kit' });
  return stylesOf(page, kitElements);
}

for (const { width, colorScheme } of screens) {
  test.describe(`a page with its own styles, ${width} px, ${colorScheme} system`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('keeps its design with Tailwind', async ({ page }) => {
      const before = await hostStyles(page, 'css/tailwind', 'host');
      const after = await hostStyles(page, 'css/tailwind-kit', 'host');
      expect(before).toHaveLength(20);
      expect(differences(before, after)).toEqual([]);
    });

    test('keeps its design with rules outside layers', async ({ page }) => {
      const before = await hostStyles(page, 'css/legacy', 'host');
      expect(differences(before, await hostStyles(page, 'css/legacy-kit', 'host'))).toEqual([]);
    });
  });
}

test.describe('the kit', () => {
  test.use({ viewport: { width: 1100, height: 1400 } });

  /** The styles with the whole style sheet, for comparison by the tests of a worker. */
  let whole: Styles | undefined;
  const wholeStyles = async (page: Page): Promise<Styles> => (whole ??= await kitStyles(page, 'css/styles'));

  // A reset sets these on the root element, without a visible effect on the kit.
  const ofReset = new Set([
    'tab-size',
    'color-scheme',
    '-webkit-font-smoothing',
    'text-size-adjust',
    '-webkit-tap-highlight-color',
  ]);

  test('looks the same as in the Storybook', async ({ page }) => {
    await openPage(page, { sheet: 'sources/sources', script: 'host', query: 'kit' });
    // The Storybook compiles the sources, whose classes are not prefixed.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[class*="wy:"]')) {
        element.setAttribute('class', `${element.getAttribute('class')?.replaceAll('wy:', '')} wy:`);
      }
    });
    const expected = await stylesOf(page, kitElements);
    expect(differences(expected, await wholeStyles(page))).toEqual([]);
  });

  for (const [sheet, title] of [
    ['css/scoped', 'on a page without a reset'],
    ['css/tailwind-kit', 'on a page with Tailwind'],
    ['css/preflight', 'on a page with the reset of Tailwind 3'],
    ['css/legacy-kit', 'on a page with rules outside of layers'],
    ['css/theme', 'with the preset'],
  ] as const) {
    test(`looks the same ${title}`, async ({ page }) => {
      const expected = await wholeStyles(page);
      expect(expected.length).toBeGreaterThan(40);
      expect(differences(expected, await kitStyles(page, sheet), ofReset)).toEqual([]);
    });
  }

  test('lets the classes of the page win', async ({ page }) => {
    await openPage(page, { sheet: 'css/tailwind-kit', script: 'host', query: 'kit' });
    const changed = page.locator('#changed');
    await expect(changed).toHaveCSS('border-radius', '0px');
    await expect(changed).toHaveCSS('padding', '32px');
    await expect(changed).toHaveCSS('text-transform', 'uppercase');
  });

  test('aligns buttons and chips in a line', async ({ page }) => {
    await openPage(page, { sheet: 'css/styles', script: 'host', query: 'kit' });
    const centers = await page.locator('#line > :not(a)').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(centers).toHaveLength(5);
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThanOrEqual(1);
  });

  for (const density of ['comfortable', 'compact']) {
    test(`provides 24 px targets with the ${density} density`, async ({ page }) => {
      await openPage(page, { sheet: 'css/styles', script: 'host', query: 'kit' });
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-density', value), density);
      // Away from the edge of the window.
      await page.addStyleTag({ content: '#kit { margin: 16px }' });
      for (const role of ['checkbox', 'radio', 'switch'] as const) {
        const hits = await page.getByRole(role).evaluate((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const edge = 11.5;
          const edges = [
            [x - edge, y],
            [x + edge, y],
            [x, y - edge],
            [x, y + edge],
          ] as const;
          return edges.map((point) => document.elementFromPoint(...point) === control);
        });
        expect(hits, role).toEqual([true, true, true, true]);
      }
    });
  }

  test('follows the color scheme of the page, not that of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, { sheet: 'css/tailwind-kit', script: 'host', query: 'kit' });
    const card = page.locator('[data-slot="card"]');
    const resolvedMode = page.locator('output');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(resolvedMode).toHaveText('light');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(card).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(resolvedMode).toHaveText('dark');
  });
});

test('the classes of the page with `dark:` follow the theme of the kit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, { sheet: 'css/tailwind-dark', script: 'host', query: 'host' });
  const section = page.locator('section[data-host]');
  await expect(section).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(section).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // A part in the other mode, as created by a `ThemeProvider` with `scope="subtree"`.
  await page.locator('main').evaluate((main) => main.setAttribute('data-theme', 'light'));
  await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'light');
    document.querySelector('main')?.setAttribute('data-theme', 'dark');
  });
  await expect(section).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('a theme that the documentation exports for Tailwind', () => {
  test.use({ viewport: { width: 1100, height: 900 } });

  test('keeps the design of the page', async ({ page }) => {
    const before = await hostStyles(page, 'css/tailwind', 'host');
    expect(differences(before, await hostStyles(page, 'css/exported', 'host'))).toEqual([]);
  });

  test('adds classes for tokens, in the mode of the page', async ({ page }) => {
    await openPage(page, { sheet: 'css/exported', script: 'host', query: 'kit' });
    const pay = page.getByRole('button', { name: 'Pay' });
    await pay.evaluate((button) =>
      button.classList.add('bg-primary', 'rounded-theme', 'h-header', 'ease-enter', 'text-h1'),
    );
    await expect(pay).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await expect(pay).toHaveCSS('border-radius', '12px');
    await expect(pay).toHaveCSS('height', '88px');
    await expect(pay).toHaveCSS('transition-timing-function', 'cubic-bezier(0, 0, 0.2, 1)');
    await expect(pay).toHaveCSS('line-height', '42.5px');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(pay).not.toHaveCSS('background-color', 'rgb(0, 105, 92)');
  });
});

test.describe('a template, copied to a project without Tailwind', () => {
  const folder = path.resolve(import.meta.dirname, '../../stories/templates');
  const templates = readdirSync(folder).flatMap((file) => /^(.+)\.stories\.tsx$/.exec(file)?.[1] ?? []);

  for (const template of templates) {
    test(`contains no class without a rule: ${template}`, async ({ page }) => {
      await openPage(page, { sheet: 'css/styles', script: 'templates', query: `template=${template}` });
      expect(await classesWithoutRule(page)).toEqual([]);
    });
  }
});

test('a page looks the same with the style sheets of the families, in any order', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 1400 });
  const stylesWith = async (sheet: string): Promise<Styles> => {
    await openPage(page, { sheet, script: 'templates', query: 'template=dashboard' });
    await expect(page.locator('[data-slot="chart-plot"]').first()).toBeVisible();
    return stylesOf(page, '[data-slot]');
  };
  const whole = await stylesWith('css/styles');
  expect(whole.length).toBeGreaterThan(100);
  expect(differences(whole, await stylesWith('css/families'))).toEqual([]);
});

/** Returns the classes of the page's elements that no rule selects. */
function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap((sheet) => selectors(sheet.cssRules)).join('\n');
    const elements = document.querySelectorAll('[class]');
    const used = new Set([...elements].flatMap((element) => [...element.classList]));
    // The lucide-react icons use their own classes. Groups and peers are referenced by the variants of other classes.
    // Chromium drops the rules for parts of Firefox controls.
    const marks = /^lucide|^wy:(group|peer)(\/|$)|::-moz-/;
    return [...used].filter((name) => !marks.test(name) && !all.includes(`.${CSS.escape(name)}`));
  });
}
