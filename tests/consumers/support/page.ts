import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { consumerFolder } from './consumer';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const origin = 'http://consumer.test';
const file = (name: string): string => path.join(consumerFolder(), 'dist', name);

interface ConsumerPage {
  /** The built style sheet, such as `css/tailwind`. */
  sheet: string;
  /** The built module. */
  script: 'host' | 'templates' | 'roots' | 'several';
  /** The query of the URL. */
  query: string;
}

/** Collects the errors and the warnings of a page. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Opens a page of the consumer project. Its files were built by Vite. */
export async function openPage(page: Page, { sheet, script, query }: ConsumerPage): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[path.extname(pathname)];
    if (!contentType) {
      // Vite writes the style sheets that the modules import to a file beside them.
      const sheets = [sheet, `js/${script}`].filter((name) => existsSync(file(`${name}.css`)));
      const links = sheets.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('');
      const html = `<!doctype html><html lang="en"><title>Consumer</title>${links}<body><script type="module" src="/js/${script}.js"></script></body></html>`;
      return route.fulfill({ body: html, contentType: 'text/html' });
    }
    return route.fulfill({ body: readFileSync(file(pathname)), contentType });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/?${query}`);
  await page.locator('body > div > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** The computed styles and positions of elements, in document order. */
export type Styles = { element: string; values: Record<string, string> }[];

/** Returns the computed styles of the elements that match `selector`. Custom properties are left out. */
export async function stylesOf(page: Page, selector: string): Promise<Styles> {
  // As one string, because Playwright copies each value of an object separately.
  const text = await page.evaluate((matched) => {
    const styles = [...document.querySelectorAll(matched)].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        element: `${element.tagName.toLowerCase()} ${element.getAttribute('data-slot') ?? ''} "${element.textContent.trim().slice(0, 20)}"`,
        values: {
          ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
          place: [x, y, width, height].map(Math.round).join(' '),
        },
      };
    });
    return JSON.stringify(styles);
  }, selector);
  return JSON.parse(text) as Styles;
}

/** The differences between two pages: `element: property: before, after`. */
export function differences(before: Styles, after: Styles, ignored: ReadonlySet<string> = new Set()): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  return before.flatMap(({ element, values }, index) =>
    Object.entries(values)
      .filter(([name, value]) => !ignored.has(name) && after[index]?.values[name] !== value)
      .map(([name, value]) => `${element}: ${name}: ${value}, then ${after[index]?.values[name]}`),
  );
}
