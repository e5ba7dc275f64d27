import MiniSearch from 'minisearch';
import kitSearch from 'virtual:kit-search';
import { type SearchPage, searchOptions } from '../../scripts/kit/search-index.ts';

const index = MiniSearch.loadJSON<SearchPage>(kitSearch, searchOptions);

/** Finds pages of the documentation, the best first. Without a query, all. */
export function searchPages(query: string) {
  return index
    .search(query.trim() === '' ? MiniSearch.wildcard : query)
    .map(({ id, title, purpose }) => ({ value: String(id), label: String(title), description: String(purpose) }));
}
