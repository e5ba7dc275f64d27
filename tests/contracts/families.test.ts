// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { families, groups } from '../../scripts/kit/families.mjs';
import { keyboardRows } from '../../scripts/kit/mdx-pages.ts';

const every = families().map(({ group, family }) => `${group}/${family}`);
/** The files with stories or documentation of families, such as `data/chart.mdx`. */
const pages = groups.flatMap((group) =>
  readdirSync(`stories/${group}`)
    .filter((file) => /\.(stories\.tsx|mdx)$/.test(file))
    .map((file) => `${group}/${file}`),
);
const has = (file: string, content: string | RegExp): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').search(content) !== -1;

it.each(every)('%s is exported and documented, and a story tests it', (name) => {
  const demands: readonly [isMet: boolean, demand: string][] = [
    [has('src/components/index.ts', `'./${name}'`), `Add "export * from './${name}';" to src/components/index.ts.`],
    [
      has(`stories/${name}.mdx`, '<PropsOf family='),
      `Add stories/${name}.mdx with <Gallery /> and <PropsOf family="…" />.`,
    ],
    [has(`stories/${name}.stories.tsx`, /play:/), `Add stories/${name}.stories.tsx with a play function.`],
  ];
  expect(demands.flatMap(([isMet, demand]) => (isMet ? [] : [demand]))).toEqual([]);
});

it.each([
  ['ToastOptions', 'layers/toast/toast-context.tsx', 'layers/toast.mdx'],
  ['MenuEntry', 'navigation/nav-menu/menu-entry.ts', 'navigation/nav-menu.mdx'],
  ['DataGridColumn', 'data/data-grid/columns.ts', 'data/data-grid.columns.mdx'],
])('every field of %s, which is not a component, is documented on its page', (name, module, page) => {
  const code = readFileSync(`src/components/${module}`, 'utf8');
  const [, body = ''] = new RegExp(`export interface ${name}\\b[^{]*\\{([^]*?)^\\}`, 'm').exec(code) ?? [];
  const fields = [...body.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, field = '']) => field);
  const rows =
    readFileSync(`stories/${page}`, 'utf8')
      .match(/^\|.*$/gm)
      ?.join('\n') ?? '';
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !new RegExp(`\`${field}[\`(]`).test(rows))).toEqual([]);
});

it('every story and page belongs to a family', () => {
  // A family with many stories is split into further files: `<family>.<capability>.stories.tsx` and `.mdx`.
  const owners = pages.map((file) => file.replace(/(\.[\w-]+)?\.(stories\.tsx|mdx)$/, ''));
  expect(owners.filter((name) => !every.includes(name))).toEqual([]);
});

it('keyboard table rows and keyboard stories match', () => {
  const tested = pages.flatMap((file) => {
    const lists = readFileSync(`stories/${file}`, 'utf8').matchAll(/keyboard: \[([^\]]*)\]/g);
    return [...lists].flatMap(([, ids = '']) => [...ids.matchAll(/'([^']+)'/g)].map(([, id]) => id));
  });
  const message = 'List each id of a keyboard table in `parameters.keyboard` of a story, and no others.';
  expect(new Set(tested), message).toEqual(new Set(keyboardRows()));
});
