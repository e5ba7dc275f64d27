// Creates the index of the documentation's search.
import MiniSearch from 'minisearch';
import { familyPurposes } from '../../stories/docs/family-list.ts';
import type { Page, Parts } from './docs.ts';
import { type SearchPage, searchOptions } from './search-options.ts';

const purposes: Readonly<Record<string, string>> = familyPurposes;

function searchPageOf({ id, title, sentence, file, mdx, markdown }: Page, parts: Parts): SearchPage {
  const ofPage = [...mdx.matchAll(/<PropsOf family="(.+)" \/>/g)].flatMap(([, family = '']) => parts[family] ?? []);
  const purpose = purposes[`${file.replace(/\/.*/, '')}/${title}`];
  const [, names = ''] = /^Also known as: (.+)$/m.exec(mdx) ?? [];
  const [, keys = ''] = /^## Keyboard$([^]*?)(?:^## |(?![^]))/m.exec(markdown) ?? [];
  return {
    id,
    title,
    purpose: purpose ?? sentence,
    synonyms: `${names} ${purpose ?? ''}`,
    parts: [...ofPage.map(({ name }) => name), ...(mdx.match(/\buse[A-Z]\w+/g) ?? [])].join(' '),
    // Radix declares the others, which are listed by name.
    props: ofPage.flatMap(({ props, others }) => [...props.map(({ name }) => name), ...others]).join(' '),
    keys,
    headings: [...markdown.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading).join(' '),
    text: markdown.replaceAll(/^```[^]*?^```$|^\|.*$/gm, ''),
  };
}

/** Returns the index as JSON. */
export function searchIndex(pages: readonly Page[], parts: Parts): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.map((page) => searchPageOf(page, parts)));
  return JSON.stringify(index);
}
