// The index of the documentation's search: the build creates it, and a page loads it.
import MiniSearch, { type Options } from 'minisearch';
import type { Page, Parts } from './docs.ts';

/**
 * The field weights. `parts` lists the components, hooks and functions that a page documents, and `synonyms` their
 * other names.
 */
const boost = { title: 8, synonyms: 6, parts: 4, keys: 3, headings: 2, text: 0.5 };

/** The kind of a search entry: a family page, another page, or a place on a page. */
export type SearchKind = 'component' | 'guide' | 'heading' | 'prop';

/** A search entry: the fields, its URL as its id, and its purpose in one line. */
export interface SearchEntry extends Record<keyof typeof boost | 'id' | 'purpose', string> {
  kind: SearchKind;
}

export const searchOptions: Options<SearchEntry> = {
  fields: Object.keys(boost),
  storeFields: ['title', 'purpose', 'kind'],
  searchOptions: {
    boost,
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    // A page comes before the places on it.
    boostDocument: (_id, _term, fields) => (/component|guide/.test(String(fields?.kind)) ? 1 : 0.7),
  },
};

/** A heading of a page, with its level. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** The id of a prop's row on its family's page. */
export const propId = (part: string, prop: string): string => `prop-${part}-${prop}`.toLowerCase();

/** Whether a page documents a family and is not a guide. */
export const isFamily = ({ mdx }: Pick<Page, 'mdx'>): boolean => mdx.includes('<Gallery />');

const nothing = { synonyms: '', parts: '', keys: '', headings: '', text: '' };

function entriesOf(page: Page, parts: Parts, headings: readonly Heading[]): SearchEntry[] {
  const { address, title, sentence, mdx, markdown } = page;
  const ofPage = [...mdx.matchAll(/<PropsOf family="(.+)" \/>/g)].flatMap(([, family = '']) => parts[family] ?? []);
  const [, names = ''] = /Also\s+known\s+as:?\s+([^.]+)\./.exec(mdx) ?? [];
  const [, keys = ''] = /^## Keyboard$([^]*?)(?:^## |(?![^]))/m.exec(markdown) ?? [];
  return [
    {
      id: address,
      kind: isFamily(page) ? 'component' : 'guide',
      title,
      purpose: sentence,
      synonyms: names,
      parts: [...ofPage.map(({ name }) => name), ...(mdx.match(/\buse[A-Z]\w+/g) ?? [])].join(' '),
      keys,
      headings: [...markdown.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading).join(' '),
      text: markdown.replaceAll(/^```[^]*?^```$|^\|.*$/gm, ''),
    },
    ...headings.map(({ id, text }) => ({
      ...nothing,
      id: `${address}#${id}`,
      kind: 'heading' as const,
      title: text,
      purpose: title,
      parts: title,
    })),
    ...ofPage.flatMap(({ name, props }) =>
      props.map((prop) => ({
        ...nothing,
        id: `${address}#${propId(name, prop.name)}`,
        kind: 'prop' as const,
        title: `${name} ${prop.name}`,
        parts: name,
        purpose: prop.description,
      })),
    ),
  ];
}

/** Returns the index as JSON. `headings` contains the headings of each page by URL. */
export function searchIndex(
  pages: readonly Page[],
  parts: Parts,
  headings: Readonly<Record<string, readonly Heading[]>> = {},
): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.flatMap((page) => entriesOf(page, parts, headings[page.address] ?? [])));
  return JSON.stringify(index);
}
