import type { Options } from 'minisearch';

/** The weights of the fields. `parts` has the components, hooks and functions that a page documents, `synonyms` their other names. */
const boost = { title: 8, synonyms: 6, parts: 4, props: 4, keys: 3, headings: 2, text: 0.5 };

/** A page as the search of the documentation finds it: the fields, its id in the Storybook, and its purpose in one line. */
export type SearchPage = Record<keyof typeof boost | 'id' | 'purpose', string>;

/** The same for the build, which creates the index, and for the page that loads it. */
export const searchOptions: Options<SearchPage> = {
  fields: Object.keys(boost),
  storeFields: ['title', 'purpose'],
  searchOptions: { boost, combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
};
