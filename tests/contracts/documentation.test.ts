// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../../scripts/kit/families.mjs';

const folder = path.resolve('stories');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

/** As Storybook makes an id of a title. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Where a page of documentation is found: by its own title, or by that of the stories it belongs to. */
function addressOf(page: string): string {
  const own = /<Meta title="([^"]+)"/.exec(read(page))?.[1];
  if (own) return `${idOf(own)}--docs`;
  const stories = /import \* as Stories from '\.\/([^']+)'/.exec(read(page))?.[1];
  const title = /title: '([^']+)'/.exec(read(path.join(path.dirname(page), `${stories}.tsx`)))?.[1];
  return `${idOf(title ?? page)}--documentation`;
}

const addresses = new Set(pages.map(addressOf));

describe('the documentation', () => {
  it.each(pages)('%s leads to pages that are there', (page) => {
    const links = [...read(page).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, address]) => address);
    expect(links.filter((address = '') => !addresses.has(address))).toEqual([]);
  });

  it('names every family on its first page', () => {
    const introduction = read('docs/introduction.mdx');
    const missing = families()
      .map(({ group, family }) => `${group}/${family}`)
      .filter((page) => !introduction.includes(`?path=/docs/${addressOf(`${page}.mdx`)}`));
    expect(missing).toEqual([]);
  });
});
