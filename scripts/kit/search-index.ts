// The index of the documentation's search: the build creates it, and a page loads it.
import MiniSearch, { type Options } from 'minisearch';
import { familyPurposes } from '../../stories/docs/family-list.ts';
import type { Page, Parts } from './docs.ts';

/** The weights of the fields. `parts` has the components, hooks and functions that a page documents, `synonyms` their other names. */
const boost = { title: 8, synonyms: 6, parts: 4, props: 4, keys: 3, headings: 2, text: 0.5 };

/** A page as the search of the documentation finds it: the fields, its address as its id, and its purpose in one line. */
export type SearchPage = Record<keyof typeof boost | 'id' | 'purpose', string>;

export const searchOptions: Options<SearchPage> = {
  fields: Object.keys(boost),
  storeFields: ['title', 'purpose'],
  searchOptions: { boost, combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
};

const purposes: Readonly<Record<string, string>> = familyPurposes;

function searchPageOf({ address, title, sentence, file, mdx, markdown }: Page, parts: Parts): SearchPage {
  const ofPage = [...mdx.matchAll(/<PropsOf family="(.+)" \/>/g)].flatMap(([, family = '']) => parts[family] ?? []);
  const purpose = purposes[`${file.replace(/\/.*/, '')}/${title}`];
  const [, names = ''] = /^Also known as: (.+)$/m.exec(mdx) ?? [];
  const [, keys = ''] = /^## Keyboard$([^]*?)(?:^## |(?![^]))/m.exec(markdown) ?? [];
  return {
    id: address,
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
