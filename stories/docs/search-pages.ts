import MiniSearch from 'minisearch';
import { type SearchPage, searchOptions } from '../../scripts/kit/search-options.ts';

/** Defined by .storybook/main.ts. */
declare const kitSearch: string;

const index = MiniSearch.loadJSON<SearchPage>(kitSearch, searchOptions);

/** Finds pages of the documentation, the best first. Without a query, all. */
export function searchPages(query: string) {
  return index
    .search(query.trim() === '' ? MiniSearch.wildcard : query)
    .map(({ id, title, purpose }) => ({ value: String(id), label: String(title), description: String(purpose) }));
}
