// @vitest-environment node
import path from 'node:path';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { markdownFiles, readPages } from '../../../scripts/kit/docs.ts';
import { allParts } from '../../../scripts/kit/props.ts';
import { searchIndex } from '../../../scripts/kit/search-index.ts';
import { searchOptions } from '../../../scripts/kit/search-options.ts';

const parts = allParts();
const pages = await readPages(parts);
const files = markdownFiles(pages);
const list = files['llms.txt'] ?? '';
const full = files['llms-full.txt'] ?? '';

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
    expect(list.length / 3).toBeLessThan(6000);
    for (const { file } of pages) expect(list).toContain(`](${file})`);
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
