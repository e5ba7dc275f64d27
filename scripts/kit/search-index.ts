// Creates the index of the documentation's search.
import MiniSearch from 'minisearch';
import { familyPurposes } from '../../stories/docs/family-list.ts';
import { type Page, titleOf } from './docs.ts';
import type { Part } from './props.ts';
import { type SearchPage, searchOptions } from './search-options.ts';

const purposes: Readonly<Record<string, string>> = familyPurposes;

function searchPageOf(page: Page, parts: Readonly<Record<string, readonly Part[]>>): SearchPage {
  const { id, mdx, markdown } = page;
  const title = titleOf(page);
  const ofPage = [...mdx.matchAll(/<PropsOf family="(.+)" \/>/g)].flatMap(([, family = '']) => parts[family] ?? []);
  const [, group = ''] = /^docs\/(\w+)\//.exec(page.file) ?? [];
  const [, sentence = ''] = /^# .+\n\n([A-Z][^]*?\.)(?=\s)/.exec(markdown) ?? [];
  const purpose = purposes[`${group}/${title}`];
  const [, names = ''] = /^Also known as: (.+)$/m.exec(mdx) ?? [];
  const [, keyboard = ''] = markdown.split(/^## Keyboard$/m);
  const [keys = ''] = keyboard.split(/^## /m);
  const prose = markdown.replaceAll(/^```[^]*?^```$|^\|.*$/gm, '');
  return {
    id,
    title,
    purpose: purpose ?? sentence.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    synonyms: `${names} ${purpose ?? ''}`,
    parts: [...ofPage.map(({ name }) => name), ...(mdx.match(/\buse[A-Z]\w+/g) ?? [])].join(' '),
    // Radix declares the others, which are listed by name.
    props: ofPage.flatMap(({ props, others }) => [...props.map(({ name }) => name), ...others]).join(' '),
    keys,
    headings: [...markdown.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading).join(' '),
    text: prose,
  };
}

/** Returns the index as JSON. */
export function searchIndex(pages: readonly Page[], parts: Readonly<Record<string, readonly Part[]>>): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.map((page) => searchPageOf(page, parts)));
  return JSON.stringify(index);
}
