import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menu } from '../../src/app/config/menu';
import { paths } from '../../src/app/config/paths';
import { mainPages } from '../../src/app/router/pages';
import { pageCommands } from '../../src/app/shell/palette/page-commands';
import { appLimits } from '../sizes/limits';

const read = (file: string): string => readFileSync(file, 'utf8');
const folders = readdirSync('src/app/pages');
// The page for a wrong configuration renders without the router.
const pages = folders.filter((page) => page !== 'configuration');
const router = read('src/app/router/pages.ts');
const states = read('tests/e2e/support/states.ts');
const specs = readdirSync('tests/e2e')
  .filter((file) => file.endsWith('.spec.ts') && file !== 'every-page.spec.ts')
  .map((file) => read(`tests/e2e/${file}`))
  .join('\n');

describe('a page of the app', () => {
  it.each(pages)('%s has its code, a path, a limit and end-to-end tests', (page) => {
    const [, path] = new RegExp(`^ {2}'?${page}'?: '([^'?]+)`, 'm').exec(states) ?? [];
    const demands: readonly [isMet: boolean, demand: string][] = [
      [router.includes(`'../pages/${page}/`), `Add the path of ${page} and its import to src/app/router/pages.ts.`],
      [page in appLimits, `Add a limit "${page}" to appLimits in tests/sizes/limits.ts.`],
      [path !== undefined, `Add "${page}" with its path to tests/e2e/support/states.ts.`],
      [path === undefined || specs.includes(`'${path}`), `Add a test of its purpose to tests/e2e/${page}.spec.ts.`],
    ];
    expect(demands.flatMap(([isMet, demand]) => (isMet ? [] : [demand]))).toEqual([]);
  });

  it.each(Object.keys(mainPages))('%s can be opened from the menu or the palette', (path) => {
    const message = 'Add an entry to src/app/config/menu.tsx, or a command to src/app/shell/palette/page-commands.tsx.';
    // The menu lists the home page under its other path.
    expect([paths.home, ...pageCommands(menu).map(({ href }) => href)], message).toContain(path);
  });
});
