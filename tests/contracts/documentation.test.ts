// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import * as kit from 'waymark';
import { withoutElement } from './components';
import { version } from '../../package.json';
import { markdownFiles, readPages } from '../../scripts/kit/docs.ts';
import { allParts, type Part } from '../../scripts/kit/props.ts';
import { searchIndex } from '../../scripts/kit/search-index.ts';
import { searchOptions } from '../../scripts/kit/search-options.ts';

// Reads the types of the whole kit, which takes several seconds: all tests of the documentation share it.
const parts = allParts();
const pages = await readPages(parts);
const files = markdownFiles(pages);
const pageList = files['llms.txt'] ?? '';
const full = files['llms-full.txt'] ?? '';

const partNamed = (name: string): Part | undefined =>
  Object.values(parts)
    .flat()
    .find((part) => part.name === name);

const propOf = (part: string, name: string) => partNamed(part)?.props.find((prop) => prop.name === name);

describe('the props tables', () => {
  it('cover every exported component once', () => {
    const exported = Object.entries(kit)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name]) => name);
    const documented = Object.values(parts).flatMap((list) => list.map(({ name }) => name));
    const message =
      'Export the component from the index.ts of its family, and the family from src/components/index.ts.';
    expect(documented.toSorted(), message).toEqual(exported.toSorted());
  });

  it('have the props that users of other libraries look for', () => {
    const [, table = ''] = readFileSync('stories/docs/coming-from.mdx', 'utf8').split('## Props\n');
    const cells = [...table.matchAll(/\| ([^|]+) \|$/gm)].slice(2).map(([, cell = '']) => cell);
    // Every element accepts a class name.
    const named = cells
      .flatMap((cell) => cell.match(/(?<=`)\w+(?=[`=])/g) ?? [])
      .filter((name) => name !== 'className');
    const known = new Set(
      Object.values(parts).flatMap((list) => list.flatMap(({ props }) => props.map(({ name }) => name))),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are on a page of the documentation for every family', () => {
    const mdxPages = readdirSync('stories', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join('stories', file), 'utf8'));
    const shown = mdxPages.flatMap((page) =>
      [...page.matchAll(/<PropsOf family="([^"]+)"/g)].map(([, name = '']) => name),
    );
    const message = 'Add <PropsOf family="…" /> to stories/<group>/<family>.mdx.';
    expect(shown.toSorted(), message).toEqual(Object.keys(parts).toSorted());
  });

  it('describe every part, and list the other attributes that it accepts', () => {
    const all = Object.values(parts).flat();
    expect(all.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
    const silent = all.filter(({ others, name }) => others.length === 0 && !(name in withoutElement));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('list the props that a part declares, and summarize forwarded attributes', () => {
    expect(partNamed('CardTitle')).toEqual({
      name: 'CardTitle',
      description: 'The heading of a card.',
      props: [
        {
          name: 'level',
          type: '1 | 2 | 3 | 4 | 5 | 6',
          required: false,
          description: 'The level of the heading.',
          defaultValue: '2',
          codeDefault: '2',
        },
      ],
      others: ['the attributes of `h2`'],
    });
  });

  it('follow extended, omitted and picked props to other files', () => {
    // From Popover through ProfileMenuProps.
    expect(propOf('ProfileMenu', 'onOpenChange')?.description).toBe('Called when the open state changes.');
    expect(propOf('ProfileMenu', 'name')?.required).toBe(true);
    expect(propOf('StatCard', 'asChild')).toBeUndefined();
    expect(propOf('PlanCardAction', 'variant')?.type).toMatch(/'solid'/);
    // The documented default of the wrapper replaces the one of the part inside.
    expect(propOf('NotificationContent', 'align')).toMatchObject({
      type: "'start' | 'center' | 'end'",
      defaultValue: "'end'",
    });
  });

  it('show the values of a type instead of its name', () => {
    // From `keyof typeof`, `Exclude`, a type of Radix by its key, and the members of a union of types.
    expect(propOf('ThemeProvider', 'density')?.type).toBe("'compact' | 'comfortable'");
    expect(propOf('SheetContent', 'size')?.type).toBe("'sm' | 'md' | 'lg'");
    expect(propOf('MenuContent', 'align')?.type).toBe("'start' | 'center' | 'end'");
    expect(propOf('Accordion', 'onValueChange')?.type).toBe(
      "((value: Value | '') => void) | ((value: Value) => void) | ((value: Value[]) => void)",
    );
    // Without the marks that only guide the inference.
    expect(propOf('Select', 'onValueChange')?.type).toBe('(value: Value) => void');
  });

  it('describe every prop, with the default from the code', () => {
    const props = Object.values(parts).flatMap((list) =>
      list.flatMap((part) => part.props.map((prop) => ({ ...prop, name: `${part.name}.${prop.name}` }))),
    );
    expect(props.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
    // An empty string is "none" in words.
    const wrong = props.filter(
      ({ codeDefault, defaultValue }) =>
        codeDefault !== undefined && codeDefault !== defaultValue && !(codeDefault === "''" && defaultValue === 'none'),
    );
    expect(wrong.map(({ name, codeDefault, defaultValue }) => `${name}: ${codeDefault}, not ${defaultValue}`)).toEqual(
      [],
    );
  });

  it('are beside the fields of the state and of a query of a DataGrid, and the height', () => {
    const page = readFileSync('stories/data/data-grid.mdx', 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('|'));
    const missing = Object.keys(kit.defaultGridState).filter(
      (field) => !rows.some((row) => row.includes(`\`${field}\``)),
    );
    expect(missing).toEqual([]);
    expect(page).toMatch(/`DataGridQuery`/);
    expect(page).toMatch(/not paginated is at most 600 px high/);
    expect(propOf('DataGridTable', 'rootProps')?.description).toMatch(/600 px/);
  });

  it('show the default in its own column', () => {
    const texts = Object.values(parts).flatMap((list) =>
      list.flatMap(({ description, props }) => [description, ...props.map((prop) => prop.description)]),
    );
    expect(texts.filter((text) => text.includes('@'))).toEqual([]);
    expect(propOf('Divider', 'align')?.defaultValue).toBe("'center'");
  });
});

describe('the documentation as Markdown', () => {
  it('links to files that exist', () => {
    const broken = Object.entries(files).flatMap(([file, text]) =>
      [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(https?:|mailto:)/.test(link))
        .filter((link) => !(path.posix.join(path.posix.dirname(file), link) in files))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('has a list that fits the context of a model: under 6,000 tokens', () => {
    // Tokens of English text have four characters on average, those of names and paths three.
    expect(pageList.length / 3).toBeLessThan(6000);
    for (const { file } of pages) expect(pageList).toContain(`](${file})`);
  });

  it('says which version it describes', () => {
    expect(files['docs/docs/upgrade.md']).toContain(`describes version ${version}.`);
  });

  it('names every component and every prop in the file with all pages', () => {
    const missing = Object.values(parts)
      .flat()
      .flatMap(({ name, props }) => {
        const [, section = ''] = full.split(new RegExp(`^#### ${name}$`, 'm'));
        const [own = ''] = section.split(/^#+ /m);
        return full.includes(name)
          ? props.filter((prop) => !own.includes(`\`${prop.name}\``)).map((prop) => `${name}.${prop.name}`)
          : [name];
      });
    expect(missing).toEqual([]);
  });
});

describe('the search of the documentation', () => {
  const index = MiniSearch.loadJSON(searchIndex(pages, parts), searchOptions);
  const found = (query: string): string[] => index.search(query).map(({ id }) => String(id).replace(/--.*/, ''));

  it.each([
    ['sidebar', 'navigation-drawer'],
    ['autocomplete', 'controls-combobox'],
    ['confirmation', 'layers-dialog'],
    ['snackbar', 'layers-toast'],
    ['date picker', 'layers-datefield'],
    ['TooltipProvider', 'layers-tooltip'],
    ['useToast', 'layers-toast'],
    ['maxSize', 'controls-fileupload'],
    ['next', 'documentation-next-js'],
    ['content security policy', 'documentation-installation'],
    ['comobox', 'controls-combobox'],
  ])('finds %s first on the right page', (query, page) => {
    expect(found(query)[0]).toBe(page);
  });

  it.each([
    ['onQueryChange', ['controls-combobox', 'layers-commandpalette']],
    ['ArrowDown', ['controls-combobox', 'layers-menu', 'data-datagrid']],
    ['onOpenChange', ['layers-dialog', 'layers-popover', 'navigation-appshell']],
  ])('finds %s on each page that documents it', (query, expected) => {
    expect(found(query)).toEqual(expect.arrayContaining(expected));
  });
});
