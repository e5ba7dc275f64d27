import { Box, Braces, FileText, Hash } from 'lucide-react';
import MiniSearch, { type SearchResult } from 'minisearch';
import { useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Command, CommandPalette } from 'waymark';
import { type SearchKind, searchOptions } from '../../../scripts/kit/search-index.ts';

const icons: Record<SearchKind, typeof Box> = { component: Box, guide: FileText, heading: Hash, prop: Braces };
const labels = { commandPalette: 'Documentation', commandSearch: 'Search the documentation' };
const isPage = ({ kind }: SearchResult): boolean => kind === 'component' || kind === 'guide';

const response = await fetch('/search.json');
const index = MiniSearch.loadJSON(await response.text(), searchOptions);

/** Finds pages, headings and props, best match first. */
function find(query: string): Command[] {
  const text = query.trim().toLowerCase();
  const found = text ? index.search(text) : index.search(MiniSearch.wildcard, { filter: isPage });
  return found.slice(0, 20).map((result) => {
    const { id, title, purpose, kind, match } = result;
    const Icon = icons[kind as SearchKind];
    // The palette prefers titles that contain the query, so a page found by another name shows that name after its
    // title.
    const names = isPage(result) ? Object.keys(match).filter((term) => match[term]?.includes('synonyms')) : [];
    const others = names.filter((term) => !String(title).toLowerCase().includes(term));
    return {
      id: String(id),
      title: others.length === 0 ? String(title) : `${title} (${others.join(', ')})`,
      caption: String(purpose),
      start: <Icon />,
      href: String(id),
      // The index also finds similar words.
      keywords: [query],
    };
  });
}

function Search() {
  const [query, setQuery] = useState('');
  // The letter is visible before the results.
  const shownQuery = useDeferredValue(query);
  const commands = useMemo(() => find(shownQuery), [shownQuery]);
  return <CommandPalette defaultOpen commands={commands} query={query} onQueryChange={setQuery} labels={labels} />;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
let opened = 0;

/** Opens the search above the page. */
export function openSearch(): void {
  opened += 1;
  root.render(<Search key={opened} />);
}
