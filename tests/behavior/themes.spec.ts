import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { type ColorRole, colors, createTheme, type Mode, type Size, sizes } from '../../src/components/tokens';
import { tokensToCss } from '../../src/components/tokens/css';

const tokens = tokensToCss();
/** Lets the page choose its color scheme, as base.css does for a page of the kit. */
const scheme = ':root { color-scheme: light dark; }';
const brand = createTheme({ primary: '#00695c', neutral: '#6b7280' });

/** Builds a style sheet with Vite's default targets, as a new project does. */
async function buildWithDefaults(folder: string, css: string): Promise<string> {
  const entry = path.join(folder, 'page.css');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, css);
  const results = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const [result] = [results].flat();
  const file = result && 'output' in result ? result.output.find(({ fileName }) => fileName.endsWith('.css')) : null;
  if (file?.type !== 'asset') throw new Error('The build wrote no style sheet.');
  return String(file.source);
}

/** Nested sections. The `id` of a section is its expected mode. */
const sections = `
  <div data-theme="dark" id="dark">
    <div data-theme="light" id="light"></div>
    <div data-contrast="more" id="dark-more"><div data-theme="light" id="light-more"></div></div>
  </div>
  <div data-theme="light" data-contrast="more">
    <div data-theme="dark" id="dark-more"></div>
    <div data-contrast="normal" id="light"><div data-theme="dark" id="dark"></div></div>
  </div>`;

/** Returns a role's color in each section, as `mode: #rrggbb`. */
function painted(page: Page, role: ColorRole): Promise<string[]> {
  return page.evaluate((name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    return [...document.querySelectorAll<HTMLElement>('[id]')].map((section) => {
      section.style.backgroundColor = `var(--wm-color-${name})`;
      canvas.fillStyle = getComputedStyle(section).backgroundColor;
      return `${section.id}: ${canvas.fillStyle}`;
    });
  }, role);
}

const expected = (values: typeof colors, role: ColorRole, ids: readonly Mode[]): string[] =>
  ids.map((mode) => `${mode}: ${values[mode][role]}`);

const nested: Mode[] = ['dark', 'light', 'dark-more', 'light-more', 'dark-more', 'light', 'dark'];

test('sections use the colors of their mode in a build with the default targets', async ({ page }, testInfo) => {
  const css = await buildWithDefaults(testInfo.outputDir, `${tokens}\n${scheme}\n${brand.css}`);
  expect(css, 'Vite replaces light-dark() by default').not.toContain('light-dark(');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(
      `<html id="${colorScheme}"><head><style>${css}</style></head><body>${sections}</body></html>`,
    );
    for (const role of ['paper', 'primary', 'on-error-soft'] as const) {
      expect(await painted(page, role)).toEqual(expected(brand.colors, role, [colorScheme, ...nested]));
    }
  }
});

test('sections follow the contrast setting of the system and of the sections around them', async ({
  page,
}, testInfo) => {
  const css = await buildWithDefaults(testInfo.outputDir, `${tokens}\n${scheme}`);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.setContent(
    `<html id="light-more"><head><style>${css}</style></head><body>
      <div data-theme="dark" id="dark-more">
        <div data-contrast="normal" id="dark"><div data-theme="light" id="light"></div></div>
      </div>
    </body></html>`,
  );
  expect(await painted(page, 'text')).toEqual(expected(colors, 'text', ['light-more', 'dark-more', 'dark', 'light']));
});

test('a theme for a selector applies to that part and to the sections in it', async ({ page }, testInfo) => {
  const part = createTheme({ primary: '#b3261e', selector: '.brand', density: 'compact' });
  const css = await buildWithDefaults(testInfo.outputDir, `${tokens}\n${scheme}\n${part.css}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(
    `<html><head><style>${css}</style></head><body><div data-theme="dark" class="brand" id="dark">${sections}</div></body></html>`,
  );
  expect(await painted(page, 'primary')).toEqual(expected(part.colors, 'primary', ['dark', ...nested]));
  await page.setContent(
    `<html data-contrast="more"><head><style>${css}</style></head><body><div class="brand" id="light-more"></div></body></html>`,
  );
  await page.addStyleTag({ content: '.brand { inline-size: var(--wm-size-header-chip) }' });
  expect(await painted(page, 'primary')).toEqual(expected(part.colors, 'primary', ['light-more']));
  await expect(page.locator('.brand'), 'three quarters of 48 px').toHaveCSS('inline-size', '36px');
});

/** The sizes in px, as the browser computes them. */
async function computedSizes(page: Page, css = ''): Promise<Record<Size, number>> {
  const names = Object.keys(sizes) as Size[];
  await page.setContent(
    `<style>${tokens}${css}</style>${names
      .map((name) => `<div style="inline-size: var(--wm-size-${name})"></div>`)
      .join('')}`,
  );
  const widths = await page
    .locator('div')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
  return Object.fromEntries(names.map((name, place) => [name, widths[place]])) as Record<Size, number>;
}

test('dependent sizes follow the drawer, the header and the density', async ({ page }) => {
  expect(await computedSizes(page), 'by default').toEqual(sizes);
  expect(await computedSizes(page, ':root { --wm-size-drawer: 280px; --wm-size-header: 64px }')).toEqual({
    ...sizes,
    drawer: 280,
    'header-brand': 248,
    'menu-item-title': 122,
    'menu-group-title': 140,
    header: 64,
    'content-offset': 104,
  });
  expect(await computedSizes(page, ':root { --wm-density: 0.5 }'), 'targets have a minimum').toMatchObject({
    target: 24,
    'header-chip': 24,
    'mini-tile': 24,
    header: 44,
    'header-brand': 244,
    touch: 40,
  });
});
