import type { Options } from 'minisearch';

/** A page as the search of the documentation finds it. */
export interface SearchPage {
  /** Its id in the Storybook. */
  id: string;
  title: string;
  /** Its purpose, in one line. */
  purpose: string;
  /** Other names of what it describes. */
  synonyms: string;
  /** Components, hooks and functions that it documents. */
  parts: string;
  props: string;
  keys: string;
  headings: string;
  text: string;
}

/** The same for the build, which creates the index, and for the page that loads it. */
export const searchOptions: Options<SearchPage> = {
  fields: ['title', 'synonyms', 'parts', 'props', 'keys', 'headings', 'text'],
  storeFields: ['title', 'purpose'],
  searchOptions: {
    boost: { title: 8, synonyms: 6, parts: 4, props: 4, keys: 3, headings: 2, text: 0.5 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
